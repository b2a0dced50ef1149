import type { WaitingKind } from '../../contract/waiting-list';

export type WaitingMessage = 'waitingJoined' | 'waitingOffer' | 'waitingTaken';

export const MESSAGE_OF: Record<WaitingKind, WaitingMessage> = {
  'waiting-joined': 'waitingJoined',
  'waiting-offer': 'waitingOffer',
  'waiting-taken': 'waitingTaken',
};

export const WAITING_WORDS = {
  en: {
    subject: {
      waitingJoined: 'You are on the waiting list',
      waitingOffer: 'A time has become available',
      waitingTaken: 'That time has been taken',
    },
    lead: {
      waitingJoined: 'We will write to you as soon as a suitable time becomes available.',
      waitingOffer:
        'We have told a few people on the list. The time goes to the first to accept; the others stay on the list.',
      waitingTaken:
        'We are sorry: somebody else has accepted it. You are still on the waiting list, and we will write to you about the next one.',
    },
    action: {
      waitingJoined: 'See or leave the waiting list',
      waitingOffer: 'See the time and accept it',
      waitingTaken: 'See or leave the waiting list',
    },
    moves: 'If you accept, your appointment will move to this time. Until then, you keep the one you have.',
    until: 'You can accept until',
    why: 'You are receiving this email because this address was put on our waiting list. Anyone with the link can use it.',
  },
  ar: {
    subject: {
      waitingJoined: 'أنت على قائمة الانتظار',
      waitingOffer: 'توفّر وقت',
      waitingTaken: 'سبقك غيرك إلى هذا الوقت',
    },
    lead: {
      waitingJoined: 'سنكتب إليك فور توفّر وقت مناسب.',
      waitingOffer: 'أبلغنا عددًا من المنتظرين. الوقت لمن يقبله أولًا، ويبقى الآخرون على القائمة.',
      waitingTaken: 'نأسف لذلك. ما زلت على قائمة الانتظار، وسنكتب إليك بشأن الوقت التالي.',
    },
    action: {
      waitingJoined: 'لرؤية قائمة الانتظار أو الخروج منها',
      waitingOffer: 'لرؤية الوقت وقبوله',
      waitingTaken: 'لرؤية قائمة الانتظار أو الخروج منها',
    },
    moves: 'إن قبلت انتقل موعدك إلى هذا الوقت، وحتى ذلك الحين يبقى موعدك كما هو.',
    until: 'يمكنك القبول حتى',
    why: 'وصلتك هذه الرسالة لأن هذا البريد أُضيف إلى قائمة الانتظار لدينا. ومن لديه الرابط يمكنه استخدامه.',
  },
};

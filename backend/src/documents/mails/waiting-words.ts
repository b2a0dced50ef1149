import type { WaitingKind } from '../../appointments/waiting/waiting-messages';
import type { Language } from '../../platform/clinic-time';

/** By what editors word what the waiting list is told. */
export type WaitingMessage = 'waitingJoined' | 'waitingOffer' | 'waitingTaken';

export const MESSAGE_OF: Record<WaitingKind, WaitingMessage> = {
  'waiting-joined': 'waitingJoined',
  'waiting-offer': 'waitingOffer',
  'waiting-taken': 'waitingTaken',
};

/** What mails of the waiting list say beside the labels that mails of appointments have. */
export const WAITING_WORDS: Record<
  Language,
  {
    subject: Record<WaitingMessage, string>;
    lead: Record<WaitingMessage, string>;
    action: Record<WaitingMessage, string>;
    /** Of a time that would move an appointment. */
    moves: string;
    until: string;
    why: string;
  }
> = {
  en: {
    subject: {
      waitingJoined: 'You are on the waiting list',
      waitingOffer: 'A time has become free',
      waitingTaken: 'That time is taken by now',
    },
    lead: {
      waitingJoined: 'As soon as a time becomes free that suits you, we write to you.',
      waitingOffer:
        'We have told a few people who are waiting. The first to accept has the time; the others stay on the list.',
      waitingTaken: 'Somebody else was a little faster. You stay on the waiting list, and we write again.',
    },
    action: {
      waitingJoined: 'See or leave the waiting list',
      waitingOffer: 'See the time and accept it',
      waitingTaken: 'See or leave the waiting list',
    },
    moves: 'If you accept, your appointment moves to this time. Until then you keep the one you have.',
    until: 'You can accept until',
    why: 'You are receiving this email because this address was put on our waiting list. Anyone with the link can use it.',
  },
  ar: {
    subject: {
      waitingJoined: 'أنت على قائمة الانتظار',
      waitingOffer: 'أصبح وقت متاحًا',
      waitingTaken: 'سبقك غيرك إلى هذا الوقت',
    },
    lead: {
      waitingJoined: 'نكتب إليك فور أن يتاح وقت يناسبك.',
      waitingOffer: 'أخبرنا بضعة أشخاص ينتظرون. الوقت لمن يقبله أولًا، ويبقى الآخرون على القائمة.',
      waitingTaken: 'كان غيرك أسرع قليلًا. أنت باقٍ على قائمة الانتظار، وسنكتب إليك مرة أخرى.',
    },
    action: {
      waitingJoined: 'لرؤية قائمة الانتظار أو مغادرتها',
      waitingOffer: 'لرؤية الوقت وقبوله',
      waitingTaken: 'لرؤية قائمة الانتظار أو مغادرتها',
    },
    moves: 'إن قبلت انتقل موعدك إلى هذا الوقت، وحتى ذلك الحين يبقى موعدك كما هو.',
    until: 'يمكنك القبول حتى',
    why: 'وصلتك هذه الرسالة لأن هذا البريد أُضيف إلى قائمة الانتظار لدينا. ومن لديه الرابط يمكنه استخدامه.',
  },
};

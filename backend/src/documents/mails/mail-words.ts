import type { Cancellation } from '../../contract/appointment';

export type NotificationKind =
  | 'received'
  | 'deposit'
  | 'confirmed'
  | 'moved'
  | 'movedConfirmed'
  | 'reminder'
  | 'recall'
  | 'review'
  | 'link'
  | Cancellation['by'];

export const MAIL_WORDS = {
  en: {
    own: 'A message about your appointment',
    subject: {
      received: 'Your request has reached us',
      deposit: 'Your time is held: please pay the deposit',
      confirmed: 'Your appointment is confirmed',
      moved: 'Your request for another time has reached us',
      movedConfirmed: 'Your appointment has a new time',
      reminder: 'A reminder of your appointment',
      recall: 'It is time for your next visit',
      review: 'How was your visit?',
      link: 'The link to your appointment',
      patient: 'Your appointment is cancelled',
      clinic: 'Your appointment is cancelled',
      notConfirmed: 'Your request could not be confirmed in time',
      notPaid: 'Your request has lapsed: no deposit in time',
    },
    lead: {
      received: 'Your time is held for you, but not yet confirmed.',
      deposit: 'Your time is held while you pay the deposit. Open the appointment below to pay.',
      confirmed: 'We look forward to seeing you.',
      moved: 'Your new time is held for you, but not yet confirmed.',
      movedConfirmed: 'Here is your new time. Open the attached file to update your calendar.',
      reminder:
        'This is a reminder of your appointment. If you cannot come, please cancel or move it, so that someone else can have the time.',
      recall:
        'At your last visit we agreed that you would come again about now. Choose a time that suits you.',
      review:
        'We have one question, which takes a minute: how was your visit? What you write may be shown on our site, with only the first letter of your name.',
      link: 'Here is the link to your appointment, as requested on our site. If you did not ask for it, there is nothing you need to do.',
      patient: 'You have cancelled this appointment. There is nothing more you need to do.',
      clinic:
        'The clinic has had to cancel this appointment. Call us if you have any questions, or choose another time.',
      notConfirmed:
        'We are sorry: we could not reach you to confirm it in time, so this request is cancelled. Please choose another time or call us.',
      notPaid:
        'We did not receive the deposit in time, so the time is free again. Please choose another time or call us.',
    },
    /** Texts of a move to another doctor, branch or service. */
    reassigned: {
      subject: 'Your appointment has changed',
      lead: 'Please check the doctor, the kind of visit and the branch below: more than the time may have changed.',
    },
    greeting: (name: string) => `Dear ${name},`,
    address: 'Address',
    map: 'Open the map',
    open: 'See, move or cancel the appointment',
    bookAgain: 'Choose another time',
    ask: 'The clinic asks a few questions before your visit. It takes place all the same if you do not answer.',
    answer: 'Answer the questions',
    chooseTime: 'Choose a time',
    tell: 'Tell us how it was',
    questions: 'Questions? Call us:',
    why: 'You are receiving this email because this address was given with the booking. Anyone with the link can open the appointment.',
    noNews: 'You agreed to news by email. Withdraw that here',
  },
  ar: {
    own: 'رسالة بشأن موعدك',
    subject: {
      received: 'وصلنا طلبك',
      deposit: 'الوقت محفوظ لك حتى دفع العربون',
      confirmed: 'تأكد موعدك',
      moved: 'وصلنا طلبك لوقت آخر',
      movedConfirmed: 'لموعدك وقت جديد',
      reminder: 'تذكير بموعدك',
      recall: 'حان وقت زيارتك القادمة',
      review: 'كيف كانت زيارتك؟',
      link: 'رابط موعدك',
      patient: 'أُلغي موعدك',
      clinic: 'أُلغي موعدك',
      notConfirmed: 'تعذّر تأكيد طلبك في الوقت المناسب',
      notPaid: 'سقط طلبك: لم يُدفع العربون في مهلته',
    },
    lead: {
      recall: 'اتفقنا في زيارتك الأخيرة على أن تعود في هذه الفترة. اختر الوقت الذي يناسبك.',
      review:
        'سؤال واحد لا يستغرق دقيقة: كيف كانت زيارتك؟ قد يظهر ما تكتبه في موقعنا مع الحرف الأول فقط من اسمك.',
      link: 'هذا رابط موعدك كما طُلب من موقعنا. وإن لم تطلبه فلا داعي لفعل شيء.',
      received: 'الوقت محفوظ لك، لكنه لم يُؤكَّد بعد.',
      deposit: 'الوقت محفوظ لك ريثما يُدفع العربون. افتح الموعد من الرابط أدناه للدفع.',
      confirmed: 'نسعد باستقبالك.',
      moved: 'الوقت الجديد محفوظ لك، لكنه لم يُؤكَّد بعد.',
      movedConfirmed: 'هذا هو الوقت الجديد. افتح الملف المرفق ليُحدَّث تقويمك.',
      reminder: 'تذكير قصير. إن لم تستطع الحضور فألغِ الموعد أو غيّره من فضلك، فغيرك يحتاج إلى هذا الوقت.',
      patient: 'أُلغي هذا الموعد بناءً على طلبك، ولا داعي لفعل شيء آخر.',
      clinic: 'اضطرت العيادة إلى إلغاء هذا الموعد. اتصل بنا إن كان لديك سؤال، أو اختر وقتًا آخر.',
      notConfirmed:
        'نأسف: لم نتمكن من الوصول إليك للتأكيد قبل حلول الوقت، فأُلغي هذا الطلب. اختر وقتًا آخر من فضلك أو اتصل بنا.',
      notPaid: 'لم يصلنا العربون في مهلته، فلم يعد الوقت محفوظًا. اختر وقتًا آخر من فضلك أو اتصل بنا.',
    },
    reassigned: {
      subject: 'تغيّر موعدك',
      lead: 'راجع من فضلك الطبيب ونوع الزيارة والفرع أدناه، فربما تغيّر ما هو أكثر من الوقت.',
    },
    greeting: (name: string) => `مرحبًا ${name}،`,
    address: 'العنوان',
    map: 'خريطة الوصول',
    open: 'لرؤية الموعد أو تغييره أو إلغائه',
    bookAgain: 'اختر وقتًا آخر',
    ask: 'لدى العيادة بضعة أسئلة قبل زيارتك، وتتم الزيارة في كل حال وإن لم تُجب.',
    answer: 'الإجابة عن الأسئلة',
    chooseTime: 'اختر وقتًا',
    tell: 'أخبرنا كيف كانت',
    questions: 'لديك سؤال؟ اتصل بنا:',
    why: 'وصلتك هذه الرسالة لأن هذا البريد كُتب عند الحجز. ومن لديه الرابط يمكنه فتح الموعد.',
    noNews: 'وافقتَ على استلام أخبارنا بالبريد. اسحب موافقتك من هنا',
  },
};

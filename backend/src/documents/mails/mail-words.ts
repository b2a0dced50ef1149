import type { Cancellation } from '../../contract/appointment';
import type { Language } from '../../platform/clinic-time';

type NotificationKind =
  | 'received'
  | 'confirmed'
  | 'moved'
  | 'movedConfirmed'
  | 'reminder'
  | Cancellation['by'];

interface MailWords {
  subject: Record<NotificationKind, string>;
  lead: Record<NotificationKind, string>;
  greeting: (name: string) => string;
  address: string;
  map: string;
  open: string;
  bookAgain: string;
  questions: string;
  why: string;
}

/** The fixed words of mails about appointments. */
export const MAIL_WORDS: Record<Language, MailWords> = {
  en: {
    subject: {
      received: 'Your request has reached us',
      confirmed: 'Your appointment is confirmed',
      moved: 'Your request for another time has reached us',
      movedConfirmed: 'Your appointment has a new time',
      reminder: 'Your appointment is tomorrow',
      patient: 'Your appointment is canceled',
      clinic: 'Your appointment is canceled',
      notConfirmed: 'Your request could not be confirmed in time',
    },
    lead: {
      received: 'The time is kept for you, but not yet confirmed.',
      confirmed: 'We look forward to seeing you.',
      moved: 'The new time is kept for you, but not yet confirmed.',
      movedConfirmed: 'This is the new time. Your calendar takes it over with the attached file.',
      reminder:
        'A short reminder. If you cannot come, please cancel or move the visit: someone else needs the time.',
      patient: 'You have canceled this visit. There is nothing more to do.',
      clinic: 'The clinic has canceled this visit. Call us if you have questions, or choose another time.',
      notConfirmed:
        'We are sorry: nobody reached you to confirm before the time came, so this request is canceled. Please choose another time or call us.',
    },
    greeting: (name) => `Dear ${name},`,
    address: 'Address',
    map: 'Open the map',
    open: 'See, move or cancel the appointment',
    bookAgain: 'Choose another time',
    questions: 'Questions? Call us:',
    why: 'You receive this mail because this address was given with the booking. Whoever has the link can open the appointment.',
  },
  ar: {
    subject: {
      received: 'وصلنا طلبك',
      confirmed: 'تأكد موعدك',
      moved: 'وصلنا طلبك لوقت آخر',
      movedConfirmed: 'لموعدك وقت جديد',
      reminder: 'موعدك غدًا',
      patient: 'أُلغي موعدك',
      clinic: 'أُلغي موعدك',
      notConfirmed: 'تعذّر تأكيد طلبك في الوقت المناسب',
    },
    lead: {
      received: 'الوقت محفوظ لك، لكنه لم يُؤكَّد بعد.',
      confirmed: 'نسعد باستقبالك.',
      moved: 'الوقت الجديد محفوظ لك، لكنه لم يُؤكَّد بعد.',
      movedConfirmed: 'هذا هو الوقت الجديد. افتح الملف المرفق ليُحدَّث تقويمك.',
      reminder: 'تذكير قصير. إن لم تستطع الحضور فألغِ الموعد أو غيّره من فضلك، فغيرك يحتاج إلى هذا الوقت.',
      patient: 'أُلغيت هذه الزيارة بناءً على طلبك، ولا يلزمك شيء آخر.',
      clinic: 'ألغت العيادة هذه الزيارة. اتصل بنا إن كان لديك سؤال، أو اختر وقتًا آخر.',
      notConfirmed:
        'نأسف: لم نتمكن من الوصول إليك للتأكيد قبل حلول الوقت، فأُلغي هذا الطلب. اختر وقتًا آخر من فضلك أو اتصل بنا.',
    },
    greeting: (name) => `مرحبًا ${name}،`,
    address: 'العنوان',
    map: 'افتح الخريطة',
    open: 'لرؤية الموعد أو تغييره أو إلغائه',
    bookAgain: 'اختر وقتًا آخر',
    questions: 'لديك سؤال؟ اتصل بنا:',
    why: 'وصلتك هذه الرسالة لأن هذا البريد كُتب عند الحجز. ومن لديه الرابط يمكنه فتح الموعد.',
  },
};

export type { NotificationKind };

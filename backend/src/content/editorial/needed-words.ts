import { isolateLtr } from '../../contract/isolate';
import { appointmentMoment } from '../../platform/clinic-time';
import { type ArabicForms, countInArabic, othersInArabic, type Words } from './problem';

/** Number that are named; the staff list has them all. */
export const NAMED = 5;

const NO_NEW: Words = {
  en: 'To stop further bookings, tick "Takes no new bookings" and publish instead.',
  ar: 'لإيقاف الحجوزات الجديدة علّم «لا يقبل حجوزات جديدة» وانشر بدلًا من ذلك.',
};
const INSTEAD: Record<string, Words> = {
  branch: NO_NEW,
  doctor: NO_NEW,
  service: NO_NEW,
  resource: {
    en: 'To stop further bookings, enter the days on which it is out of order instead.',
    ar: 'لإيقاف الحجوزات الجديدة اكتب الأيام التي يكون فيها خارج الخدمة بدلًا من ذلك.',
  },
  schedule: {
    en: 'To stop further bookings, give it a last day (Valid to) instead.',
    ar: 'لإيقاف الحجوزات الجديدة اكتب له آخر يوم (يسري إلى) بدلًا من ذلك.',
  },
};
const FIRST: Words = {
  en: 'Move or cancel these visits first.',
  ar: 'انقل هذه المواعيد أو ألغها أولًا.',
};

const ARABIC_NOUNS: Record<string, string> = {
  branch: 'الفرع',
  doctor: 'الطبيب',
  service: 'الخدمة',
  specialty: 'التخصص',
  organisation: 'الجهة',
  resource: 'الغرفة أو الجهاز',
  schedule: 'الجدول',
};

const ARABIC_VISITS: ArabicForms = {
  one: () => 'موعد واحد محجوز يحتاج',
  two: () => 'موعدان محجوزان يحتاجان',
  few: (count) => `${count} مواعيد محجوزة تحتاج`,
  many: (count) => `${count} موعدًا محجوزًا تحتاج`,
  other: (count) => `${count} موعد محجوز تحتاج`,
};

/** Returns why an entry cannot be removed: the number of live appointments that need it, the next ones, and what to do instead. */
export function neededWords(given: {
  noun: string;
  name: string | null;
  total: number;
  /** Live appointments as an editor is told of them: without a word about the patient. */
  next: { bookingNumber: string; startsAt: number; timeZone: string }[];
  language: 'en' | 'ar';
}): string {
  const { noun, name, total, next, language } = given;
  const named = next.slice(0, NAMED).map(({ bookingNumber, startsAt, timeZone }) => {
    const moment = { instant: startsAt, timeZone, language };
    const number = language === 'ar' ? isolateLtr(bookingNumber) : bookingNumber;
    return `${number} (${appointmentMoment(moment)})`;
  });
  const others = total - named.length;
  if (language === 'ar') {
    const what = `${ARABIC_NOUNS[noun] ?? 'هذا'}${name === null ? '' : ` «${name}»`}`;
    const list = [...named, ...(others > 0 ? [othersInArabic(others)] : [])].join('، ');
    const refused = `لم يُحذف شيء: ${countInArabic(ARABIC_VISITS, total)} إلى ${what}: ${list}.`;
    return [refused, FIRST.ar, INSTEAD[noun]?.ar].filter(Boolean).join(' ');
  }
  const what = name === null ? `This ${noun}` : `The ${noun} "${name}"`;
  const appointments = total === 1 ? '1 booked visit' : `${total} booked visits`;
  const list = [...named, ...(others > 0 ? [`${others} more`] : [])].join(', ');
  const refused = `${what} is needed for ${appointments}: ${list}. Nothing was removed.`;
  return [refused, FIRST.en, INSTEAD[noun]?.en].filter(Boolean).join(' ');
}

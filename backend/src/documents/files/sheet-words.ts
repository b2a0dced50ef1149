import { appointmentDate, appointmentMoment, appointmentTime } from '../../platform/clinic-time';
import type { AppointmentSheet } from './appointment-sheet';

/** The fixed words on the page to print and in the calendar. What editors word comes with the appointment. */
export const SHEET_WORDS = {
  en: {
    title: {
      pending: 'Your request for an appointment',
      confirmed: 'Your appointment',
      canceled: 'This appointment is cancelled',
      done: 'This visit has taken place',
    },
    status: {
      pending: 'Requested, not yet confirmed',
      confirmed: 'Confirmed',
      canceled: 'Cancelled',
      done: 'Completed',
    },
    number: 'Booking number',
    when: 'When',
    visits: 'All visits',
    clock: 'Local time at the branch',
    doctor: 'Doctor',
    service: 'Visit',
    fee: 'Fee',
    branch: 'Branch',
    patient: 'Patient',
    phone: 'Branch phone',
    /** Text for a request whose call has no hour. */
    callCentre: 'Our call centre will contact you soon to confirm.',
    callBy: (when: string) => `We will call you by ${when} to confirm.`,
    canceledBy: {
      patient: 'You cancelled it.',
      clinic: 'The clinic cancelled it.',
      notConfirmed: 'We could not confirm it with you in time, so it lapsed. We are sorry.',
      notPaid: 'The deposit was not paid in time, so the time was not kept.',
    },
    reason: 'Reason',
    ring: 'Questions? Call us:',
    callFrom: 'We call from',
    bring: 'What to bring',
    find: 'How to find us',
    takes: 'How long it takes',
    prepare: 'Before this visit',
    manage: 'See, move or cancel this appointment',
    manageNote: 'Scan the code. Anyone with this page can open the appointment, so keep it to yourself.',
    alarm: 'Your appointment',
  },
  ar: {
    title: {
      pending: 'طلب الموعد',
      confirmed: 'موعدك',
      canceled: 'أُلغي هذا الموعد',
      done: 'تمت هذه الزيارة',
    },
    status: { pending: 'طلبك قيد التأكيد', confirmed: 'مؤكَّد', canceled: 'ملغى', done: 'تمت' },
    number: 'رقم الحجز',
    when: 'الموعد',
    visits: 'كل الزيارات',
    clock: 'بتوقيت الفرع',
    doctor: 'الطبيب',
    service: 'الزيارة',
    fee: 'السعر',
    branch: 'الفرع',
    patient: 'المريض',
    phone: 'هاتف الفرع',
    callCentre: 'سيتصل بك مركز الاتصال قريبًا للتأكيد.',
    callBy: (when: string) => `نتصل بك للتأكيد قبل ${when}.`,
    canceledBy: {
      patient: 'ألغيته بنفسك.',
      clinic: 'ألغته العيادة.',
      notConfirmed: 'حل وقته قبل أن نؤكده معك، فأُلغي من تلقاء نفسه. نعتذر لك.',
      notPaid: 'لم يُدفع العربون في مهلته، فلم يُحفظ الوقت.',
    },
    reason: 'السبب',
    ring: 'لديك سؤال؟ اتصل بنا:',
    callFrom: 'نتصل من الرقم',
    bring: 'ما تحضره معك',
    find: 'كيف تصل إلينا',
    takes: 'كم تستغرق الزيارة',
    prepare: 'قبل هذه الزيارة',
    manage: 'لرؤية الموعد أو تغييره أو إلغائه',
    manageNote: 'امسح الرمز. من لديه هذه الورقة يمكنه فتح الموعد، فاحتفظ بها لنفسك.',
    alarm: 'موعدك',
  },
};

/** Returns by when the call about a request or the deposit comes, always with its day: paper and mail are read later. */
export function callSentence(
  given: Pick<AppointmentSheet, 'callBy' | 'timeZone' | 'language' | 'deposit' | 'isDepositAsked'>,
): string {
  const { callBy, timeZone, language, deposit, isDepositAsked } = given;
  const words = SHEET_WORDS[language];
  // Nobody calls about what waits to be paid.
  if (isDepositAsked && deposit) return deposit;
  if (callBy === null) return words.callCentre;
  const moment = { instant: callBy, timeZone, language };
  return words.callBy(
    language === 'en'
      ? `${appointmentTime(moment)} on ${appointmentDate(moment)}`
      : `الساعة ${appointmentTime(moment)} من يوم ${appointmentDate(moment)}`,
  );
}

/** Lines that say when each visit of its series is, and in what one differs from this; none for what is no series. */
export function visitLines(sheet: AppointmentSheet): string[] {
  return (sheet.series ?? []).map(({ startsAt, timeZone, language, doctor, branch, status }) =>
    [
      appointmentMoment({ instant: startsAt, timeZone, language }),
      doctor === sheet.doctor ? null : doctor,
      branch.name === sheet.branch.name ? null : branch.name,
      status === 'canceled' ? SHEET_WORDS[language].status.canceled : null,
    ]
      .filter(Boolean)
      .join(' · '),
  );
}

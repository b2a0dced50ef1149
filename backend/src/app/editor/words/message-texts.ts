import { type ClinicText, placeholdersFor } from '../../../contract/message-texts';
import type { EntryWords, FieldWords } from '../field-words';

const namesOf = (text: ClinicText) =>
  placeholdersFor(text)
    .map((name) => `{${name}}`)
    .join(' ');

const text = (en: string, ar: string, name: ClinicText = 'received'): FieldWords => ({
  label: { en, ar },
  help: {
    en: `If empty, the standard words are used. These can stand in braces: ${namesOf(name)}. Managers see it filled in, with its length, on “Message texts” of the staff area.`,
    ar: 'إن تُرك فارغًا استُخدمت الكلمات المعتادة. ويراه المدير مملوءًا وبطوله في «نصوص الرسائل» من بوابة الموظفين.',
  },
});

const fields: Record<ClinicText, FieldWords> = {
  received: text('Request received', 'استلام الطلب'),
  confirmed: text('Confirmed', 'تأكيد الموعد'),
  moved: text('Asked for another time', 'طلب وقت آخر'),
  movedConfirmed: text('New time, confirmed', 'وقت جديد مؤكد'),
  reminder: text('Reminder', 'تذكير'),
  canceledByPatient: text('Cancelled by the patient', 'ألغاه المريض'),
  canceledByClinic: text('Cancelled by the clinic', 'ألغته العيادة'),
  notConfirmed: text('Not confirmed in time', 'لم يُؤكَّد في وقته'),
  deposit: text('Deposit asked', 'طلب العربون'),
  notPaid: text('Deposit not paid in time', 'لم يُدفع العربون في مهلته'),
  recall: text('Time to come again', 'حان وقت الزيارة القادمة'),
  review: text('How was the visit?', 'كيف كانت الزيارة؟'),
  waitingJoined: text('On the waiting list', 'على قائمة الانتظار', 'waitingJoined'),
  waitingOffer: text('A time has become available', 'توفّر وقت', 'waitingOffer'),
  waitingTaken: text('That time was taken', 'سبق غيرك إلى الوقت', 'waitingTaken'),
  staffRequest: text('Staff write about a request', 'رسالة الموظف بشأن طلب', 'staffRequest'),
  staffVisit: text('Staff write about a visit', 'رسالة الموظف بشأن زيارة', 'staffVisit'),
  link: text('The link, sent again', 'الرابط، من جديد', 'link'),
  code: {
    label: { en: 'Code that verifies a phone', ar: 'رمز التحقق من الهاتف' },
    help: {
      en: `If empty, the standard words are used. These can stand in braces: ${namesOf('code')}. On WhatsApp, the words are Meta’s.`,
      ar: 'إن تُرك فارغًا استُخدمت الكلمات المعتادة. أما على واتساب فالكلمات من ميتا.',
    },
  },
};

export const messageTexts: Record<string, EntryWords> = {
  'api::message-text.message-text': { name: { en: 'Message texts', ar: 'نصوص الرسائل' }, fields },
};

import { type MailContent, oneLine } from '../../messaging/template';
import { appointmentMoment } from '../../platform/clinic-time';
import type { AppointmentSheet } from '../files/appointment-sheet';
import { localPhone } from '../files/phone';
import { callSentence, SHEET_WORDS } from '../files/sheet-words';
import { MAIL_WORDS, type NotificationKind } from './mail-words';

const OVER: readonly NotificationKind[] = ['patient', 'clinic', 'notConfirmed'];
const ASKED: readonly NotificationKind[] = ['received', 'moved'];

/** What a mail about an appointment says, in the appointment's language and by the branch's clock. */
export function mailContent({
  sheet,
  kind,
}: {
  sheet: AppointmentSheet;
  kind: NotificationKind;
}): MailContent {
  const words = MAIL_WORDS[sheet.language];
  const labels = SHEET_WORDS[sheet.language];
  const { branch, callCentre, language, timeZone } = sheet;
  const moment = { instant: sheet.startsAt, timeZone, language };
  const phone = (number: string) => ({
    text: localPhone({ phone: number, country: branch.country }),
    ltr: true,
  });
  const isOver = OVER.includes(kind);
  const isAsked = ASKED.includes(kind);
  const bookAgain = { label: words.bookAgain, url: new URL(`/${language}/booking`, sheet.manageUrl).href };
  return {
    language,
    clinic: oneLine(sheet.clinic),
    title: words.subject[kind],
    greeting: words.greeting(oneLine(sheet.firstName)),
    paragraphs: [
      [{ text: words.lead[kind] }],
      ...(isAsked ? [[{ text: callSentence(sheet) }]] : []),
      ...(isOver && sheet.cancellation?.reason
        ? [[{ text: `${labels.reason}: ${sheet.cancellation.reason}` }]]
        : []),
      ...(isAsked && callCentre.promise ? [[{ text: callCentre.promise }]] : []),
      ...(isAsked ? [[{ text: `${labels.callFrom} ` }, phone(callCentre.phone)]] : []),
    ],
    facts: [
      { label: labels.when, value: [{ text: appointmentMoment(moment) }] },
      { label: labels.doctor, value: [{ text: oneLine(sheet.doctor) }] },
      { label: labels.service, value: [{ text: oneLine(sheet.service) }] },
      { label: labels.branch, value: [{ text: oneLine(branch.name) }] },
      ...(isOver ? [] : [{ label: words.address, value: [{ text: branch.address }] }]),
      { label: labels.number, value: [{ text: sheet.bookingNumber, ltr: true }] },
      ...(!isOver && sheet.whatToBring
        ? [{ label: labels.bring, value: [{ text: sheet.whatToBring }] }]
        : []),
      ...(!isOver && sheet.preparation
        ? [{ label: labels.prepare, value: [{ text: sheet.preparation }] }]
        : []),
    ],
    actions: isOver
      ? [bookAgain]
      : [
          { label: words.open, url: sheet.manageUrl },
          ...(branch.mapUrl ? [{ label: words.map, url: branch.mapUrl }] : []),
        ],
    footer: [
      [
        { text: `${words.questions} ` },
        phone(callCentre.phone),
        ...(callCentre.hours ? [{ text: ` (${callCentre.hours})` }] : []),
      ],
      [{ text: words.why }],
    ],
  };
}

/** `Your appointment is confirmed – Nile ENT`: says what for without a word about health. */
export function mailSubject({ sheet, kind }: { sheet: AppointmentSheet; kind: NotificationKind }): string {
  const words = MAIL_WORDS[sheet.language];
  return [words.subject[kind], oneLine(sheet.clinic)].filter(Boolean).join(' – ').slice(0, 200);
}

import { fillPlaceholders } from '../../contract/placeholders';
import { type MailContent, oneLine } from '../../messaging/template';
import { appointmentMoment } from '../../platform/clinic-time';
import type { AppointmentSheet } from '../files/appointment-sheet';
import { localPhone } from '../files/phone';
import { phoneValues } from '../files/phone-values';
import { callSentence, SHEET_WORDS, visitLines } from '../files/sheet-words';
import { MAIL_WORDS, type NotificationKind } from './mail-words';

const OVER: readonly NotificationKind[] = ['patient', 'clinic', 'notConfirmed', 'notPaid'];
const AFTER: readonly NotificationKind[] = ['recall', 'review'];
const ASKED: readonly NotificationKind[] = ['received', 'moved'];
/** Kinds that list every visit of a series: what was done to one may have been done to several. */
const WITH_SERIES: readonly NotificationKind[] = [...ASKED, 'confirmed', 'movedConfirmed', 'link', ...OVER];

/** The appointments that the calendar file in a mail holds: of a series all that were booked, or all that are off. */
export function sheetsOf({ sheet, kind }: Notification): AppointmentSheet[] {
  if (!sheet.series || !WITH_SERIES.includes(kind)) return [sheet];
  return OVER.includes(kind) ? sheet.series.filter(({ status }) => status === 'canceled') : sheet.series;
}

interface Notification {
  sheet: AppointmentSheet;
  kind: NotificationKind;
  isReassigned?: boolean;
}

/** Words of a mail about an appointment, in the appointment's language and by the branch's clock. */
export function mailContent({ sheet, kind, isReassigned = false }: Notification): MailContent {
  const words = MAIL_WORDS[sheet.language];
  const labels = SHEET_WORDS[sheet.language];
  const { branch, callCentre, language, timeZone } = sheet;
  const moment = { instant: sheet.startsAt, timeZone, language };
  const phone = (number: string) => ({
    text: localPhone({ phone: number, country: branch.country }),
    ltr: true,
  });
  const isOver = OVER.includes(kind);
  const isAfter = AFTER.includes(kind);
  const isAhead = !isOver && !isAfter;
  const isAsked = ASKED.includes(kind);
  return {
    language,
    clinic: oneLine(sheet.clinic),
    title: isReassigned ? words.reassigned.subject : words.subject[kind],
    greeting: words.greeting(oneLine(sheet.firstName)),
    paragraphs: [
      [{ text: words.lead[kind] }],
      ...(isReassigned ? [[{ text: words.reassigned.lead }]] : []),
      ...(sheet.deposit && !isAfter ? [[{ text: sheet.deposit }]] : []),
      ...(isAhead && sheet.asksQuestions ? [[{ text: words.ask }]] : []),
      ...(isAsked ? [[{ text: callSentence(sheet) }]] : []),
      ...(isOver && sheet.cancellation?.reason
        ? [[{ text: `${labels.reason}: ${sheet.cancellation.reason}` }]]
        : []),
      ...(isAsked && callCentre.promise ? [[{ text: callCentre.promise }]] : []),
      ...(isAsked ? [[{ text: `${labels.callFrom} ` }, phone(callCentre.phone)]] : []),
    ],
    facts: [
      ...(kind === 'recall' ? [] : [{ label: labels.when, value: [{ text: appointmentMoment(moment) }] }]),
      ...(sheet.series && WITH_SERIES.includes(kind)
        ? [{ label: labels.visits, value: [{ text: visitLines(sheet).join('\n') }] }]
        : []),
      { label: labels.doctor, value: [{ text: oneLine(sheet.doctor) }] },
      { label: labels.service, value: [{ text: oneLine(sheet.service) }] },
      ...(isAhead && sheet.fee ? [{ label: labels.fee, value: [{ text: sheet.fee }] }] : []),
      { label: labels.branch, value: [{ text: oneLine(branch.name) }] },
      ...(isAhead ? [{ label: words.address, value: [{ text: branch.address }] }] : []),
      ...(isAfter ? [] : [{ label: labels.number, value: [{ text: sheet.bookingNumber, ltr: true }] }]),
      ...(isAhead && sheet.whatToBring
        ? [{ label: labels.bring, value: [{ text: sheet.whatToBring }] }]
        : []),
      ...(isAhead && sheet.preparation
        ? [{ label: labels.prepare, value: [{ text: sheet.preparation }] }]
        : []),
      ...(isAhead && branch.directions ? [{ label: labels.find, value: [{ text: branch.directions }] }] : []),
      ...(isAhead && sheet.visitLength
        ? [{ label: labels.takes, value: [{ text: sheet.visitLength }] }]
        : []),
    ],
    actions: [
      ...actionsOf(sheet, kind, isAhead),
      ...(sheet.getsNews ? [{ label: words.noNews, url: sheet.manageUrl }] : []),
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

function actionsOf(
  sheet: AppointmentSheet,
  kind: NotificationKind,
  isAhead: boolean,
): MailContent['actions'] {
  const words = MAIL_WORDS[sheet.language];
  if (kind === 'recall') return [{ label: words.chooseTime, url: sheet.bookUrl }];
  if (kind === 'review') return [{ label: words.tell, url: sheet.manageUrl }];
  if (!isAhead) {
    const url = new URL(`/${sheet.language}/booking`, sheet.manageUrl).href;
    return [{ label: words.bookAgain, url }];
  }
  const { mapUrl } = sheet.branch;
  return [
    ...(sheet.asksQuestions ? [{ label: words.answer, url: sheet.manageUrl }] : []),
    { label: words.open, url: sheet.manageUrl },
    ...(mapUrl ? [{ label: words.map, url: mapUrl }] : []),
  ];
}

/** `Your appointment is confirmed – Nile ENT`: says what for without a word about health. */
export function mailSubject({ sheet, kind, isReassigned = false }: Notification): string {
  const words = MAIL_WORDS[sheet.language];
  return [isReassigned ? words.reassigned.subject : words.subject[kind], oneLine(sheet.clinic)]
    .filter(Boolean)
    .join(' – ')
    .slice(0, 200);
}

/** Returns what a mail in the desk's own words says: those words, then what is booked. `text` has placeholders. */
export function ownContent(sheet: AppointmentSheet, text: string): MailContent {
  const said = fillPlaceholders({ text, values: phoneValues(sheet) });
  return {
    ...mailContent({ sheet, kind: 'reminder' }),
    title: MAIL_WORDS[sheet.language].own,
    paragraphs: [[{ text: said }]],
  };
}

export function ownSubject(sheet: AppointmentSheet): string {
  return [MAIL_WORDS[sheet.language].own, oneLine(sheet.clinic)].filter(Boolean).join(' – ').slice(0, 200);
}

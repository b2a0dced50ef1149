import { isolate } from '../../contract/isolate';
import { fillPlaceholders } from '../../contract/placeholders';
import { type MailContent, oneLine } from '../../messaging/template';
import { appointmentMoment } from '../../platform/clinic-time';
import type { AppointmentSheet } from '../files/appointment-sheet';
import { localPhone, nameInMessage, phoneValues } from '../files/phone-values';
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

type Text = string | false | null | undefined;
const fact = (label: string, text: Text) => (typeof text === 'string' ? [{ label, value: [{ text }] }] : []);
const paragraph = (text: Text) => (text ? [[{ text }]] : []);

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
  const reason = sheet.cancellation?.reason;
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
    greeting: fillPlaceholders({ text: words.greeting, values: { name: nameInMessage(sheet) } }),
    paragraphs: [
      ...paragraph(words.lead[kind]),
      ...paragraph(isReassigned && words.reassigned.lead),
      ...paragraph(!isAfter && sheet.deposit),
      ...paragraph(isAhead && sheet.asksQuestions && words.ask),
      ...paragraph(isAsked && callSentence(sheet)),
      ...paragraph(isOver && reason && `${labels.reason}: ${isolate(reason)}`),
      ...paragraph(isAsked && callCentre.promise),
      ...(isAsked ? [[{ text: `${labels.callFrom} ` }, phone(callCentre.phone)]] : []),
    ],
    facts: [
      ...fact(labels.when, kind !== 'recall' && appointmentMoment(moment)),
      ...fact(labels.visits, sheet.series && WITH_SERIES.includes(kind) && visitLines(sheet).join('\n')),
      ...fact(labels.doctor, oneLine(sheet.doctor)),
      ...fact(labels.service, oneLine(sheet.service)),
      ...fact(labels.fee, isAhead && sheet.fee),
      ...fact(labels.branch, oneLine(branch.name)),
      ...fact(words.address, isAhead && branch.address),
      ...(isAfter ? [] : [{ label: labels.number, value: [{ text: sheet.bookingNumber, ltr: true }] }]),
      ...fact(labels.bring, isAhead && sheet.whatToBring),
      ...fact(labels.prepare, isAhead && sheet.preparation),
      ...fact(labels.find, isAhead && branch.directions),
      ...fact(labels.takes, isAhead && sheet.visitLength),
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

function actionsOf(sheet: AppointmentSheet, kind: NotificationKind, isAhead: boolean) {
  const words = MAIL_WORDS[sheet.language];
  if (kind === 'recall') return [{ label: words.chooseTime, url: sheet.bookUrl }];
  if (kind === 'review') return [{ label: words.tell, url: sheet.manageUrl }];
  if (!isAhead) {
    return [{ label: words.bookAgain, url: new URL(`/${sheet.language}/booking`, sheet.manageUrl).href }];
  }
  const { mapUrl } = sheet.branch;
  return [
    ...(sheet.asksQuestions ? [{ label: words.answer, url: sheet.manageUrl }] : []),
    { label: words.open, url: sheet.manageUrl },
    ...(mapUrl ? [{ label: words.map, url: mapUrl }] : []),
  ];
}

/**
 * Returns what a mail in the desk's own words says: those words, then what is booked, and before the visit alone what to bring,
 * the way there and how to move or cancel. `text` has placeholders.
 */
export function ownContent(sheet: AppointmentSheet, text: string, isAhead = true): MailContent {
  const said = fillPlaceholders({ text, values: phoneValues(sheet) });
  const content = mailContent({ sheet, kind: isAhead ? 'reminder' : 'review' });
  return {
    ...content,
    title: MAIL_WORDS[sheet.language].own,
    paragraphs: [[{ text: said }]],
    actions: isAhead ? content.actions : [],
  };
}

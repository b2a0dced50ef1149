import { isolate, isolateLtr } from '../../contract/isolate';
import type { Status } from '../../contract/transitions';
import { visitEnd } from '../../contract/visit-end';
import { appointmentMoment, COMMA } from '../../platform/clinic-time';
import type { AppointmentSheet } from './appointment-sheet';
import { localPhone } from './phone-values';
import { callSentence, SHEET_WORDS } from './sheet-words';

/** Longest line in octets (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

export const CALENDAR_STATUS: Record<Status, string> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  done: 'CONFIRMED',
  canceled: 'CANCELLED',
};

/** Text as RFC 5545 (3.3.11) wants it; other control characters have no place in a calendar. */
export function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n');
}

/** Breaks a line into pieces of at most 75 octets, never inside a letter (RFC 5545, 3.1). */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

/** A date and time in UTC: an instant means the same whatever a calendar knows about the branch's zone. */
export function utc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** A whole calendar of its lines, folded and ended as the standard wants it. */
export function calendarText(lines: readonly string[]): string {
  const head = ['VERSION:2.0', 'PRODID:-//Clinic//Appointments//EN', 'CALSCALE:GREGORIAN'];
  const all = ['BEGIN:VCALENDAR', ...head, ...lines, 'END:VCALENDAR'];
  return `${all.map(folded).join('\r\n')}\r\n`;
}

/** Alarms of the calendar entry (RFC 5545, 3.8.6.3): a day and two hours before. */
const ALARMS = ['-P1D', '-PT2H'];

/** A value of a parameter, which has no way to write a quote (RFC 5545, 3.2). */
function quoted(text: string): string {
  return `"${text.replace(/["\p{Cc}]/gu, ' ').trim()}"`;
}

/** Returns the method of the file (RFC 5546): CANCEL if all visits are canceled. */
function methodOf(sheets: readonly AppointmentSheet[]): 'CANCEL' | 'PUBLISH' {
  return sheets.every(({ status }) => status === 'canceled') ? 'CANCEL' : 'PUBLISH';
}

/** Media type of the file in a mail, which names what is to be done as well. */
export function calendarType(sheets: readonly AppointmentSheet[]): string {
  return `text/calendar; charset=utf-8; method=${methodOf(sheets)}`;
}

function summaryOf(sheet: AppointmentSheet): string {
  const words = SHEET_WORDS[sheet.language];
  const appointment = [sheet.doctor, sheet.clinic].filter(Boolean).join(' – ');
  return sheet.status === 'pending' || sheet.status === 'canceled'
    ? `${appointment} (${words.status[sheet.status]})`
    : appointment;
}

function descriptionOf(sheet: AppointmentSheet): string {
  const words = SHEET_WORDS[sheet.language];
  const { branch, callCentre, cancellation, language, timeZone } = sheet;
  const moment = { instant: sheet.startsAt, timeZone, language };
  const phone = (number: string) => isolateLtr(localPhone({ phone: number, country: branch.country }));
  const isPending = sheet.status === 'pending';
  return [
    words.status[sheet.status],
    isPending ? callSentence(sheet) : null,
    isPending ? `${words.callFrom}: ${phone(callCentre.phone)}` : null,
    cancellation && words.canceledBy[cancellation.by],
    cancellation?.reason && `${words.reason}: ${isolate(cancellation.reason)}`,
    cancellation && `${words.ring} ${phone(callCentre.phone)}`,
    `${words.number}: ${isolateLtr(sheet.bookingNumber)}`,
    `${words.when}: ${appointmentMoment(moment)} (${words.clock})`,
    `${words.doctor}: ${sheet.doctor}`,
    `${words.service}: ${sheet.service}`,
    sheet.fee && `${words.fee}: ${sheet.fee}`,
    `${words.branch}: ${branch.name}`,
    `${words.phone}: ${phone(branch.phone)}`,
    sheet.preparation && `${words.prepare}: ${sheet.preparation}`,
    sheet.whatToBring && `${words.bring}: ${sheet.whatToBring}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function alarmsOf(sheet: AppointmentSheet): string[] {
  if (sheet.status !== 'pending' && sheet.status !== 'confirmed') return [];
  return ALARMS.flatMap((trigger) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(`${SHEET_WORDS[sheet.language].alarm}: ${sheet.doctor}`)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ]);
}

interface CalendarOrigin {
  /** Epoch milliseconds. */
  now: number;
  /** The public host name, which makes the UID unique in the world. */
  host: string;
  /** The clinic's mail address: a cancellation counts only from whom the appointment came. */
  organizer: string;
}

/** Appointments as an iCalendar file (RFC 5545), same UID and higher SEQUENCE each time, without the patient's key. */
export function calendarFile(sheets: readonly AppointmentSheet[], origin: CalendarOrigin): string {
  const events = sheets.flatMap((sheet) => eventLines(sheet, origin));
  return calendarText([`METHOD:${methodOf(sheets)}`, ...events]);
}

function eventLines(sheet: AppointmentSheet, { now, host, organizer }: CalendarOrigin): string[] {
  const { branch } = sheet;
  return [
    'BEGIN:VEVENT',
    `UID:${sheet.bookingNumber}@${host}`,
    `DTSTAMP:${utc(now)}`,
    `ORGANIZER;CN=${quoted(sheet.clinic)}:mailto:${organizer}`,
    `SEQUENCE:${sheet.sequence}`,
    `STATUS:${CALENDAR_STATUS[sheet.status]}`,
    `TRANSP:${sheet.status === 'canceled' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'CLASS:PRIVATE',
    `DTSTART:${utc(sheet.startsAt)}`,
    `DTEND:${utc(visitEnd(sheet))}`,
    `SUMMARY;LANGUAGE=${sheet.language}:${escaped(summaryOf(sheet))}`,
    `DESCRIPTION;LANGUAGE=${sheet.language}:${escaped(descriptionOf(sheet))}`,
    `LOCATION;LANGUAGE=${sheet.language}:${escaped([branch.name, branch.address].filter(Boolean).join(COMMA[sheet.language]))}`,
    ...(branch.place ? [`GEO:${branch.place.latitude};${branch.place.longitude}`] : []),
    ...alarmsOf(sheet),
    'END:VEVENT',
  ];
}

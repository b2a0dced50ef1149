import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { ARABIC_SHEET, ENGLISH_SHEET } from '../../../tests/support/sheets';
import type { AppointmentSheet } from './appointment-sheet';
import { calendarFile, calendarType } from './calendar-file';

const now = Date.parse('2026-10-01T08:00:00Z');
const from = { now, host: 'clinic.example', organizer: 'visits@clinic.example' };

/** Read by a parser that is not ours. */
function eventOf(sheet: AppointmentSheet) {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile([sheet], from)));
  const component = calendar.getFirstSubcomponent('vevent') ?? expect.fail('no event');
  return { calendar, component, event: new ICAL.Event(component) };
}

test.each([ENGLISH_SHEET, ARABIC_SHEET])('a calendar file says in $language what and where', (sheet) => {
  const { calendar, event } = eventOf(sheet);
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(event.uid).toBe('7KQM-4RX2@clinic.example');
  expect(event.summary).toContain(sheet.doctor);
  expect(event.location).toContain(sheet.branch.address);
  for (const words of [sheet.service, sheet.preparation, '\u206602 25550100\u2069'])
    expect(event.description).toContain(words);
  const times = [event.startDate, event.endDate].map((time) => time.toJSDate().getTime());
  expect(times).toEqual([sheet.startsAt, sheet.endsAt]);
});

test('the calendar file has lines of 75 octets, whole letters and CRLF', () => {
  const text = calendarFile([ARABIC_SHEET], from);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Buffer.from(line).toString()).not.toContain('\ufffd');
  }
});

test.each([
  ['pending', 'TENTATIVE', 2, 'PUBLISH'],
  ['confirmed', 'CONFIRMED', 2, 'PUBLISH'],
  ['canceled', 'CANCELLED', 0, 'CANCEL'],
] as const)(
  'the calendar file of a %s appointment is %s, reminds %i times and has a calendar %s it',
  (status, said, alarms, method) => {
    const sheet = { ...ENGLISH_SHEET, status, sequence: 3, clinic: 'The "best", clinic' };
    const { calendar, component } = eventOf(sheet);
    expect(component.getFirstPropertyValue('status')).toBe(said);
    expect(component.getFirstPropertyValue('sequence')).toBe(3);
    expect(component.getAllSubcomponents('valarm')).toHaveLength(alarms);
    expect(calendar.getFirstPropertyValue('method')).toBe(method);
    expect(calendarType([sheet])).toContain(`method=${method}`);
    const organizer = component.getFirstProperty('organizer');
    expect(organizer?.getFirstValue()).toBe('mailto:visits@clinic.example');
    expect(organizer?.getParameter('cn')).toBe('The  best , clinic');
  },
);

test('the calendar file of a canceled appointment keeps the words of staff in their own direction', () => {
  const cancellation = { by: 'clinic' as const, reason: 'The doctor is ill.' };
  const { event } = eventOf({ ...ARABIC_SHEET, status: 'canceled', cancellation });
  expect(event.description).toContain('السبب: \u2068The doctor is ill.\u2069');
});

test('the calendar file lasts as long as the page says that the visit takes', () => {
  const lengthOf = (visitMinutes: number | null) =>
    eventOf({ ...ENGLISH_SHEET, visitMinutes }).event.duration.toSeconds();
  const booked = (ENGLISH_SHEET.endsAt - ENGLISH_SHEET.startsAt) / 1000;
  // Never less than the appointment.
  expect([45, null, 10].map(lengthOf)).toEqual([45 * 60, booked, booked]);
});

test('the calendar file holds every visit of a series, is taken away only when all are off, cannot be given lines of its own by a name, and never carries the key', () => {
  const off = { ...ENGLISH_SHEET, bookingNumber: '7KQM-4RX2-2', status: 'canceled' as const };
  const text = calendarFile([ENGLISH_SHEET, off], from);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('status'))).toEqual(['TENTATIVE', 'CANCELLED']);
  expect(calendarType([ENGLISH_SHEET, off])).toContain('method=PUBLISH');
  expect(calendarType([off, off])).toContain('method=CANCEL');
  const evil = 'A\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:x\u0000;,\\';
  const sheet = { ...ENGLISH_SHEET, doctor: evil, branch: { ...ENGLISH_SHEET.branch, address: evil } };
  const { calendar, event } = eventOf(sheet);
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  expect(event.location).toBe('Maadi, A\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:x;,\\');
  expect(calendarFile([sheet], from)).not.toContain('0123456789abcdef');
});

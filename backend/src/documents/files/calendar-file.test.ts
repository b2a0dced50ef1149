import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { ARABIC_SHEET, ENGLISH_SHEET } from '../../../tests/support/sheets';
import { appointmentTime } from '../../platform/clinic-time';
import type { AppointmentSheet } from './appointment-sheet';
import { calendarFile, calendarType } from './calendar-file';

const now = Date.parse('2026-10-01T08:00:00Z');
const host = 'clinic.example';
const organizer = 'visits@clinic.example';

/** Read by a parser that is not ours. */
function eventOf(sheet: AppointmentSheet) {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile([sheet], { now, host, organizer })));
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('no event');
  return { calendar, component: found, event: new ICAL.Event(found) };
}

test.each([ENGLISH_SHEET, ARABIC_SHEET])('a calendar file says in $language what and where', (sheet) => {
  const { calendar, event } = eventOf(sheet);
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(event.uid).toBe('7KQM-4RX2@clinic.example');
  expect(event.summary).toContain(sheet.doctor);
  expect(event.location).toContain(sheet.branch.address);
  expect(event.description).toContain(sheet.service);
  expect(event.description).toContain(sheet.preparation);
  expect(event.description).toContain('\u206602 25550100\u2069');
  expect(event.startDate.toJSDate().getTime()).toBe(sheet.startsAt);
  expect(event.endDate.toJSDate().getTime()).toBe(sheet.endsAt);
});

test.each([ENGLISH_SHEET, ARABIC_SHEET])(
  'the calendar file in $language has lines of 75 octets, whole letters and CRLF',
  (sheet) => {
    const text = calendarFile([sheet], { now, host, organizer });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).not.toContain('\ufffd');
    }
  },
);

test.each([
  ['pending', 'TENTATIVE', 2],
  ['confirmed', 'CONFIRMED', 2],
  ['done', 'CONFIRMED', 0],
  ['canceled', 'CANCELLED', 0],
] as const)('the calendar file of a %s appointment is %s and reminds %i times', (status, said, alarms) => {
  const { component } = eventOf({ ...ENGLISH_SHEET, status, sequence: 3 });
  expect(component.getFirstPropertyValue('status')).toBe(said);
  expect(component.getFirstPropertyValue('sequence')).toBe(3);
  expect(component.getAllSubcomponents('valarm')).toHaveLength(alarms);
});

test.each([
  ['pending', 'PUBLISH'],
  ['confirmed', 'PUBLISH'],
  ['canceled', 'CANCEL'],
] as const)('a calendar file of a %s appointment has a calendar %s it', (status, method) => {
  const sheet = { ...ENGLISH_SHEET, status, clinic: 'The "best", clinic' };
  const { calendar, component } = eventOf(sheet);
  expect(calendar.getFirstPropertyValue('method')).toBe(method);
  expect(calendarType([sheet])).toContain(`method=${method}`);
  const from = component.getFirstProperty('organizer');
  expect(from?.getFirstValue()).toBe('mailto:visits@clinic.example');
  expect(from?.getParameter('cn')).toBe('The  best , clinic');
});

test('the calendar file lasts as long as the page says that the visit takes', () => {
  const { event } = eventOf({ ...ENGLISH_SHEET, visitMinutes: 45 });
  expect(event.duration.toSeconds()).toBe(45 * 60);
});

test('the calendar file keeps the time of the wall over both changes of the clock in Cairo in 2026', () => {
  const days = [
    '2026-04-22',
    '2026-04-23',
    '2026-04-24',
    '2026-04-25',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
  ];
  for (const day of days) {
    for (let hour = 0; hour < 24; hour += 1) {
      const startsAt = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
      const { event } = eventOf({ ...ENGLISH_SHEET, startsAt, endsAt: startsAt + 1_200_000 });
      const read = event.startDate.toJSDate().getTime();
      const wall = (instant: number) =>
        appointmentTime({ instant, timeZone: 'Africa/Cairo', language: 'en' });
      expect(read).toBe(startsAt);
      expect(event.description).toContain(wall(read));
      expect(event.duration.toSeconds()).toBe(1200);
    }
  }
});

test('the calendar file holds every visit of a series, and is taken away only when all are off', () => {
  const off = { ...ENGLISH_SHEET, bookingNumber: '7KQM-4RX2-2', status: 'canceled' as const };
  const text = calendarFile([ENGLISH_SHEET, off], { now, host, organizer });
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('status'))).toEqual(['TENTATIVE', 'CANCELLED']);
  expect(calendarType([ENGLISH_SHEET, off])).toContain('method=PUBLISH');
  expect(calendarType([off, off])).toContain('method=CANCEL');
});

test('the calendar file cannot be given lines of its own by a name, and never carries the key', () => {
  const evil = 'A\r\nEND:VEVENT\r\nBEGIN:VEVENT\nSUMMARY:x\u0000;,\\';
  const sheet = { ...ENGLISH_SHEET, doctor: evil, branch: { ...ENGLISH_SHEET.branch, address: evil } };
  const { calendar, event } = eventOf(sheet);
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1);
  expect(event.location).toBe('Maadi, A\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:x;,\\');
  expect(calendarFile([sheet], { now, host, organizer })).not.toContain('0123456789abcdef');
});

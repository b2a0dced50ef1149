import { expect, it } from 'vitest';
import {
  dateInZone,
  daysUntil,
  formatCalendarDate,
  formatDate,
  formatDuration,
  formatDurationAfter,
  formatRelativeDay,
  formatTime,
  formatUntil,
  formatWeekday,
  hourInZone,
  sayTime,
  zoneNote,
} from './clinic-time';

const cairo = { timeZone: 'Africa/Cairo' };
const evening = { instant: '2026-07-14T20:30:00Z', ...cairo };

it('clinic time is shown in the branch clock with Latin digits in both languages, never with Arabic-Indic ones or by the Hijri calendar', () => {
  // The comma after the weekday comes and goes with the language data of the Node version.
  expect(formatDate({ ...evening, locale: 'en' })).toMatch(/^Tuesday,? 14 July 2026$/);
  expect(formatDate({ ...evening, locale: 'ar' })).toBe('الثلاثاء، 14 يوليو 2026');
  expect(formatTime({ ...evening, locale: 'en' })).toBe('11:30 pm');
  expect(formatTime({ ...evening, locale: 'ar' })).toBe('11:30 م');
  expect(sayTime({ ...evening, locale: 'ar' })).toBe('11:30 مساءً');
  expect(formatWeekday({ ...evening, locale: 'ar' })).toBe('الثلاثاء');
  for (const style of ['long', 'medium', 'day', 'month'] as const) {
    const text = formatDate({ ...evening, locale: 'ar', style });
    expect(text).not.toMatch(/[\u0660-\u0669]|هـ/);
    expect(text).toMatch(/يوليو/);
  }
});

it.each([
  ['00:00', '12 منتصف الليل', '12:00 am'],
  ['00:30', '12:30 بعد منتصف الليل', '12:30 am'],
  ['01:00', '1:00 ص', '1:00 am'],
  ['12:00', '12 ظهرًا', '12:00 pm'],
  ['12:20', '12:20 ظهرًا', '12:20 pm'],
])('clinic time says %s so that noon and midnight cannot be mistaken in Arabic', (time, arabic, english) => {
  const moment = { instant: `2026-01-01T${time}:00Z`, timeZone: 'UTC' };
  expect(formatTime({ ...moment, locale: 'ar' })).toBe(arabic);
  expect(formatTime({ ...moment, locale: 'en' })).toBe(english);
});

it('clinic time knows the branch date on both sides of a missing midnight, and counts calendar days, not 24 hours, over a change of the clock', () => {
  expect(dateInZone({ instant: '2026-04-23T21:59:00Z', ...cairo })).toBe('2026-04-23');
  expect(dateInZone({ instant: '2026-04-23T22:00:00Z', ...cairo })).toBe('2026-04-24');
  expect(hourInZone({ instant: '2026-04-23T22:00:00Z', ...cairo })).toBe(1);
  expect(daysUntil({ instant: '2026-10-30T05:00:00Z', now: '2026-10-29T06:00:00Z', ...cairo })).toBe(1);
  expect(daysUntil({ instant: '2026-10-29T20:30:00Z', now: '2026-10-29T05:00:00Z', ...cairo })).toBe(0);
});

it('clinic time says today and tomorrow in the language, then the date, which is formatted as that date', () => {
  const now = '2026-07-14T08:00:00Z';
  expect(formatRelativeDay({ ...evening, now, locale: 'en' })).toBe('today');
  expect(formatRelativeDay({ ...evening, now, locale: 'ar' })).toBe('اليوم');
  expect(formatRelativeDay({ instant: '2026-07-15T08:00:00Z', ...cairo, now, locale: 'ar' })).toBe('غدًا');
  const saturday = formatRelativeDay({ instant: '2026-07-18T08:00:00Z', ...cairo, now, locale: 'en' });
  expect(saturday).toMatch(/^Sat,? 18 Jul$/);
  expect(formatCalendarDate({ date: '2026-04-24', locale: 'en' })).toMatch(/^Friday,? 24 April 2026$/);
});

it('clinic time says until when by the hour alone today, and with its day before', () => {
  const until = (now: string) => formatUntil({ ...evening, locale: 'en', now });
  expect(until('2026-07-14T08:00:00Z')).toBe('11:30 pm');
  // Ten minutes to midnight in Cairo.
  expect(until('2026-07-13T20:50:00Z')).toMatch(/^Tuesday,? 14 July, 11:30 pm$/);
});

it('clinic time names the zone only for a reader whose clock differs', () => {
  expect(zoneNote({ ...evening, locale: 'en', readerTimeZone: 'Asia/Riyadh' })).toBeNull();
  expect(zoneNote({ ...evening, locale: 'en', readerTimeZone: 'Europe/London' })).toBe('Egypt Time');
  const winter = { instant: '2026-12-14T10:00:00Z', ...cairo };
  expect(zoneNote({ ...winter, locale: 'ar', readerTimeZone: 'Asia/Riyadh' })).toBe('توقيت مصر');
});

it.each([
  [-1, '0 minutes', '0 دقيقة'],
  [125.9, '2 hours, 5 minutes', 'ساعتان و5 دقائق'],
  [3 * 1440 + 61, '3 days, 1 hour', '3 أيام وساعة'],
  [8 * 1440 + 7, '8 days', '8 أيام'],
])(
  'a length of time of %i minutes is said in its largest unit and the one below',
  (minutes, english, arabic) => {
    expect(formatDuration(minutes, 'en')).toBe(english);
    expect(formatDuration(minutes, 'ar')).toBe(arabic);
  },
);

it('a length of time behind a preposition has the ending that Arabic gives to two there', () => {
  const said = [15, 120, 122, 2 * 1440].map((minutes) => formatDurationAfter(minutes, 'ar'));
  expect(said).toEqual(['15 دقيقة', 'ساعتين', 'ساعتين ودقيقتين', 'يومين']);
  expect(formatDurationAfter(120, 'en')).toBe('2 hours');
});

import { expect, test } from 'vitest';
import { type CalendarFile, parseBusyTimes } from './parse-busy-times';

const ABOUT = {
  ...{ contentType: 'text/calendar; charset=utf-8', known: null, ownHost: 'clinic.example' },
  timeZone: 'Africa/Cairo',
  ...{ from: Date.parse('2026-04-20T00:00:00Z'), to: Date.parse('2026-05-20T00:00:00Z') },
};

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'].join('\r\n');
const WINDOW = '2026-04-20T00:00 2026-05-20T00:00';
/** An event from one time to another, each with what a calendar says of it: ":20260421T080000Z". */
const spanned = (from: string, to: string) => [`DTSTART${from}`, `DTEND${to}`];

function read(text: string | Uint8Array, change: Partial<CalendarFile> = {}) {
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  const reading = parseBusyTimes({ ...ABOUT, body, ...change });
  if ('failure' in reading) return reading.failure;
  const iso = (at: number) => new Date(at).toISOString().slice(0, 16);
  return reading.times?.map(({ startsAt, endsAt }) => `${iso(startsAt)} ${iso(endsAt)}`) ?? null;
}
const timesOf = (...lines: string[]) => read(calendar(event(...lines)));
const DAYS = spanned(';VALUE=DATE:20260424', ';VALUE=DATE:20260425');
const FOLDED = spanned(':20260421\r\n T080000Z', ':20260421T090000Z');
const [TEN, ELEVEN] = ['20260428T100000', '20260428T110000'];
const BERLIN = [`;TZID=Europe/Berlin:${TEN}`, `;TZID="Europe/Berlin":${ELEVEN}`] as const;
const NOWHERE = [`;TZID=Middle-earth:${TEN}`, `;TZID=Middle-earth:${ELEVEN}`] as const;

// Cairo is at +02:00 until 24 April 2026, when 00:00 is skipped, and at +03:00 from then on.
test.each([
  ['for so long', ['DTSTART:20260421T080000Z', 'DURATION:PT90M'], '2026-04-21T08:00 2026-04-21T09:30'],
  ['by the clinic’s clock', spanned(`:${TEN}`, `:${ELEVEN}`), '2026-04-28T07:00 2026-04-28T08:00'],
  ['in a zone known by name alone', spanned(...BERLIN), '2026-04-28T08:00 2026-04-28T09:00'],
  ['in a zone nobody knows, by the clinic’s clock', spanned(...NOWHERE), '2026-04-28T07:00 2026-04-28T08:00'],
  ['for a whole day', ['DTSTART;VALUE=DATE:20260428'], '2026-04-27T21:00 2026-04-28T21:00'],
  ['for days of which one begins at an hour that is skipped', DAYS, '2026-04-23T22:00 2026-04-24T21:00'],
  ['folded within a line', FOLDED, '2026-04-21T08:00 2026-04-21T09:00'],
  ['since before the window and beyond it', spanned(':20200101T000000Z', ':20300101T000000Z'), WINDOW],
])('a time %s is busy', (_, lines, time) => expect(timesOf(...lines)).toEqual([time]));

test('an event that is transparent, cancelled or our own, whoever sends it back, leaves the time free', () => {
  const hour = ['DTSTART:20260421T080000Z', 'DURATION:PT1H'];
  expect(timesOf(...hour, 'TRANSP:TRANSPARENT')).toEqual([]);
  expect(timesOf(...hour, 'STATUS:CANCELLED')).toEqual([]);
  expect(read(calendar(event(...hour).replace('one', '536-099-532@Clinic.example')))).toEqual([]);
});

test('a series keeps its time on the wall over a change of clocks, without what is left out of it', () => {
  const series = timesOf(
    'DTSTART;TZID=Africa/Cairo:20250101T100000',
    'DTEND;TZID=Africa/Cairo:20250101T110000',
    'RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20260506T070000Z',
    'EXDATE;TZID=Africa/Cairo:20260429T100000',
    'RDATE;TZID=Africa/Cairo:20260501T100000',
  );
  expect(series).toEqual([
    '2026-04-22T08:00 2026-04-22T09:00',
    '2026-05-01T07:00 2026-05-01T08:00',
    '2026-05-06T07:00 2026-05-06T08:00',
  ]);
});

test('one time of a series that is moved, cancelled or comes from far away counts as it is now', () => {
  const exception = (id: string, ...lines: string[]) => event(`RECURRENCE-ID:${id}`, ...lines);
  const text = calendar(
    event('DTSTART:20260420T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'),
    exception('20260427T080000Z', 'DTSTART:20260428T120000Z', 'DURATION:PT30M'),
    exception('20260504T080000Z', 'DTSTART:20260504T080000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'),
    exception('20270104T080000Z', 'DTSTART:20260512T090000Z', 'DURATION:PT1H'),
  );
  expect(read(text)).toEqual([
    '2026-04-20T08:00 2026-04-20T09:00',
    '2026-04-28T12:00 2026-04-28T12:30',
    '2026-05-11T08:00 2026-05-11T09:00',
    '2026-05-12T09:00 2026-05-12T10:00',
    '2026-05-18T08:00 2026-05-18T09:00',
  ]);
});

test('a zone that a calendar describes itself is taken as described', () => {
  const zone = [
    ...['BEGIN:VTIMEZONE', 'TZID:Home Standard Time', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'],
    ...['TZOFFSETFROM:+0500', 'TZOFFSETTO:+0500', 'END:STANDARD', 'END:VTIMEZONE'],
  ].join('\r\n');
  const one = event('DTSTART;TZID=Home Standard Time:20260421T100000', 'DURATION:PT1H');
  expect(read(calendar(zone, one))).toEqual(['2026-04-21T05:00 2026-04-21T06:00']);
});

const ONE = calendar(event('SUMMARY:علاج', 'DTSTART:20260421T080000Z', 'DURATION:PT1H'));
const WINDOWS = ONE.replace('علاج', '\xda\xe1\xc7\xcc');
test.each([
  ['UTF-16', Buffer.from(`\uFEFF${ONE}`, 'utf16le'), 'text/calendar'],
  ['Windows-1256', Buffer.from(WINDOWS, 'latin1'), 'text/calendar; charset="windows-1256"'],
  ['what calls itself something unknown', Buffer.from(ONE), 'text/calendar; charset=klingon'],
  ['lines that end as they like', Buffer.from(ONE.replaceAll('\r\n', '\r')), null],
])('%s is read', (_, body, contentType) => {
  expect(read(body, { contentType })).toEqual(['2026-04-21T08:00 2026-04-21T09:00']);
});

test('times of an unchanged calendar are not read again, whenever it was made', () => {
  const stamped = (at: string) =>
    Buffer.from(calendar(event(`DTSTAMP:${at}`, 'DTSTART:20260421T080000Z', 'DURATION:PT1H')));
  const first = parseBusyTimes({ ...ABOUT, body: stamped('20260401T000000Z') });
  const known = 'digest' in first ? first.digest : null;
  const again = parseBusyTimes({ ...ABOUT, body: stamped('20260402T000000Z'), known });
  expect(again).toMatchObject({ times: null });
});

const NO_CALENDARS = ['<!doctype html><p>Sign in</p>', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'];
test.each(NO_CALENDARS)('%j is no calendar', (text) => expect(read(text)).toBe('notCalendar'));

test('events that make no sense are left out and counted, and of the others those that meet or overlap are one', () => {
  const of = (uid: string, ...lines: string[]) => event(...lines).replace('UID:one', `UID:${uid}`);
  const text = calendar(
    ...['1011', '0810', '1012'].map((hours) =>
      of(hours, `DTSTART:20260421T${hours.slice(0, 2)}0000Z`, `DTEND:20260421T${hours.slice(2)}0000Z`),
    ),
    of('two', 'DTSTART:tomorrow', 'DTEND:later'),
    of('three', 'SUMMARY:no time'),
  );
  expect(read(text)).toEqual(['2026-04-21T08:00 2026-04-21T12:00']);
  expect(parseBusyTimes({ ...ABOUT, body: Buffer.from(text) })).toMatchObject({ skipped: 2 });
});

test.each([
  ['each second since long ago', 'DTSTART:19700101T000000Z', 'FREQ=SECONDLY'],
  ['each minute of the weeks ahead', 'DTSTART:20260420T000000Z', 'FREQ=MINUTELY;INTERVAL=15'],
])('an event of %s is too much', (_, start, rule) => {
  expect(timesOf(start, 'DURATION:PT1M', `RRULE:${rule}`)).toBe('tooMuch');
});

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDesk } from '../../../seed/load/desk';
import { BOOKING_RULES } from '../../../tests/support/booking-rules';
import type { CatalogueData } from '../../catalogue/catalogue-data';
import { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { WEEKDAYS, type Weekday } from '../../scheduling/schedule';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';
import { type PlannedVisit, planVisits } from './plan';
import { rowsOf } from './rows';
import { WAITING } from './waiting';

const DAY = DAY_MINUTES * MINUTE;
const ZONE = 'Africa/Cairo';
const entry = (documentId: string, name = documentId) => ({
  documentId,
  number: null,
  name: { en: name, ar: name },
  languages: ['en' as const, 'ar' as const],
  takesNoNewBookings: false,
  confirmation: null,
});
const branch = (documentId: string) => ({
  ...entry(documentId),
  timeZone: ZONE,
  country: 'EG',
  address: { en: 'A street', ar: 'شارع' },
  phone: '+20220000101',
  organisations: ['company', 'syndicate'],
});
const hours = ({ weekdays, from, to }: { weekdays: readonly Weekday[]; from: string; to: string }) => ({
  timeZone: ZONE,
  schedules: [
    {
      slotMinutes: 20,
      validFrom: null,
      validTo: null,
      replacesRegular: false,
      shifts: weekdays.map((weekday) => ({ weekday, startsAt: from, endsAt: to, pastMidnight: to < from })),
    },
  ],
  absences: [],
});
const weekdays = WEEKDAYS.filter((weekday) => weekday !== 'friday');
const doctors = ['one', 'two', 'three', 'four'];

/** A clinic in which document ids differ from start to start, as they do. */
function makeCatalogue(prefix = 'a'): CatalogueSnapshot {
  const id = (name: string) => `${prefix}-${name}`;
  const named = <Value>(list: Value[], key: (value: Value) => string) =>
    Object.fromEntries(list.map((value) => [key(value), value]));
  const data: CatalogueData = {
    rules: {
      ...BOOKING_RULES,
      defaultService: 'consultation',
      consentText: { en: 'I agree', ar: 'أوافق' },
      maxPhoneMessagesPerDay: 1000,
    },
    callHours: {
      timeZone: ZONE,
      withinMinutes: 120,
      weekdays: WEEKDAYS.map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '23:00' })),
      exceptions: [],
    },
    doctors: named(
      doctors.map((name) => ({ ...entry(id(name), name), specialties: ['ear'] })),
      ({ documentId }) => documentId,
    ),
    branches: named([branch('here'), branch('there')], ({ documentId }) => documentId),
    zones: { here: ZONE, there: ZONE },
    clinicZone: ZONE,
    services: {
      consultation: { ...entry('consultation'), specialties: [], durationMinutes: null },
      again: { ...entry('again', 'Follow-up'), specialties: [], durationMinutes: null },
      test: { ...entry('test', 'Hearing test'), specialties: ['ear'], durationMinutes: 50 },
    },
    specialties: { ear: entry('ear') },
    fees: [],
    organisations: {
      company: { ...entry('company'), kind: 'company' },
      syndicate: { ...entry('syndicate'), kind: 'syndicate' },
    },
    practices: Object.fromEntries(
      doctors.flatMap((name, index) => [
        [`${id(name)}|here`, hours({ weekdays, from: '10:00', to: '14:00' })],
        [
          `${id(name)}|there`,
          hours({ weekdays: weekdays.slice(index, index + 3), from: '17:00', to: '22:00' }),
        ],
      ]),
    ),
  };
  return new CatalogueSnapshot(data, 'test');
}

const staff = [{ actor: 'manager' as const, name: 'user:one' }];
const at = (time: string) => Date.parse(`2026-11-23T${time}:00+02:00`);
const cast = readDesk(join(__dirname, '../../../seed'));
const plan = (now: number, prefix?: string) =>
  planVisits({
    catalogue: makeCatalogue(prefix),
    now,
    staff,
    manager: { actor: 'manager', name: 'user:one' },
    cast,
  });

const NOON = at('13:10');
const visits = plan(NOON);
const live = visits.filter(({ story }) => story.status !== 'canceled');

function countBy<Value, Key>(list: readonly Value[], keyOf: (value: Value) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}

/** What of the doctors' time between two days from today is taken, from 0 to 1. */
function filled({ from, to }: { from: number; to: number }): number {
  const inside = ({ time }: PlannedVisit) => time.day >= from && time.day <= to;
  const minutes = live
    .filter(inside)
    .reduce((sum, { time: { slot } }) => sum + (slot.endsAt - slot.startsAt), 0);
  const catalogue = makeCatalogue();
  const days = new Set(Array.from({ length: to - from + 1 }, (_, index) => from + index));
  let open = 0;
  for (const day of days) {
    const date = new Date(NOON + day * DAY).toISOString().slice(0, 10);
    for (const doctor of Object.keys(catalogue.data.doctors)) {
      for (const place of ['here', 'there']) {
        open += catalogue.workingSlots({ doctor, branch: place, service: 'consultation', date }).length * 20;
      }
    }
  }
  return minutes / MINUTE / open;
}

test('the past is busy, the next two weeks about half full, and what is later much emptier', () => {
  expect(filled({ from: -60, to: -1 })).toBeGreaterThan(0.4);
  expect(filled({ from: 1, to: 14 })).toBeGreaterThan(0.38);
  expect(filled({ from: 1, to: 14 })).toBeLessThan(0.6);
  expect(filled({ from: 16, to: 30 })).toBeGreaterThan(0.02);
  expect(filled({ from: 16, to: 30 })).toBeLessThan(0.2);
});

test('every doctor keeps free times in each of the next weeks', () => {
  const catalogue = makeCatalogue();
  for (const doctor of Object.keys(catalogue.data.doctors)) {
    const starts = new Set(
      live.filter(({ time }) => time.doctor === doctor).map(({ time }) => time.slot.startsAt),
    );
    for (const week of [0, 1]) {
      const dates = Array.from({ length: 7 }, (_, day) =>
        new Date(NOON + (week * 7 + day + 1) * DAY).toISOString().slice(0, 10),
      );
      const free = dates.flatMap((date) =>
        catalogue
          .workingSlots({ doctor, branch: 'here', service: 'consultation', date })
          .filter(({ startsAt }) => !starts.has(startsAt)),
      );
      expect(free.length).toBeGreaterThan(10);
    }
  }
});

test('no time of a doctor is taken twice, and each lies in the hours of its doctor', () => {
  const catalogue = makeCatalogue();
  const taken = live.flatMap(({ claims }) => claims.map(({ resource, grain }) => `${resource} ${grain}`));
  expect(new Set(taken).size).toBe(taken.length);
  for (const { time } of visits) {
    const slots = catalogue.workingSlots(time);
    expect(slots.map(({ startsAt }) => startsAt)).toContain(time.slot.startsAt);
  }
});

test('some requests wait for a call, of different ages, some of them late, none about a time that is near', () => {
  const waiting = visits.filter(({ story }) => story.status === 'pending');
  expect(waiting).toHaveLength(WAITING.length);
  const listed = waiting.filter(({ story }) => (story.call?.dueAt ?? 0) <= NOON);
  expect(listed.length).toBeGreaterThanOrEqual(10);
  expect(listed.length).toBeLessThanOrEqual(20);
  const late = listed.filter(({ story }) => (story.callDueAt ?? 0) < NOON);
  expect(late.length).toBeGreaterThanOrEqual(3);
  expect(late.length).toBeLessThan(listed.length / 2);
  for (const { time } of waiting) expect(time.slot.startsAt).toBeGreaterThan(NOON + DAY / 2);
});

test('what has happened is in order, has happened, and fits the state', () => {
  for (const { story, time } of visits) {
    expect(story.startsAt).toBe(time.slot.startsAt);
    expect(story.entries[0]?.at).toBe(story.createdAt);
    expect(story.entries.at(-1)?.to).toBe(story.status);
    const moments = story.entries.map(({ at: moment }) => moment);
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    expect(moments.every((moment) => Number.isInteger(moment) && moment <= NOON)).toBe(true);
    if (story.status === 'done') expect(time.slot.startsAt).toBeLessThan(NOON);
  }
});

test('every state, every change and every way a call can end is there', () => {
  const changes = new Set(
    visits.flatMap(({ story }) => story.entries.map(({ from, to, actor }) => `${from} ${to} ${actor}`)),
  );
  const user = staff[0]?.name;
  for (const change of [
    ...[
      'null pending patient',
      `null pending ${user}`,
      `null confirmed ${user}`,
      `pending confirmed ${user}`,
    ],
    ...[`pending canceled ${user}`, 'pending canceled patient', 'pending canceled system'],
    ...[`confirmed done ${user}`, `confirmed canceled ${user}`, 'confirmed canceled patient'],
    ...[`canceled pending ${user}`, `done confirmed ${user}`, 'confirmed pending patient'],
  ]) {
    expect(changes).toContain(change);
  }
  const actions = new Set(visits.flatMap(({ story }) => story.entries.map(({ action }) => action)));
  for (const action of ['confirmed', 'canceled', 'noAnswer', 'callBack'] as const)
    expect(actions).toContain(action);
});

test('the desk notes who has come: some wait, some are in, some missed it, some came without an appointment', () => {
  const noted = countBy(visits, ({ story }) => story.day.attendance);
  expect(noted.get('no_show')).toBeGreaterThan(20);
  const now = visits.filter(({ story }) => story.status === 'confirmed' && story.day.arrivedAt !== null);
  expect(now.length).toBeGreaterThan(0);
  for (const { time } of now) expect(Math.abs(time.slot.startsAt - NOON)).toBeLessThan(DAY / 12);
  expect(visits.filter(({ story }) => story.isWalkIn).length).toBeGreaterThan(20);
  for (const { story } of visits) {
    const { attendance, arrivedAt, withDoctorAt, notes } = story.day;
    if (story.status === 'done') expect(attendance).toBe('with_doctor');
    if (attendance === 'no_show') expect([story.status, arrivedAt]).toEqual(['confirmed', null]);
    if (withDoctorAt !== null) expect(arrivedAt).toBeLessThan(withDoctorAt);
    const lines = story.entries.filter(({ action }) => action === 'attendance');
    // Who walks in arrives with the booking.
    expect(notes).toBe(lines.length - Number(story.isWalkIn));
  }
});

test('patients pay in every way, come again, and share phones', () => {
  const paidBy = countBy(visits, ({ organisation }) => organisation ?? 'cash');
  for (const payer of ['company', 'syndicate', 'cash']) expect(paidBy.get(payer)).toBeGreaterThan(50);
  const people = countBy(visits, ({ patient }) => patient);
  const phones = countBy([...people.keys()], ({ phone }) => phone);
  expect([...people.values()].filter((count) => count > 1).length).toBeGreaterThan(100);
  expect([...phones.values()].filter((count) => count > 1).length).toBeGreaterThan(50);
  // Exchanges that do not exist; the clinic's own numbers end below 1000.
  for (const phone of phones.keys()) expect(phone).toMatch(/^\+20(22000|23000|3000)[1-9]\d{3}$/);
});

test('a few of those who were seen are to come again, some of them by now', () => {
  const { appointments } = rowsOf({ visits, catalogue: makeCatalogue(), notes: cast.notes });
  const recalls = appointments.filter(({ recall_on }) => recall_on !== null);
  expect(recalls.length).toBeGreaterThan(6);
  expect(recalls.length).toBeLessThan(appointments.length / 20);
  for (const { status, recall_state } of recalls) expect([status, recall_state]).toEqual(['done', 'waiting']);
});

describe('the same day', () => {
  const essence = (given: PlannedVisit[]) =>
    given.map(({ time, patient, story }) => ({ key: time.key, patient, entries: story.entries }));

  test('gives the same plan, whatever the documents are called', () => {
    expect(essence(plan(NOON, 'b'))).toEqual(essence(visits));
  });

  test('has the same past at every hour', () => {
    const past = (given: PlannedVisit[]) => essence(given.filter(({ time }) => time.day < -4));
    expect(past(plan(at('21:40')))).toEqual(past(visits));
  });

  test('is a believable one at every hour, in the night too', () => {
    for (const time of ['03:00', '23:55']) {
      const now = at(time);
      expect(plan(now).filter(({ story }) => story.status === 'pending')).toHaveLength(WAITING.length);
    }
  });
});

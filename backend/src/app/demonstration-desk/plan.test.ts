import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDesk } from '../../../seed/load/desk';
import { BOOKING_RULES } from '../../../tests/support/booking-rules';
import type { CatalogueData } from '../../catalogue/catalogue-data';
import { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { WEEKDAYS, type Weekday } from '../../scheduling/schedule';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';
import { type PlannedVisit, planVisits } from './plan';

const _DAY = DAY_MINUTES * MINUTE;
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
      incomingRetentionDays: 365,
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

test('no time of a doctor is taken twice, and each lies in the hours of its doctor', () => {
  const catalogue = makeCatalogue();
  const taken = live.flatMap(({ claims }) => claims.map(({ resource, grain }) => `${resource} ${grain}`));
  expect(new Set(taken).size).toBe(taken.length);
  for (const { time } of visits) {
    const slots = catalogue.workingSlots(time);
    expect(slots.map(({ startsAt }) => startsAt)).toContain(time.slot.startsAt);
  }
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

const essence = (given: PlannedVisit[]) =>
  given.map(({ time, patient, story }) => ({ key: time.key, patient, entries: story.entries }));

test('the same day gives the same plan, whatever the documents are called', () => {
  expect(essence(plan(NOON, 'b'))).toEqual(essence(visits));
});

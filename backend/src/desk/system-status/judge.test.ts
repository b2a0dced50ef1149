import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../scheduling/zone';
import type { JobReading } from '../readings/jobs';
import { judgeCertificate } from './certificate';
import {
  failureOf,
  judgeBackups,
  judgeChecks,
  judgeJob,
  judgeJobs,
  judgeMail,
  judgeMessages,
  judgePublishing,
  judgeRequests,
} from './judge';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const ago = (ms: number) => NOW - ms;

const [idle, noServer] = [{ oldestDueAt: null, failedLately: 0 }, { isConfigured: false }];
type Mail = { oldestDueAt?: number; failedLately?: number; isConfigured?: boolean; isSmsSilent?: boolean };
test.each<[string, Mail, string]>([
  ['one was just put off', { oldestDueAt: ago(10 * MINUTE) }, 'well'],
  ['one is late', { oldestDueAt: ago(20 * MINUTE) }, 'look'],
  ['one is very late', { oldestDueAt: ago(2 * HOUR) }, 'act'],
  ['one was given up', { failedLately: 1 }, 'look'],
  ['there is no mail server', noServer, 'look'],
  ['late without a mail server', { ...noServer, oldestDueAt: ago(2 * HOUR) }, 'act'],
  ['a gateway of SMS tells nothing any more', { isSmsSilent: true }, 'look'],
])('mail, when %s', (_, { isConfigured = true, isSmsSilent = false, ...reading }, state) => {
  expect(judgeMail({ reading: { ...idle, ...reading }, isConfigured, isSmsSilent, now: NOW })).toBe(state);
});

test('messages are worth a look after a day, requests once the first call is late', () => {
  const messages = [null, ago(25 * HOUR)].map((oldestAt) => judgeMessages({ oldestAt }, NOW));
  const requests = [ago(-HOUR), ago(MINUTE)].map((at) => judgeRequests({ firstCallDueAt: at }, NOW));
  expect([messages, requests]).toEqual(Array(2).fill(['well', 'look']));
});

type Told = { failedAt?: number; drilledAt?: number | null; freeBytes?: number | null };
const reading = (age: number | null, { freeBytes = null, ...more }: Told = {}) => ({
  newest: age === null ? null : { beganAt: ago(age), bytes: 100, freeBytes, keepDays: 30 },
  ...{ failedAt: null, drilledAt: ago(DAY), restoredAt: null, ...more },
});

test.each([
  ['none', reading(null), 'act'],
  ['of last night, tried lately', reading(10 * HOUR), 'well'],
  ['missing one night', reading(30 * HOUR), 'look'],
  ['never tried', reading(10 * HOUR, { drilledAt: null }), 'look'],
  ['not tried for two months', reading(10 * HOUR, { drilledAt: ago(60 * DAY) }), 'look'],
  ['failed since', reading(10 * HOUR, { failedAt: ago(HOUR) }), 'look'],
  ['without room for the next', reading(10 * HOUR, { freeBytes: 199 }), 'look'],
] as const)('backups %s', (_, given, state) => expect(judgeBackups(given, NOW)).toBe(state));

test('a failed backup counts until a backup comes after it', () => {
  expect(failureOf(reading(10 * HOUR, { failedAt: ago(HOUR) }))).toBe(ago(HOUR));
  expect(failureOf(reading(10 * HOUR, { failedAt: ago(20 * HOUR) }))).toBeNull();
  expect(failureOf(reading(null, { failedAt: ago(DAY) }))).toBe(ago(DAY));
});

const job = (more: Partial<JobReading>): JobReading => ({
  ...{ name: 'removeOldClaims', everySeconds: 86_400, scheduledAt: ago(MINUTE), knownSince: ago(100 * DAY) },
  ...{ lastSuccessAt: null, lastFailureAt: null, ...more },
});

const LATELY = { everySeconds: 60, lastSuccessAt: ago(12 * HOUR) };
test.each([
  ['new here', job({ knownSince: ago(DAY) }), 'well'],
  ['never run since it is known', job({}), 'late'],
  ['without one of its nights', job({ lastSuccessAt: ago(47 * HOUR) }), 'well'],
  ['without two of its nights', job({ lastSuccessAt: ago(49 * HOUR) }), 'late'],
  ['broken off last night', job({ lastSuccessAt: ago(33 * HOUR), lastFailureAt: ago(9 * HOUR) }), 'failed'],
  ['mended since', job({ lastSuccessAt: ago(9 * HOUR), lastFailureAt: ago(33 * HOUR) }), 'well'],
  ['of each minute, just switched on', job({ ...LATELY, scheduledAt: ago(MINUTE) }), 'well'],
  ['of each minute, not run though it could', job({ ...LATELY, scheduledAt: ago(8 * MINUTE) }), 'late'],
] as const)('a job that is daily or %s', (_, reading, condition) => {
  expect(judgeJob({ reading, now: NOW })).toBe(condition);
});

test('of several jobs or checks the worst counts, and a website that has not heard is worth a look', () => {
  const jobs = (['well', 'failed', 'late'] as const).map((one) => judgeJobs(['well', one]));
  const checks = (['ok', 'warning', 'failed'] as const).map((one) => judgeChecks(['ok', one]));
  expect([jobs, checks]).toEqual(Array(2).fill(['well', 'look', 'act']));
  const heard = [null, { isHeard: true }, { isHeard: false }].map(judgePublishing);
  expect(heard).toEqual(['well', 'well', 'look']);
});

test('a certificate is worth a look in its last two weeks, and cannot wait in its last days', () => {
  const ends = [null, NOW + 15 * DAY, NOW + 13 * DAY, NOW + 2 * DAY];
  expect(ends.map((at) => judgeCertificate(at, NOW))).toEqual(['ok', 'ok', 'warning', 'failed']);
});

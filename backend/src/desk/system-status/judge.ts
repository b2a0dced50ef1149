import type { HealthCheck } from '../../contract/health';
import type { SystemState } from '../../contract/system-status';
import { DAY, HOUR, MINUTE } from '../../scheduling/zone';
import type { BackupReading } from '../readings/backups';
import type { JobReading } from '../readings/jobs';
import type { MailReading } from '../readings/mail';
import type { RequestState } from '../readings/readings';

// From when on a reading is worth a look, and from when on it cannot wait. All else is well.

const LATE_MAIL = { look: 15 * MINUTE, act: HOUR };
const LATE_CALL = { look: 0, act: 30 * MINUTE };
/** Age of messages: nobody is promised an answer by a time; a working day is what people expect. */
const OLD_MESSAGE = { look: DAY, act: 3 * DAY };
/** A nightly one may take its time; as in `npm run doctor`. */
const OLD_BACKUP = { look: 26 * HOUR, act: 3 * DAY };
/** Age of the last drill: a month, and some days. */
const OLD_DRILL = 45 * DAY;
/** Number of backups like the last one that have to fit beside those that are there. */
const NEXT_BACKUPS = 2;

/** @param by by how much something is late, ms; null while it is not there */
function judgeDelay(by: number | null, bounds: { look: number; act: number }): SystemState {
  if (by === null || by <= bounds.look) return 'well';
  return by > bounds.act ? 'act' : 'look';
}

const since = ({ at, now }: { at: number | null; now: number }) => (at === null ? null : now - at);

/** Tells whether messages that were due then are late. */
export function isLate(oldestDueAt: number | null, now: number): boolean {
  return judgeDelay(since({ at: oldestDueAt, now }), LATE_MAIL) !== 'well';
}

function atLeastLook(state: SystemState, wantsLook: boolean): SystemState {
  return state === 'well' && wantsLook ? 'look' : state;
}

interface Given {
  reading: Pick<MailReading, 'oldestDueAt' | 'failedLately'>;
  isConfigured: boolean;
  /** True if the SMS gateway has stopped sending delivery reports. */
  isSmsSilent?: boolean;
  now: number;
}

export function judgeMail({ reading, isConfigured, isSmsSilent = false, now }: Given): SystemState {
  const { oldestDueAt, failedLately } = reading;
  const delay = judgeDelay(since({ at: oldestDueAt, now }), LATE_MAIL);
  return atLeastLook(delay, !isConfigured || isSmsSilent || failedLately > 0);
}

export function judgeMessages({ oldestAt: at }: { oldestAt: number | null }, now: number): SystemState {
  return judgeDelay(since({ at, now }), OLD_MESSAGE);
}

export function judgeRequests(reading: Pick<RequestState, 'firstCallDueAt'>, now: number): SystemState {
  return judgeDelay(since({ at: reading.firstCallDueAt, now }), LATE_CALL);
}

/** The last try that came to nothing, when no backup came after it. */
export function failureOf({ newest, failedAt }: Pick<BackupReading, 'newest' | 'failedAt'>): number | null {
  return failedAt !== null && failedAt > (newest?.beganAt ?? 0) ? failedAt : null;
}

export function judgeBackups(reading: BackupReading, now: number): SystemState {
  const { newest, drilledAt } = reading;
  if (!newest) return 'act';
  const delay = judgeDelay(now - newest.beganAt, OLD_BACKUP);
  const isUntried = drilledAt === null || now - drilledAt > OLD_DRILL;
  const isFull = newest.freeBytes !== null && newest.freeBytes < NEXT_BACKUPS * newest.bytes;
  return atLeastLook(delay, isUntried || isFull || failureOf(reading) !== null);
}

/** A job is late when two turns and a little have passed, as for the alert; many turns a day count from the start. */
export function judgeJob({ reading, now }: { reading: JobReading; now: number }): 'well' | 'failed' | 'late' {
  const { everySeconds, scheduledAt, knownSince, lastSuccessAt, lastFailureAt } = reading;
  const isFrequent = everySeconds <= HOUR / 1000;
  const since = Math.max(lastSuccessAt ?? knownSince, isFrequent ? scheduledAt : 0);
  if (now - since > 2000 * everySeconds + 5 * MINUTE) return 'late';
  return lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? 0) ? 'failed' : 'well';
}

export function judgeJobs(conditions: readonly ReturnType<typeof judgeJob>[]): SystemState {
  if (conditions.includes('late')) return 'act';
  return conditions.includes('failed') ? 'look' : 'well';
}

export function judgePublishing(last: { isHeard: boolean } | null): SystemState {
  return last && !last.isHeard ? 'look' : 'well';
}

/** Returns the worst state of some checks. */
export function judgeChecks(checks: readonly HealthCheck[]): SystemState {
  if (checks.includes('failed')) return 'act';
  return checks.includes('warning') ? 'look' : 'well';
}

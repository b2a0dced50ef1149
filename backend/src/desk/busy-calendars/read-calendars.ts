import type { Core } from '@strapi/strapi';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import { publicHost } from '../../documents/files/read-sheet';
import { inTransaction } from '../../platform/database';
import { getLogger } from '../../platform/logging/logger';
import { horizonEnd } from '../../scheduling/slots';
import { DAY } from '../../scheduling/zone';
import { addressOf, type BusyCalendarRow, claimReading, listBusyCalendars, noteReading } from './busy-rows';
import { fetchCalendar } from './fetch-calendar';
import { keepTimes } from './keep-times';

/** Age from which on an unchanged calendar is read anew: the booking horizon has moved on. */
const EXPANDED_MS = DAY / 4;
const AT_ONCE = 4;

/** Reads a doctor's calendar up to the day after the booking horizon. What fails is noted, and what was read last goes on to count. */
export async function readCalendar(strapi: Core.Strapi, calendar: BusyCalendarRow, now: number) {
  const catalogue = await currentCatalogue(strapi);
  const { data } = catalogue;
  const { doctor, etag, last_modified: lastModified, digest, expanded_at: expandedAt } = calendar;
  const timeZone = data.branches[catalogue.branchesOf(doctor)[0] ?? '']?.timeZone ?? data.clinicZone;
  const isFresh = expandedAt !== null && now - expandedAt < EXPANDED_MS;
  const known = isFresh ? { etag, lastModified, digest } : { etag: null, lastModified: null, digest: null };
  // An event that began today is kept whole: cut off now, it would differ at each reading.
  const [from, to] = [now - (now % DAY), horizonEnd(now, data.rules.horizonDays + 1, timeZone)];
  const address = addressOf(calendar);
  const fetched =
    address === null
      ? { failure: 'lost' as const }
      : await fetchCalendar(address, known, { ownHost: publicHost(), timeZone, from, to });
  if ('failure' in fetched) {
    const { failure } = fetched;
    const isNew = calendar.failure === null;
    await noteReading(strapi.db.connection, calendar, { failure, ...(isNew ? { failing_since: now } : {}) });
    getLogger().warn({ job: 'readBusyCalendars', doctor, failure }, 'calendar cannot be read');
    return false;
  }
  const { reading, etag: newEtag, lastModified: last } = fetched;
  const isReadAnew = reading !== null && reading.times !== null;
  await inTransaction(strapi, async (trx) => {
    const isThere = await noteReading(trx, calendar, {
      ...{ etag: newEtag, last_modified: last, read_at: now, failure: null, failing_since: null },
      ...(isReadAnew ? { digest: reading.digest, expanded_at: now, skipped: reading.skipped } : {}),
    });
    if (isThere) await keepTimes(trx, catalogue, calendar, reading?.times ?? null, now);
  });
  return true;
}

/** Reads the calendars that are due, each in one backend; gives how many were read and how many could not be. @throws the first fault of ours, once all others are read */
export async function readDueCalendars(strapi: Core.Strapi, now: number) {
  const db = strapi.db.connection;
  const due = (await listBusyCalendars(db)).filter(({ due_at }) => due_at <= now);
  const done = { read: 0, failed: 0 };
  const faults: unknown[] = [];
  const next = async (): Promise<void> => {
    for (let one = due.shift(); one; one = due.shift()) {
      try {
        if (!(await claimReading(db, one, now))) continue;
        done[(await readCalendar(strapi, one, now)) ? 'read' : 'failed'] += 1;
      } catch (error) {
        faults.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (faults.length > 0) throw faults[0];
  return done;
}

import { unmarkInside } from '../../appointments/guards/outside-hours';
import { doctorTime, overbookingTime } from '../../appointments/record/claims-table';
import type { BusyCalendar, BusyCalendarRequest } from '../../contract/busy-calendar';
import { type Database, inTransaction } from '../../platform/database';
import { isoInstant } from '../../platform/instant';
import { mayBeCalled } from '../../platform/outside';
import { invalidFields, notFound, type Outcome } from '../../platform/refusal';
import { showColumns } from '../../platform/show-columns';
import type { StaffMember } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { TookTooLong, withinTime } from '../../platform/within-time';
import { noteFeed } from '../log/note-feed';
import {
  BUSY_CALENDARS,
  BUSY_TIMES,
  type BusyCalendarRow,
  claimReading,
  countBusyTimes,
  findBusyCalendar,
  listBusyCalendars,
  writeBusyCalendar,
} from './busy-rows';
import { readCalendar } from './read-calendars';

/** Time for the first reading; shorter than callers wait. */
const PATIENCE_MS = 2500;

type Changing = With<'strapi' | 'db' | 'catalogue' | 'member' | 'address' | 'now'>;

/** Doctors for themselves, managers for everybody. */
const isTheirs = ({ role, doctor }: StaffMember, of: string) => role === 'manager' || doctor === of;

const present = (row: BusyCalendarRow, times: number): BusyCalendar => ({
  ...showColumns(row, ['document_id', 'doctor', 'host', 'read_at', 'failure', 'skipped']),
  failingSince: isoInstant(row.failing_since),
  times,
});

export async function showBusyCalendars(db: Database, { role, doctor }: StaffMember, now: number) {
  if (role !== 'manager' && doctor === null) return [];
  const rows = await listBusyCalendars(db, role === 'manager' || doctor === null ? {} : { doctor });
  const countOf = await countBusyTimes(db, now);
  return rows.map((row) => present(row, countOf(row.doctor)));
}

/** Sets a doctor's own calendar and reads it at once. If that is slow it continues later; if it fails it is tried again. */
export async function setBusyCalendar(
  given: Changing,
  { doctor, url }: BusyCalendarRequest,
): Promise<Outcome<BusyCalendar>> {
  const { strapi, db, catalogue, member, now } = given;
  if (!isTheirs(member, doctor) || !catalogue.data.doctors[doctor]) return invalidFields(['doctor']);
  if (!mayBeCalled(url)) return invalidFields(['url']);
  await inTransaction(strapi, async (trx) => {
    await writeBusyCalendar(trx, { doctor, url, by: member.by }, now);
    await noteFeed({ ...given, trx }, 'busy.set', { kind: 'doctor', subject: doctor });
  });
  const written = await findBusyCalendar(db, { doctor });
  if (written && (await claimReading(db, written, now)))
    await withinTime(readCalendar(strapi, written, now), PATIENCE_MS).catch((error) => {
      if (!(error instanceof TookTooLong)) throw error;
    });
  const row = await findBusyCalendar(db, { doctor });
  return row ? { ok: true, value: present(row, (await countBusyTimes(db, now))(doctor)) } : notFound();
}

/** Ends the reading of a doctor's calendar: its times are free again, and appointments in them no longer on the desk's list. */
export async function dropBusyCalendar(given: Changing, id: string): Promise<Outcome<string>> {
  const { strapi, db, catalogue, member, now } = given;
  const found = await findBusyCalendar(db, { document_id: id });
  if (!found || !isTheirs(member, found.doctor)) return notFound();
  const { doctor } = found;
  return await inTransaction(strapi, async (trx) => {
    if ((await trx(BUSY_CALENDARS).where({ document_id: id }).delete()) === 0) return notFound();
    await trx(BUSY_TIMES).where({ doctor }).delete();
    for (const resource of [doctorTime(doctor), overbookingTime(doctor)])
      await trx('claims').where({ resource, block: id }).delete();
    await unmarkInside(trx, catalogue, now);
    await noteFeed({ ...given, trx }, 'busy.end', { kind: 'doctor', subject: doctor });
    return { ok: true, value: id };
  });
}

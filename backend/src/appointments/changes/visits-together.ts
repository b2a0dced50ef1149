import type { Core } from '@strapi/strapi';
import type { OtherVisits } from '../../contract/changes';
import { choosingInTransaction, type Database, type Transaction } from '../../platform/database';
import { notFound, type Outcome, orLeave, RefusedWithin } from '../../platform/refusal';
import { servicesOf } from '../../platform/services';
import { type AppointmentRow, readSeries } from '../record/appointment-rows';
import { transitionAppointment } from './transition';

/** Changes several visits in one transaction: all of them, or none if one calls {@link orLeave}. */
export async function changeTogether<Value>(
  strapi: Core.Strapi,
  work: (trx: Transaction) => Promise<Value>,
): Promise<Outcome<Value>> {
  try {
    const value = await choosingInTransaction(strapi, work);
    servicesOf(strapi).mailing.wake();
    return { ok: true, value };
  } catch (error) {
    if (error instanceof RefusedWithin) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

/** The other visits of an appointment's series that a request names; null when one is none of it, or may not be seen. */
export async function readOthers<Other extends { bookingNumber: string }>(
  db: Database,
  found: AppointmentRow,
  others: Other[],
  maySee: (row: AppointmentRow) => boolean,
): Promise<{ row: AppointmentRow; asked: Other }[] | null> {
  if (others.length === 0) return [];
  const series = (await readSeries(db, found)).filter(
    (row) => row.document_id !== found.document_id && maySee(row),
  );
  const named = others.flatMap((asked) => {
    const row = series.find(({ booking_number: number }) => number === asked.bookingNumber);
    return row ? [{ row, asked }] : [];
  });
  return new Set(named.map(({ row }) => row)).size === others.length ? named : null;
}

/** Lists the other visits of a requested series that wait for the same call, in any branch. */
export async function listWaiting(db: Database, found: AppointmentRow): Promise<AppointmentRow[]> {
  return (await readSeries(db, found)).filter(
    (row) => row.document_id !== found.document_id && row.status === 'pending' && isOfTheCall(found, row),
  );
}

/** Returns whether another visit is settled by the same call. */
export function isOfTheCall(
  found: AppointmentRow,
  { call_by, series_visit: visit }: AppointmentRow,
): boolean {
  // The call is promised about the first one; a visit that its patient has moved alone has a call of its own.
  return call_by === null || (visit === 1 && found.call_by === null);
}

type Given = Parameters<typeof transitionAppointment>[0];
type Common = Omit<Given, 'appointment' | 'wanted' | 'undoes' | 'call' | 'within' | 'isTold'>;
type Visit = Pick<Given, 'appointment' | 'wanted' | 'undoes' | 'call'>;

/** Changes the status of several visits in one transaction. The patient gets one message, about the first, which is returned. */
export function transitionAll(
  given: Common,
  [first, ...others]: [Visit, ...Visit[]],
): Promise<Outcome<AppointmentRow>> {
  if (others.length === 0) return transitionAppointment({ ...given, ...first });
  return changeTogether(given.strapi, async (within) => {
    const changed = orLeave(await transitionAppointment({ ...given, ...first, within }));
    for (const visit of others)
      orLeave(await transitionAppointment({ ...given, ...visit, within, isTold: false }));
    return changed;
  });
}

/**
 * Changes the status of an appointment, together with other visits of its series if the request names them. A requested series is
 * settled as one: confirming it, or the outcome of its call, applies to all waiting visits. Refused as a single change is, and with
 * 404 for a visit outside the series.
 */
export async function transitionTogether({
  found,
  wanted: { others = [], ...wanted },
  maySee = () => true,
  call,
  ...given
}: Common & {
  found: AppointmentRow;
  call?: Given['call'];
  wanted: Given['wanted'] & { others?: OtherVisits | undefined };
  maySee?: (row: AppointmentRow) => boolean;
}): Promise<Outcome<AppointmentRow>> {
  const db = given.strapi.db.connection;
  const isRequest = found.status === 'pending' && (wanted.to === 'confirmed' || call !== undefined);
  const visits: { row: AppointmentRow; asked: { version: number } }[] | null = isRequest
    ? (await listWaiting(db, found)).map((row) => ({ row, asked: row }))
    : await readOthers(db, found, others, maySee);
  if (visits === null) return notFound();
  return transitionAll(given, [
    { appointment: found.document_id, wanted, ...(call ? { call } : {}) },
    ...visits.map(({ row, asked: { version } }) => ({
      appointment: row.document_id,
      wanted: { ...wanted, version },
    })),
  ]);
}

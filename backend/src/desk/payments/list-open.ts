import { depositRow, unsettledDeposits } from '../../appointments/deposits/deposit-rows';
import { withinScope } from '../../appointments/list/staff-access';
import { parseAppointment } from '../../appointments/record/appointment-rows';
import type { OpenPayment } from '../../contract/payment';
import { type Database, type Query, readPage, readRows } from '../../platform/database';
import { showColumns } from '../../platform/show-columns';
import type { BranchScope } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';
import { PAYMENTS, paymentRow } from './payment-rows';

/** Days for which a visit without a note is listed. */
const UNNOTED_DAYS = 31;

/** The last entry of each visit of which something is open. */
function stillOpen(db: Database): Query {
  return db(PAYMENTS)
    .where('balance', '>', 0)
    .whereNotExists(
      db(`${PAYMENTS} as later`)
        .whereRaw(`later.appointment = ${PAYMENTS}.appointment`)
        .whereRaw(`later.id > ${PAYMENTS}.id`)
        .select('id'),
    );
}

/** Visits that came since their branch took its first payment and of which nothing is noted. */
function unnotedVisits(db: Database, scope: BranchScope, now: number): Query {
  const since = new Date(now - UNNOTED_DAYS * DAY_MINUTES * MINUTE);
  return withinScope(db('appointments'), scope)
    .where('starts_at', '>=', since)
    .where((came) => came.where('status', 'done').orWhereIn('attendance', ['arrived', 'with_doctor']))
    .whereNotExists(
      db(PAYMENTS)
        .whereRaw(`${PAYMENTS}.appointment = appointments.document_id`)
        .whereNot('method', 'online')
        .select('id'),
    )
    .whereExists(
      db(PAYMENTS)
        .whereRaw(`${PAYMENTS}.branch = appointments.branch`)
        .whereRaw(`${PAYMENTS}.at <= appointments.starts_at`)
        .select('id'),
    );
}

/** These, and what is to be settled of deposits: each by its index, however many appointments there are. */
export function openVisits(db: Database, scope: BranchScope, now: number): Query {
  const ids = stillOpen(db)
    .select('appointment')
    .union([
      unnotedVisits(db, scope, now).select('document_id'),
      unsettledDeposits(db).select('appointment'),
    ]);
  return (
    withinScope(db('appointments'), scope)
      .whereIn('document_id', ids)
      // Money that is owed stays so, whoever it is owed to.
      .where((listed) =>
        listed.whereNull('erased_at').orWhereIn('document_id', unsettledDeposits(db).select('appointment')),
      )
  );
}

export async function listOpenPayments(
  { db, catalogue, now }: With<'db' | 'catalogue' | 'now'>,
  { scope, page, pageSize }: { scope: BranchScope; page: number; pageSize: number },
): Promise<{ rows: OpenPayment[]; total: number }> {
  const query = openVisits(db, scope, now).orderBy('starts_at').orderBy('document_id');
  const { found, total } = await readPage(query, { page, pageSize });
  const visits = found.map(parseAppointment);
  const ids = visits.map(({ document_id }) => document_id);
  const last = await readRows(paymentRow, stillOpen(db).whereIn('appointment', ids));
  const unsettled = await readRows(depositRow, unsettledDeposits(db).whereIn('appointment', ids));
  const { doctors, branches } = catalogue.data;
  const rows = visits.map((row) => {
    const entry = last.find(({ appointment }) => appointment === row.document_id);
    const deposit = unsettled.find(({ appointment }) => appointment === row.document_id);
    return {
      ...showColumns(row, ['document_id', 'first_name', 'last_name', 'phone', 'starts_at', 'time_zone']),
      doctor: doctors[row.doctor]?.name ?? row.booked_as.doctor,
      branch: branches[row.branch]?.name ?? row.booked_as.branch,
      currency: entry?.currency ?? null,
      balance: entry?.balance ?? null,
      deposit: deposit ? { state: deposit.state, amount: deposit.amount, currency: deposit.currency } : null,
    };
  });
  return { rows, total };
}

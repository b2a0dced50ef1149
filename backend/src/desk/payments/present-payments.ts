import { listDeposits } from '../../appointments/deposits/deposit-rows';
import { isReached } from '../../appointments/record/appointment-mails';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { readActorNames } from '../../auth/accounts/staff-names';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-snapshot';
import { toMinor } from '../../contract/money';
import { isErased } from '../../contract/patient';
import type { Payment } from '../../contract/payment';
import type { Database } from '../../platform/database';
import { isoInstant } from '../../platform/instant';
import { showColumns } from '../../platform/show-columns';
import { listPayments, type PaymentRow, saidAtDesk } from './payment-rows';

/** Returns the currency of an appointment's payments: of earlier entries, else of its fee, else the clinic's; or null. */
export function currencyOf(
  { booked_as: { fee } }: AppointmentRow,
  before: readonly PaymentRow[],
  catalogue: CatalogueSnapshot,
): string | null {
  return before[0]?.currency ?? fee?.currency ?? catalogue.data.rules.currency;
}

/** Returns the displayed fee of the appointment when it was one amount; a contract decides what its holder pays. */
function displayedAmount({ booked_as: { fee }, contract_type: contract }: AppointmentRow): number | null {
  if (fee === null || contract !== 'cash') return null;
  const said = [fee.firstVisit, fee.followUp].filter((price) => price !== null);
  const [only] = said;
  return said.length === 1 && only && !only.isFrom ? toMinor(only.amount, fee.currency) : null;
}

export async function presentPayments(db: Database, rows: readonly PaymentRow[]): Promise<Payment[]> {
  const takers = rows.map(({ taken_by }) => taken_by);
  const nameOf = await readActorNames(db, takers);
  const numberOf = (id: string | null) => rows.find(({ document_id }) => document_id === id)?.number ?? null;
  return rows.map((row) => ({
    ...showColumns(row, ['document_id', 'number', 'at', 'time_zone', 'method', 'currency', 'amount', 'fee']),
    balance: row.balance,
    by: nameOf(row.taken_by) ?? row.facts.by,
    corrects: numberOf(row.corrects),
    correctedBy: rows.find(({ corrects }) => corrects === row.document_id)?.number ?? null,
    reason: row.reason,
  }));
}

/** Deposits as the desk sees them, with the numbers of their entries and the names of who settled them. */
async function presentDeposits(db: Database, appointment: string, payments: readonly PaymentRow[]) {
  const deposits = await listDeposits(db, [appointment]);
  const settlers = deposits.map(({ settled_by }) => settled_by);
  const nameOf = await readActorNames(db, settlers);
  return deposits.map((deposit) => ({
    ...showColumns(deposit, ['document_id', 'state', 'currency', 'amount']),
    until: isoInstant(deposit.holds_until),
    toldAmount: deposit.told_amount,
    payment: payments.find(({ document_id }) => document_id === deposit.payment)?.number ?? null,
    settledAt: isoInstant(deposit.settled_at),
    settledBy: nameOf(deposit.settled_by),
  }));
}

export async function readVisitPayments(db: Database, row: AppointmentRow, catalogue: CatalogueSnapshot) {
  const rows = await listPayments(db, [row.document_id]);
  const currency = currencyOf(row, rows, catalogue);
  const last = saidAtDesk(rows);
  const paid = rows.reduce((sum, { amount }) => sum + amount, 0);
  return {
    currency,
    fee: last?.fee ?? displayedAmount(row),
    paid,
    // Includes gateway payments after staff entered the fee.
    balance: last ? last.fee - paid : null,
    canTake: currency !== null && !isErased(row),
    isReached: isReached(row),
    payments: await presentPayments(db, rows),
    deposits: await presentDeposits(db, row.document_id, rows),
  };
}

import { noteRepaid } from '../../appointments/deposits/deposit-rows';
import type { AppointmentRow } from '../../appointments/record/appointment-rows';
import { isErased } from '../../contract/patient';
import type { PaymentCorrection, PaymentRequest } from '../../contract/payment';
import { ifTaken, inTransaction, isPostgres, newRow, type Transaction } from '../../platform/database';
import { notAllowed, type Outcome, versionConflict } from '../../platform/refusal';
import type { With } from '../../platform/with';
import { dateAt } from '../../scheduling/zone';
import { listPayments, PAYMENTS, type PaymentRow, personOfReceipt, saidAtDesk } from './payment-rows';
import { currencyOf } from './present-payments';
import { readReceiptFacts } from './receipt-facts';

type Given = With<'strapi' | 'catalogue' | 'member' | 'now'> & { row: AppointmentRow };

export type Written = Pick<PaymentRow, 'document_id' | 'number'>;

type Money = Pick<
  PaymentRow,
  'branch' | 'time_zone' | 'currency' | 'method' | 'amount' | 'fee' | 'corrects' | 'reason'
>;

/** The next number of a branch: a failed transaction gives its number back, and a unique index lets none be given twice. */
async function nextNumber(trx: Transaction, branch: string): Promise<number> {
  // Serializes the payments of a branch. SQLite has one writer anyway.
  if (isPostgres(trx))
    await trx.raw(`SELECT pg_advisory_xact_lock(hashtext('receipt'), hashtext(?))`, [branch]);
  const [last] = await trx(PAYMENTS).where({ branch }).max({ number: 'number' });
  return Number(last?.number ?? 0) + 1;
}

/** Writes an entry with the next number of its branch. The caller holds the appointment. */
export async function insertEntry(
  trx: Transaction,
  given: {
    row: Pick<AppointmentRow, 'document_id'>;
    before: readonly PaymentRow[];
    money: Money;
    key: string;
    facts: string;
    by: string;
    person: string | null;
    now: number;
  },
): Promise<Written> {
  const { row, before, money, now } = given;
  const at = new Date(now);
  const written = { ...newRow(at), number: await nextNumber(trx, money.branch) };
  const paid = before.reduce((sum, { amount }) => sum + amount, money.amount);
  const { document_id: appointment } = row;
  await trx(PAYMENTS).insert({
    ...{ ...written, ...money, appointment, at, day: dateAt(now, money.time_zone) },
    ...{ balance: money.fee - paid, taken_by: given.by, request_key: given.key },
    ...{ facts: given.facts, person: given.person },
  });
  return written;
}

/** Writes one entry, once for each press, holding the appointment so that the second desk is told that its page is old. */
async function write(
  { strapi, catalogue, row, member, now }: Given,
  { key, seen }: { key: string; seen: number },
  moneyOf: (before: readonly PaymentRow[]) => Outcome<Money>,
): Promise<Outcome<Written>> {
  const present = await readReceiptFacts({ strapi, catalogue }, row, member);
  const { document_id: appointment, branch } = row;
  return await inTransaction(strapi, async (trx): Promise<Outcome<Written>> => {
    const [held] = await trx('appointments')
      .where({ document_id: appointment, branch })
      .update({ updated_at: new Date(now) }, ['phone', 'first_name', 'last_name']);
    if (!held) return versionConflict();
    const before = await listPayments(trx, [appointment]);
    const money = moneyOf(before);
    if (!money.ok) return money;
    // A deposit may come, or be owed, after its patient was erased.
    const isGivenBack = money.value.corrects !== null && money.value.method === 'online';
    if (isErased(held) && !isGivenBack) return notAllowed('notAllowed');
    const known = before.find(({ request_key }) => request_key === key);
    if (known) return isSame(known, money.value) ? { ok: true, value: known } : versionConflict();
    if (before.length !== seen) return versionConflict();
    const { by } = member;
    const person = isErased(held) ? null : personOfReceipt(held);
    const wrong = before.find(({ document_id }) => document_id === money.value.corrects);
    // Branch and visit as the receipt has them that is taken back.
    const facts = JSON.stringify(wrong ? { ...wrong.facts, by: present.by } : present);
    const written = await insertEntry(trx, { row, before, money: money.value, key, facts, by, person, now });
    if (money.value.corrects) await noteRepaid(trx, { payment: money.value.corrects, by, now });
    return { ok: true, value: written };
    // A key that is taken is of a press about another appointment.
  }).catch(ifTaken(versionConflict));
}

/** Returns the fee that staff entered last; without one, an advance payment counts as the whole fee. */
export function feeWith(before: readonly PaymentRow[], amount: number): number {
  return saidAtDesk(before)?.fee ?? before.reduce((sum, entry) => sum + entry.amount, amount);
}

function isSame(known: PaymentRow, money: Money): boolean {
  return (['amount', 'method', 'corrects'] as const).every((name) => known[name] === money[name]);
}

/** Notes what was paid for an appointment. Refused with 409 where it has changed meanwhile, and for an erased patient. */
export async function takePayment(given: Given, wanted: PaymentRequest): Promise<Outcome<Written>> {
  const { row, catalogue } = given;
  return write(given, wanted, (before) => {
    const currency = currencyOf(row, before, catalogue);
    if (currency === null) return notAllowed('notAllowed');
    const { method, amount, fee } = wanted;
    const { branch, time_zone } = row;
    const money = { branch, time_zone, currency, method, amount, fee, corrects: null, reason: null };
    return { ok: true, value: money };
  });
}

/**
 * Reverses a payment by an entry against it; of an erased patient only a deposit. Refused with 409 for a payment of another
 * appointment, one reversed before, or a reversal.
 */
export async function correctPayment(given: Given, id: string, wanted: PaymentCorrection) {
  return write(given, wanted, (before) => {
    const wrong = before.find(({ document_id }) => document_id === id);
    if (!wrong) return notAllowed('notAllowed');
    const against = before.find(({ corrects }) => corrects === id);
    const isRepeated = against?.request_key === wanted.key;
    if (wrong.corrects !== null || (against && !isRepeated)) return versionConflict();
    // Of the branch that took it, by its clock: the visit may be elsewhere by now.
    const { branch, time_zone, currency, method } = wrong;
    // Without the minus of a zero.
    const amount = 0 - wrong.amount;
    const fee = feeWith(before, amount);
    const reason = wanted.reason;
    return { ok: true, value: { branch, time_zone, currency, method, amount, fee, corrects: id, reason } };
  });
}

import { createHash } from 'node:crypto';
import { transitionAppointment } from '../../appointments/changes/transition';
import {
  DEPOSITS,
  type DepositRow,
  findDeposit,
  listDeposits,
} from '../../appointments/deposits/deposit-rows';
import type { DepositNotice } from '../../appointments/deposits/payment-gateway';
import { transitionMessages } from '../../appointments/record/appointment-mails';
import {
  type AppointmentRow,
  findAppointment,
  updateAppointment,
} from '../../appointments/record/appointment-rows';
import { isErased } from '../../contract/patient';
import { inTransaction, newDocumentId } from '../../platform/database';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { listPayments, personOfReceipt } from './payment-rows';
import { readReceiptFacts } from './receipt-facts';
import { feeWith, insertEntry } from './write-payment';

type Paid = Extract<DepositNotice, { kind: 'paid' }>;

type Given = With<'strapi' | 'catalogue' | 'now'>;

const GATEWAY = 'gateway';
const UNPAID: readonly DepositRow['state'][] = ['asked', 'expired', 'disputed'];

/** Processes a notice of the payment gateway once, in one transaction; false if the deposit is unknown. */
export async function takeNotice(given: Given, notice: Extract<DepositNotice, { kind: 'paid' | 'refused' }>) {
  const { strapi, now } = given;
  const db = strapi.db.connection;
  const known = await findDeposit(db, notice.reference);
  const row = known && (await findAppointment(db, { document_id: known.appointment }));
  if (!row) return false;
  if (notice.kind === 'refused') {
    const at = new Date(now);
    await db(DEPOSITS)
      .where({ document_id: known.document_id, state: 'asked' })
      .update({ refused_at: at, updated_at: at });
    return true;
  }
  const facts = JSON.stringify(await readReceiptFacts(given, row, null));
  await inTransaction(strapi, (trx) => takePaid({ ...given, trx }, notice, known, facts));
  servicesOf(strapi).mailing.wake();
  return true;
}

async function takePaid(
  given: Given & With<'trx'>,
  notice: Paid,
  { document_id, appointment }: DepositRow,
  facts: string,
): Promise<void> {
  const { trx, now } = given;
  const at = new Date(now);
  // Locks the row, so that payment notices are processed one by one and nothing else changes the appointment meanwhile.
  await trx('appointments').where({ document_id: appointment }).update({ updated_at: at });
  const row = await findAppointment(trx, { document_id: appointment });
  const deposits = await listDeposits(trx, [appointment]);
  const deposit = deposits.find((one) => one.document_id === document_id);
  if (!row || !deposit) return;
  const { transaction } = notice;
  const isAsAsked = notice.amount === deposit.amount && notice.currency === deposit.currency;
  const told =
    deposits.find((one) => isSamePayment(one.transaction, transaction)) ??
    (await trx(DEPOSITS).where({ transaction }).first('document_id', 'state'));
  // Recorded already, unless a disputed payment now has the amount and currency that were asked for.
  if (told && !(isAsAsked && told.state === 'disputed')) return;
  if (told && told.document_id !== document_id)
    await trx(DEPOSITS).where({ document_id: told.document_id }).delete();
  const { currency, amount, refund_hours } = deposit;
  const beside = (fields: object) =>
    trx(DEPOSITS).insert({
      ...{ document_id: newDocumentId(), appointment, currency, amount, refund_hours },
      ...{ created_at: at, updated_at: at, ...fields },
    });
  const isFirst = UNPAID.includes(deposit.state);
  // An amount in another currency would be read as this one.
  const told_amount = notice.currency === currency ? notice.amount : null;
  const disputed = { state: 'disputed', told_amount, transaction };
  if (!isAsAsked) {
    if (!isFirst || deposit.state === 'disputed') await beside(disputed);
    else
      await trx(DEPOSITS)
        .where({ document_id })
        .update({ ...disputed, updated_at: at });
    return;
  }
  const payment = await noteEntry({ trx, now }, { row, deposit, notice, facts });
  const isLive = row.status !== 'canceled';
  const paid = { payment, transaction, paid_at: at, updated_at: at };
  if (!isFirst) {
    await beside({ ...paid, state: 'owed' });
    return;
  }
  await trx(DEPOSITS)
    .where({ document_id })
    .update({ ...paid, told_amount: null, state: isLive ? 'paid' : 'owed' });
  // The desk still has to look into an earlier notice.
  if (deposit.state === 'disputed' && told?.document_id !== document_id)
    await beside({ ...disputed, told_amount: deposit.told_amount, transaction: deposit.transaction });
  if (!isLive) await tellLate(given, row);
  if (row.status !== 'pending') return;
  const outcome = await transitionAppointment({
    ...given,
    appointment,
    wanted: { to: 'confirmed', version: row.version, reason: null },
    actor: 'deposit',
    by: 'system',
    within: trx,
  });
  if (!outcome.ok) throw new Error(`A paid deposit could not be confirmed: ${outcome.refusal.name}`);
}

/**
 * Tells whether two ids of one booking name one payment. Gateways sign fields run together, so that a payer who sees a signature
 * can move digits from the next field to the id: the payment would count again.
 */
function isSamePayment(noted: string | null, told: string): boolean {
  return noted !== null && (noted.startsWith(told) || told.startsWith(noted));
}

/** Writes it among what was paid, as nobody's where the patient has been erased meanwhile. */
async function noteEntry(
  { trx, now }: With<'trx' | 'now'>,
  { row, deposit, notice, facts }: { row: AppointmentRow; deposit: DepositRow; notice: Paid; facts: string },
): Promise<string> {
  const before = await listPayments(trx, [row.document_id]);
  const { amount, currency } = deposit;
  const fee = feeWith(before, amount);
  const { branch, time_zone } = row;
  const paid = { branch, time_zone, currency, method: 'online' as const, amount, fee };
  const money = { ...paid, corrects: null, reason: null };
  // Hashed, so that a gateway's id of any length fits.
  const key = createHash('sha256').update(notice.transaction).digest('hex');
  const person = isErased(row) ? null : personOfReceipt(row);
  return (await insertEntry(trx, { row, before, money, key, facts, by: GATEWAY, person, now })).document_id;
}

/** Tells a patient that a deposit arrived after their time was given up. The text of the mail is made when it is sent. */
async function tellLate({ strapi, catalogue, trx, now }: Given & With<'trx'>, row: AppointmentRow) {
  const next = { ...row, version: row.version + 1, sequence: row.sequence + 1 };
  await updateAppointment({ trx, now }, row, { status: row.status });
  const messages = transitionMessages(next, 'pending', catalogue.data.rules, now);
  await servicesOf(strapi).mailing.write({ trx, now }, messages);
}

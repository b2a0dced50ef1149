import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { DEPOSIT_STATES, type OwnDeposit } from '../../contract/deposit';
import type { ContractType } from '../../contract/patient';
import type { Actor, Status } from '../../contract/transitions';
import { describeFault } from '../../messaging/retry';
import type { Language } from '../../platform/clinic-time';
import {
  type Database,
  newRow,
  type Query,
  readRow,
  readRows,
  type Transaction,
} from '../../platform/database';
import { publicAddress } from '../../platform/environment/environment';
import { isoInstant, storedInstant } from '../../platform/instant';
import { getLogger } from '../../platform/logging/logger';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { HOUR, MINUTE } from '../../scheduling/zone';
import type { AppointmentRow } from '../record/appointment-rows';

export const DEPOSITS = 'deposits';

export const depositRow = z.object({
  document_id: z.string(),
  appointment: z.string(),
  state: z.enum(DEPOSIT_STATES),
  currency: z.string(),
  /** Amount in the smallest unit. */
  amount: z.coerce.number(),
  refund_hours: z.coerce.number(),
  holds_until: storedInstant.nullable(),
  page: z.string().nullable(),
  transaction: z.string().nullable(),
  told_amount: z.coerce.number().nullable(),
  refused_at: storedInstant.nullable(),
  payment: z.string().nullable(),
  settled_at: storedInstant.nullable(),
  settled_by: z.string().nullable(),
});
export type DepositRow = z.infer<typeof depositRow>;

export interface NewDeposit {
  appointment: string;
  currency: string;
  amount: number;
  refundHours: number;
  holdsUntil: number;
}

export async function insertDeposits(trx: Transaction, deposits: NewDeposit[], now: number): Promise<void> {
  if (deposits.length === 0) return;
  const at = new Date(now);
  await trx(DEPOSITS).insert(
    deposits.map(({ refundHours, holdsUntil, ...deposit }) => ({
      ...deposit,
      ...newRow(at),
      state: 'asked',
      refund_hours: refundHours,
      holds_until: new Date(holdsUntil),
    })),
  );
}

/** Deposits of some appointments, the oldest first. */
export async function listDeposits(db: Database, appointments: readonly string[]): Promise<DepositRow[]> {
  if (appointments.length === 0) return [];
  return await readRows(depositRow, db(DEPOSITS).whereIn('appointment', appointments).orderBy('id', 'asc'));
}

/** Tells whether an appointment waits for its deposit. */
export async function isDepositAsked(db: Database, appointment: string): Promise<boolean> {
  return (await db(DEPOSITS).where({ appointment, state: 'asked' }).first('id')) !== undefined;
}

/** Tells whether the deposit of a canceled appointment was paid since. */
export async function wasPaidSince(db: Database, appointment: string, canceledAt: number): Promise<boolean> {
  const paid = db(DEPOSITS).where({ appointment, state: 'owed' }).whereNotNull('holds_until');
  return (await paid.where('paid_at', '>=', new Date(canceledAt)).first('id')) !== undefined;
}

/** The deposit that a notice names, by our reference or the gateway's id of its page. */
export async function findDeposit(db: Database, reference: string): Promise<DepositRow | null> {
  const [ours = ''] = reference.split('-');
  return (
    (await readRow(depositRow, db(DEPOSITS).where({ document_id: ours }))) ??
    (await readRow(depositRow, db(DEPOSITS).where({ gateway_id: reference }).whereNotNull('holds_until')))
  );
}

const hoursLeft = (startsAt: number, now: number) => Math.floor((startsAt - now) / HOUR);

/** The instant before which a patient who cancels is given the deposit back. */
function refundUntil({ refund_hours }: Pick<DepositRow, 'refund_hours'>, startsAt: number): number {
  return startsAt - refund_hours * HOUR;
}

/** Lets deposits follow a change of status in its transaction: owed when the clinic cancels or the patient in time, else kept. */
export async function followStatus(
  trx: Transaction,
  appointment: AppointmentRow,
  { to, actor, now }: { to: Status; actor: Actor; now: number },
): Promise<void> {
  const { document_id, status: from, starts_at: startsAt } = appointment;
  if (!(await trx(DEPOSITS).where({ appointment: document_id }).first('id'))) return;
  const turn = (state: DepositRow['state'], into: DepositRow['state']) =>
    // Without what was paid a second time: that is owed whatever becomes of the appointment.
    trx(DEPOSITS)
      .where({ appointment: document_id, state })
      .whereNotNull('holds_until')
      .update({ state: into, updated_at: new Date(now) });
  if (to === 'canceled') {
    await turn('asked', 'expired');
    if (actor === 'patient') await turn('paid', 'kept').where('refund_hours', '>', hoursLeft(startsAt, now));
    await turn('paid', 'owed');
  } else if (from === 'canceled') {
    await turn('owed', 'paid');
    await turn('kept', 'paid');
    if (actor !== 'patient') await holdDisputed(trx, appointment);
    else if (to === 'pending') await turn('expired', 'asked');
  } else if (from === 'pending') {
    // The desk has confirmed it without.
    await turn('asked', 'expired');
  }
}

/** Holds the time of a visit that the desk has restored for as long as the desk says, whatever its gateway has told of. */
async function holdDisputed(trx: Transaction, { document_id: appointment, starts_at }: AppointmentRow) {
  await trx(DEPOSITS)
    .where({ appointment, state: 'disputed' })
    .whereNotNull('holds_until')
    .update({ holds_until: new Date(starts_at) });
}

/** Keeps the instant until which a deposit is given back when its patient, already late, moves the visit to a later time. */
export async function followMove(
  trx: Transaction,
  { document_id, starts_at: from }: AppointmentRow,
  to: number,
  now: number,
): Promise<void> {
  if (to <= from) return;
  await trx(DEPOSITS)
    .where({ appointment: document_id, state: 'paid' })
    .where('refund_hours', '>', hoursLeft(from, now))
    .increment('refund_hours', Math.ceil((to - from) / HOUR));
}

/** A deposit as its patient sees it. */
export function presentOwnDeposit(deposit: DepositRow, { starts_at }: AppointmentRow): OwnDeposit {
  const { state, currency, amount, holds_until, page, refused_at } = deposit;
  return {
    state,
    currency,
    amount,
    until: isoInstant(holds_until),
    refundUntil: isoInstant(refundUntil(deposit, starts_at)),
    page: state === 'asked' ? page : null,
    isRefused: state === 'asked' && refused_at !== null,
  };
}

/** Deposits that the desk has to give back, or to look into. */
export function unsettledDeposits(db: Database): Query {
  return db(DEPOSITS).whereIn('state', ['owed', 'disputed']);
}

/** Closes a deposit whose reported amount differed, once staff have checked it. False if there is no such deposit (any more). */
export async function settleDisputed(
  db: Database,
  { appointment, id, by, now }: { appointment: string; id: string; by: string; now: number },
): Promise<boolean> {
  const at = new Date(now);
  const changed = await db(DEPOSITS)
    .where({ appointment, document_id: id, state: 'disputed' })
    .update({ state: 'settled', settled_at: at, settled_by: by, updated_at: at });
  return changed === 1;
}

/** Notes that the entry of a deposit was taken back: its money is with the patient again. */
export async function noteRepaid(
  trx: Transaction,
  { payment, by, now }: { payment: string; by: string; now: number },
): Promise<void> {
  const at = new Date(now);
  await trx(DEPOSITS)
    .where({ payment })
    .update({ state: 'repaid', settled_at: at, settled_by: by, updated_at: at });
}

const DESCRIPTION: Record<Language, (number: string) => string> = {
  en: (number) => `Deposit, booking ${number}`,
  // The mark keeps the groups of the number in their order: behind Arabic letters they would be read from the last one.
  ar: (number) => `عربون الحجز \u200e${number}`,
};

/** Gateways refuse an empty name. */
const NOTHING = '-';

/** Returns the deposit that a patient's booking asks for; null for several visits, a contract, no amount or no gateway. */
export function depositFor(
  { strapi, catalogue, now }: With<'strapi' | 'catalogue' | 'now'>,
  booked: { doctor: string; service: string; contractType: ContractType },
  startsAt: number,
): Omit<NewDeposit, 'appointment'> | null {
  const deposit = booked.contractType === 'cash' ? catalogue.depositOf(booked) : null;
  if (!deposit || !servicesOf(strapi).paymentGateway) return null;
  const { currency, amount, refundHours, minutes } = deposit;
  return { currency, amount, refundHours, holdsUntil: Math.min(now + minutes * MINUTE, startsAt) };
}

/** Asks the gateway for the page of a deposit without one. A gateway that refuses changes nothing: the patient asks again. */
export async function preparePage(strapi: Core.Strapi, row: AppointmentRow, now: number): Promise<void> {
  const { paymentGateway } = servicesOf(strapi);
  const db = strapi.db.connection;
  if (!paymentGateway || row.status !== 'pending') return;
  const asked = (await listDeposits(db, [row.document_id])).find(({ state }) => state === 'asked');
  const until = asked?.holds_until ?? null;
  if (!asked || asked.page !== null || until === null || until <= now) return;
  const path = `/${row.language}/booking/confirmation/${row.booking_number}`;
  try {
    const made = await paymentGateway.createPage({
      // New with each try, as gateways take a reference once.
      reference: `${asked.document_id}-${randomBytes(4).toString('hex')}`,
      amount: asked.amount,
      currency: asked.currency,
      description: DESCRIPTION[row.language](row.booking_number),
      language: row.language,
      firstName: row.first_name || NOTHING,
      lastName: row.last_name || NOTHING,
      phone: row.phone,
      email: row.email ?? '',
      // The key stays out of it: the browser that has booked opens the page by its cookie.
      returnUrl: new URL(path, publicAddress()).href,
      noticeUrl: new URL('/api/hooks/payments', publicAddress()).href,
      seconds: Math.ceil((until - now) / 1000),
      until: new Date(until).toISOString(),
    });
    await db(DEPOSITS)
      .where({ document_id: asked.document_id })
      .whereNull('page')
      .update({ page: made.page, gateway_id: made.id, updated_at: new Date(now) });
  } catch (error) {
    getLogger().warn({ deposit: asked.document_id, reason: describeFault(error) }, 'no payment page');
  }
}

import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { ContractType } from '../../contract/patient';
import { describeFault } from '../../messaging/retry';
import type { Language } from '../../platform/clinic-time';
import { publicAddress } from '../../platform/environment/public-address';
import { getLogger } from '../../platform/logging/logger';
import { servicesOf } from '../../platform/services';
import type { With } from '../../platform/with';
import { MINUTE } from '../../scheduling/zone';
import type { AppointmentRow } from '../record/appointment-rows';
import { DEPOSITS, listDeposits, type NewDeposit } from './deposit-rows';

const DESCRIPTION: Record<Language, (number: string) => string> = {
  en: (number) => `Deposit, booking ${number}`,
  ar: (number) => `عربون الحجز ${number}`,
};

/** Gateways refuse an empty name. */
const NOTHING = '-';

/**
 * Returns the deposit that a patient's booking asks for, held at most until the appointment; null for a doctor and service without
 * one, for several visits, under a contract, and where no gateway is set up.
 */
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

/**
 * Asks the gateway for the page of a deposit that is asked and has none yet. A gateway that refuses or stalls changes nothing:
 * the patient asks again by a press. A page that comes second is not shown, and paid there all the same it counts.
 */
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

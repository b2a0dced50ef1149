import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { paymentSettings, signNotice } from '../../../scripts/test/payment-gateway.mjs';
import { expireDeposits } from '../../src/appointments/changes/expire';
import { MINUTE } from '../../src/scheduling/zone';
import { pluck } from './clinic';
import { emptyFolder } from './folder';
import { startListener } from './listener';
import { startSmtp } from './smtp';
import { startDesk } from './staff-desk';

/** Address of the page that the gateway gives. */
export const PAGE = 'https://pay.example/page/1';

/** A desk whose consultations ask a deposit of 100 pounds, with the gateway it is paid through. */
export async function startDepositDesk() {
  const gateway = await startListener();
  const smtp = await startSmtp();
  const settings = paymentSettings({ url: gateway.url, file: join(emptyFolder(), 'gateway.json') });
  const site = await startDesk({ env: { ...settings, ...smtp.env, SITE_URL: 'https://clinic.example' } });
  const { ask, backend, clinic, db, edit } = site;
  await site.settings({ currency: 'EGP' });
  const deposit = { depositAmount: '100', depositMinutes: 30, depositRefundHours: 24 };
  await edit('service', clinic.consultation, deposit);
  beforeEach(() => {
    gateway.received.length = 0;
    gateway.answerWith(200, { url: PAGE });
  });

  const depositsOf = (id: string) => db()('deposits').where({ appointment: id }).orderBy('id');
  const stateOf = async (id: string) => pluck(await depositsOf(id), 'state');
  const entriesOf = async (id: string) => await db()('payments').where({ appointment: id }).orderBy('number');

  /** Sends what the gateway tells of a booking's deposit, signed as it should be unless said otherwise. */
  async function tell(id: string, fields: object = {}, secret?: string) {
    const [asked] = await depositsOf(id);
    const body = JSON.stringify({
      ...{ reference: `${asked.document_id}-ab12`, payment: randomUUID() },
      ...{ amount: 10_000, currency: 'EGP', state: 'paid', ...fields },
    });
    const data = { body, isForm: false, headers: { 'x-signature': signNotice(body, secret) } };
    return ask('/hooks/payments', { data });
  }

  /** Lets the time pass in which to pay; gives how many appointments were canceled. */
  async function letPass(id: string): Promise<number> {
    const lapsed = { holds_until: new Date(Date.now() - MINUTE) };
    await depositsOf(id).clone().clearOrder().update(lapsed);
    return expireDeposits(backend.strapi, Date.now());
  }

  return { ...site, gateway, smtp, depositsOf, stateOf, entriesOf, tell, letPass };
}

import type { Core } from '@strapi/strapi';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import type { Actor } from '../../contract/transitions';
import type { Query } from '../../platform/database';
import type { With } from '../../platform/with';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';
import { DEPOSITS } from '../deposits/deposit-rows';
import { parseAppointment } from '../record/appointment-rows';
import { transitionAppointment } from './transition';

const BATCH = 100;
/** Expired claims are kept this long for whoever looks into what happened. */
const KEEP_EXPIRED = DAY_MINUTES * MINUTE;

/** Cancels requests that nobody confirmed in time (`not_confirmed`); gives how many. Several processes may run it. */
export async function expirePending(strapi: Core.Strapi, now: number): Promise<number> {
  const due = strapi.db
    .connection('appointments')
    .where('status', 'pending')
    .andWhere('starts_at', '<=', new Date(now))
    .orderBy('starts_at', 'asc');
  return await cancelDue({ strapi, now }, { due, reason: 'not_confirmed', actor: 'system' });
}

/** Cancels requests whose deposit was not paid in time, with reason `not_paid`; a notice that it was is as safe beside it. */
export async function expireDeposits(strapi: Core.Strapi, now: number): Promise<number> {
  const db = strapi.db.connection;
  const unpaid = db(DEPOSITS)
    .whereIn('state', ['asked', 'disputed'])
    .where('holds_until', '<=', new Date(now))
    .select('appointment');
  const due = db('appointments').where('status', 'pending').whereIn('document_id', unpaid);
  return await cancelDue({ strapi, now }, { due, reason: 'not_paid', actor: 'deposit' });
}

async function cancelDue(
  { strapi, now }: With<'strapi' | 'now'>,
  { due, reason, actor }: { due: Query; reason: string; actor: Actor },
): Promise<number> {
  const found: unknown[] = await due.limit(BATCH);
  if (found.length === 0) return 0;
  const catalogue = await currentCatalogue(strapi);
  let canceled = 0;
  for (const { document_id: appointment, version } of found.map(parseAppointment)) {
    const wanted = { to: 'canceled', version, reason } as const;
    const change = { appointment, wanted, actor, by: 'system' };
    const outcome = await transitionAppointment({ strapi, catalogue, now, ...change });
    if (outcome.ok) canceled += 1;
  }
  return canceled;
}

export async function removeOldClaims(strapi: Core.Strapi, now: number): Promise<number> {
  return await strapi.db
    .connection('claims')
    .where('expires_at', '<', new Date(now - KEEP_EXPIRED))
    .delete();
}

import type { Core } from '@strapi/strapi';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import { DAY_MINUTES, MINUTE } from '../../scheduling/zone';
import { parseAppointment } from '../record/appointment-rows';
import { transitionAppointment } from './transition';

const BATCH = 100;
/** Expired claims are kept this long for whoever looks into what happened. */
const KEEP_EXPIRED = DAY_MINUTES * MINUTE;

/** Cancels requests that nobody confirmed in time (`not_confirmed`); gives how many. Several processes may run it. */
export async function expirePending(strapi: Core.Strapi, now: number): Promise<number> {
  const db = strapi.db.connection;
  const due = await db('appointments')
    .where('status', 'pending')
    .andWhere('starts_at', '<=', new Date(now))
    .orderBy('starts_at', 'asc')
    .limit(BATCH);
  if (due.length === 0) return 0;
  const catalogue = await currentCatalogue(strapi);
  let canceled = 0;
  for (const { document_id: appointment, version } of due.map(parseAppointment)) {
    const wanted = { to: 'canceled' as const, version, reason: 'not_confirmed' };
    const outcome = await transitionAppointment({
      strapi,
      catalogue,
      appointment,
      wanted,
      actor: 'system',
      by: 'system',
      now,
    });
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

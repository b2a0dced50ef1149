import type { Core } from '@strapi/strapi';
import { type OutboxStates, readOutboxStates } from '../../messaging/outbox-state';
import { type HoldState, readHoldState } from './holds';
import { type RequestState, readRequestState } from './requests';

/**
 * How the clinic's work stands at a moment, as its database says: what the metrics show and what a page for managers
 * can show. Beside it, each by its own: `readLastBackup` (last-backup.ts) and `services.jobs.list()` (platform/job-states.ts).
 */
export interface Readings {
  outbox: OutboxStates;
  requests: RequestState;
  holds: HoldState;
}

/** Reads them, one after the other: on one connection. @throws what the database throws */
export async function takeReadings(strapi: Core.Strapi, now: number): Promise<Readings> {
  const db = strapi.db.connection;
  const outbox = await readOutboxStates(db, now);
  const requests = await readRequestState(db, now);
  return { outbox, requests, holds: await readHoldState(db, now) };
}

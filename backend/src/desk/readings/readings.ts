import type { Core } from '@strapi/strapi';
import { type OutboxStates, readOutboxStates } from '../../messaging/outbox-state';
import { type HoldState, readHoldState } from './holds';
import { type RequestState, readRequestState } from './requests';

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

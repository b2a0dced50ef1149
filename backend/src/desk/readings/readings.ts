import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type OutboxStates, readOutboxStates } from '../../messaging/outbox-state';
import { countRows, type Database } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import { countDeliveries } from '../../webhooks/delivery-rows';
import { listWebhooks } from '../../webhooks/webhook-rows';
import { listBusyCalendars } from '../busy-calendars/busy-rows';
import { toBeCalled } from '../calls/work-list';

/** State of the requests that somebody has to call about; instants in epoch milliseconds. */
export interface RequestState {
  pending: number;
  /** Number of requests whose call is overdue. */
  late: number;
  /** Promised moment of the earliest call; null when no request waits. */
  firstCallDueAt: number | null;
}

interface HoldState {
  active: number;
  /** Ran out within the last day, and nobody has taken the time since. */
  expired: number;
}

export interface Readings {
  outbox: OutboxStates;
  requests: RequestState;
  holds: HoldState;
}

const due = z.object({ call_due_at: storedInstant });

/** Reads the requests of the work list, against the times by which the patients were promised a call. */
export async function readRequestState(db: Database, now: number): Promise<RequestState> {
  const pending = () => toBeCalled(db('appointments'), now);
  const all = await countRows(pending());
  const late = await countRows(pending().where('call_due_at', '<', new Date(now)));
  const first: unknown = await pending()
    .whereNotNull('call_due_at')
    .orderBy('call_due_at', 'asc')
    .first('call_due_at');
  return { pending: all, late, firstCallDueAt: first ? due.parse(first).call_due_at : null };
}

async function readHoldState(db: Database, now: number): Promise<HoldState> {
  // Greater than nothing, and not "is not null": SQLite finds that by the index.
  const holders = () => db('claims').where('holder', '>', '').countDistinct({ total: 'holder' });
  const [active] = await holders().where('expires_at', '>', new Date(now));
  const [expired] = await holders().where('expires_at', '<=', new Date(now));
  return { active: Number(active?.total ?? 0), expired: Number(expired?.total ?? 0) };
}

/** Takes the readings one after the other, so that they use one connection. @throws what the database throws */
export async function takeReadings(strapi: Core.Strapi, now: number): Promise<Readings> {
  const db = strapi.db.connection;
  const outbox = await readOutboxStates(db, now);
  return { outbox, requests: await readRequestState(db, now), holds: await readHoldState(db, now) };
}

const openMessages = z.object({ open: z.coerce.number(), oldestAt: storedInstant.nullable() });

/** Reads how many messages of the contact page are open, and since when the oldest waits (epoch milliseconds). */
export async function readMessages(db: Database): Promise<z.output<typeof openMessages>> {
  const [row] = await db('contact_messages')
    .whereIn('handling', ['new', 'read'])
    .count({ open: '*' })
    .min({ oldestAt: 'created_at' });
  return openMessages.parse(row);
}

/** Counts webhooks, those switched off as gone or silent, and events undelivered for a month. */
export async function readWebhooks(db: Database) {
  const [webhooks, countOf] = [await listWebhooks(db), await countDeliveries(db)];
  const dead = webhooks.filter(({ is_on, off_reason }) => !is_on && off_reason !== 'manager');
  return {
    count: webhooks.length,
    off: dead.map(({ name }) => name),
    failed: webhooks.reduce((sum, { document_id: id }) => sum + countOf(id).failed, 0),
  };
}

/** A server that is away for some minutes is nobody's matter. */
const FAILING_MS = 60 * 60_000;

/** Returns how many calendars of doctors are read for busy times, and how many of them could not be for an hour. */
export async function readBusyCalendars(db: Database, now: number) {
  const calendars = await listBusyCalendars(db);
  const failing = calendars.filter(({ failing_since: since }) => since !== null && now - since > FAILING_MS);
  return { count: calendars.length, failing: failing.length };
}

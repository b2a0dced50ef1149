import { z } from 'zod';
import { type AppointmentRow, findAppointment } from '../appointments/record/appointment-rows';
import { eventOf } from '../appointments/record/history-rows';
import type { WebhookKind } from '../contract/webhooks';
import { incomingRow } from '../messaging/incoming-messages';
import { type Database, readRow } from '../platform/database';
import { isoInstant } from '../platform/instant';
import { showColumns } from '../platform/show-columns';
import { type HistoryLine, kindOfHistory } from './event-kind';

export interface EventSource {
  source: 'history' | 'erasure' | 'message' | 'payment' | 'content';
  sourceKey: string;
  at: number;
}

export interface WebhookEvent {
  kind: WebhookKind;
  data: Record<string, unknown>;
}

const message = incomingRow.pick({ channel: true, kind: true, appointment: true, phone: true });

const payment = z.object({
  document_id: z.string(),
  appointment: z.string(),
  branch: z.string(),
  number: z.coerce.number(),
  day: z.string(),
  method: z.string(),
  currency: z.string(),
  amount: z.coerce.number(),
  fee: z.coerce.number(),
  balance: z.coerce.number(),
  corrects: z.string().nullable(),
});

/** Ids and facts of an appointment as it is now; no notes, no reasons and no cards. */
const factsOf = (row: AppointmentRow) => ({
  id: row.document_id,
  ...showColumns(row, ['booking_number', 'status', 'starts_at', 'ends_at', 'time_zone', 'branch', 'doctor']),
  ...showColumns(row, ['specialty', 'service', 'contract_type', 'language', 'attendance']),
});

/** Returns the patient's data; null once they are erased. */
function personOf({ first_name: firstName, last_name: lastName, phone, email, age }: AppointmentRow) {
  return phone === '' ? {} : { patient: { firstName, lastName, phone, email, age } };
}

async function readHistory(db: Database, id: string, hasPersons: boolean): Promise<WebhookEvent | null> {
  const line = await readRow(eventOf, db('appointment_events').where({ id: Number(id) }));
  if (!line) return null;
  const kind = kindOfHistory({
    from: line.from_status,
    to: line.to_status,
    isMoved: line.from_starts_at !== null || line.from_branch !== null,
    action: line.action,
    attendance: line.to_attendance,
  } satisfies HistoryLine);
  const row = kind && (await findAppointment(db, { document_id: line.appointment }));
  if (!row) return null;
  const change = {
    from: line.from_status,
    to: line.to_status,
    movedFrom: isoInstant(line.from_starts_at),
    movedTo: isoInstant(line.to_starts_at),
    by: line.actor.startsWith('user:') ? 'staff' : line.actor,
  };
  return { kind, data: { appointment: factsOf(row), change, ...(hasPersons ? personOf(row) : {}) } };
}

async function readErasure(db: Database, id: string): Promise<WebhookEvent | null> {
  const row = await findAppointment(db, { document_id: id });
  if (!row) return null;
  return { kind: 'patient.erased', data: { appointment: { id, bookingNumber: row.booking_number } } };
}

async function readMessage(db: Database, id: string, hasPersons: boolean): Promise<WebhookEvent | null> {
  const found = await readRow(message, db('incoming_messages').where({ document_id: id }));
  if (!found) return null;
  const { phone, ...facts } = found;
  const person = hasPersons && phone !== '' ? { patient: { phone } } : {};
  return { kind: 'message.received', data: { message: { id, ...facts }, ...person } };
}

async function readPayment(db: Database, id: string, hasPersons: boolean): Promise<WebhookEvent | null> {
  const found = await readRow(payment, db('payments').where({ document_id: id }));
  if (!found) return null;
  const { document_id, appointment, ...facts } = found;
  const row = await findAppointment(db, { document_id: appointment });
  if (!row) return null;
  return {
    kind: facts.corrects === null ? 'payment.taken' : 'payment.corrected',
    data: {
      payment: { id: document_id, ...facts },
      appointment: factsOf(row),
      ...(hasPersons ? personOf(row) : {}),
    },
  };
}

/** Reads an event: its kind as recorded, its data as they are now. Null if no webhook wants it, or its entry is gone. */
export async function readEvent(
  db: Database,
  { source, sourceKey }: EventSource,
  hasPersons: boolean,
): Promise<WebhookEvent | null> {
  switch (source) {
    case 'history':
      return readHistory(db, sourceKey, hasPersons);
    case 'erasure':
      return readErasure(db, sourceKey);
    case 'message':
      return readMessage(db, sourceKey, hasPersons);
    case 'payment':
      return readPayment(db, sourceKey, hasPersons);
    case 'content':
      return { kind: 'content.published', data: { type: sourceKey } };
  }
}

/** The body that is sent, in the form of the Standard Webhooks specification. */
export function bodyOfEvent({ kind, data }: WebhookEvent, at: number): string {
  return JSON.stringify({ type: kind, timestamp: isoInstant(at), data });
}

import 'server-only';
import type { z } from 'zod';
import {
  type Appointment,
  type AppointmentDetail,
  appointmentDetailAnswer,
  appointmentListAnswer,
  type Counts,
  countsAnswer,
  type OwnAppointment,
  ownAppointmentAnswer,
} from '@/contract/appointment';
import type { countQuery, listQuery } from '@/contract/appointment-query';
import type { FreeTime } from '@/contract/availability';
import { type BookingRequest, bookingAnswer } from '@/contract/booking-request';
import { type FieldError, parseRefusal } from '@/contract/refusals';
import type { WorkTask } from '@/contract/work-proof';
import { backendRequest } from '@/lib/backend/client';
import { findOne } from '@/lib/backend/content';
import { type BackendError, nullIfNotFound, orRefusal } from '@/lib/backend/errors';
import { bookingHeaders, holdHeaders, proofHeaders } from '@/lib/backend/website-key';
import type { AppointmentFilter } from './schema';

/** A booking request with what makes it repeatable and whose it is. */
export interface AppointmentRequest {
  booking: BookingRequest & { service: string };
  /** One per form: the same key and request give the same appointment, however often they are sent. */
  idempotencyKey: string;
  visitor: string | null;
  /** Key of the visitor's hold, which gives way to the booking. */
  holdKey: string | null;
  /** Proof of the visitor's phone, where this browser has one. */
  proof: string | null;
  /** Proof of work of the visitor's browser, where one was asked for. */
  work: string | null;
}

/** Refusals a visitor can do something about; everything else is thrown. */
export type RequestOutcome =
  | { ok: true; bookingNumber: string; manageKey: string }
  | { ok: false; reason: 'invalid'; issues: FieldError[] }
  | { ok: false; reason: 'taken'; next: FreeTime[] }
  | { ok: false; reason: 'limit'; isProved: boolean }
  /** The phone has to be proved by a code first. */
  | { ok: false; reason: 'reused' | 'proof' }
  /** The browser has to do a task first. */
  | { ok: false; reason: 'work'; task: WorkTask }
  | { ok: false; reason: 'busy'; retryAfterSeconds: number };

/**
 * Asks the backend for an appointment.
 * @throws BackendError for a fault nobody but the clinic can mend.
 */
export async function requestAppointment({
  booking,
  idempotencyKey,
  visitor,
  holdKey,
  proof,
  work,
}: AppointmentRequest): Promise<RequestOutcome> {
  const headers = {
    ...bookingHeaders(visitor),
    ...holdHeaders(holdKey),
    ...proofHeaders({ proof, work }),
    'Idempotency-Key': idempotencyKey,
  };
  return await orRefusal(async () => {
    const call = { method: 'POST', path: '/appointments', headers, body: { data: booking } } as const;
    const { bookingNumber, manageKey } = bookingAnswer.parse(await backendRequest(call)).data;
    return { ok: true, bookingNumber, manageKey };
  }, readRefusal);
}

function readRefusal(error: BackendError): RequestOutcome | null {
  if (error.status === 429)
    return { ok: false, reason: 'busy', retryAfterSeconds: error.retryAfterSeconds ?? 60 };
  const refusal = parseRefusal(error);
  switch (refusal?.name) {
    case 'SlotTakenError':
      return { ok: false, reason: 'taken', next: refusal.details.next };
    case 'AppointmentLimitError':
      // Which one it is, is told to who has proved the phone alone.
      return { ok: false, reason: 'limit', isProved: refusal.details.limit !== undefined };
    case 'PhoneProofRequiredError':
      return { ok: false, reason: 'proof' };
    case 'WorkProofRequiredError':
      return { ok: false, reason: 'work', task: refusal.details };
    case 'IdempotencyKeyReusedError':
      return { ok: false, reason: 'reused' };
    case 'ValidationError':
      return { ok: false, reason: 'invalid', issues: refusal.details.errors };
    default:
      return null;
  }
}

/**
 * The appointment behind a booking number, for the holder of its key; null when the two do not belong together.
 * @throws BackendError
 */
export async function getOwnAppointment({
  bookingNumber,
  manageKey,
  visitor,
}: {
  bookingNumber: string;
  manageKey: string;
  visitor: string | null;
}): Promise<OwnAppointment | null> {
  const path = `/appointments/by-number/${encodeURIComponent(bookingNumber)}`;
  const headers = { ...bookingHeaders(visitor), 'X-Manage-Key': manageKey };
  const answer = await nullIfNotFound(() => backendRequest({ method: 'GET', path, headers }));
  return answer === null ? null : ownAppointmentAnswer.parse(answer).data;
}

const PAGE_SIZE = 25;

/** What the backend is asked for by a filter; it counts and lists by the same words. */
function paramsOf(filter: AppointmentFilter): z.input<typeof countQuery> {
  return {
    branch: filter.branch ?? undefined,
    doctor: filter.doctor ?? undefined,
    contractType: filter.contractType ?? undefined,
    firstDay: filter.firstDay ?? undefined,
    lastDay: filter.lastDay ?? undefined,
    toBeMoved: filter.toBeMoved ?? undefined,
  };
}

/** What is searched for, beside the address; see the backend's `searchFrom`. */
function searchHeader(text: string | null): Record<string, string> {
  return text === null ? {} : { 'X-Search': encodeURIComponent(text) };
}

/** One page of appointments. @throws BackendError (401 when the token has ended) */
export async function listAppointments({
  token,
  filter,
  text,
  pageSize = filter.size ?? PAGE_SIZE,
  purpose,
}: {
  token: string;
  filter: AppointmentFilter;
  /** What the filter's mark stands for. */
  text: string | null;
  /** At most 100. */
  pageSize?: number;
  /** Said to the backend's access log: the list leaves as a file. */
  purpose?: 'export';
}): Promise<{ items: Appointment[]; total: number; pages: number; isCapped: boolean }> {
  const { status, page, sort } = filter;
  const shown = { page, pageSize, sort, status: status ?? undefined };
  const params: z.input<typeof listQuery> = { ...paramsOf(filter), ...shown };
  const headers = { ...searchHeader(text), ...(purpose ? { 'X-Purpose': purpose } : {}) };
  const answer = await backendRequest({ method: 'GET', path: '/appointments', params, token, headers });
  const { data, meta } = appointmentListAnswer.parse(answer);
  return {
    items: data,
    total: meta.pagination.total,
    pages: meta.pagination.pageCount,
    isCapped: meta.isCapped,
  };
}

/** How many of the appointments a filter shows there are of each status. @throws BackendError */
export async function countAppointments({
  token,
  filter,
  text,
}: {
  token: string;
  filter: AppointmentFilter;
  text: string | null;
}): Promise<Counts> {
  const answer = await backendRequest({
    method: 'GET',
    path: '/appointments/counts',
    params: paramsOf(filter),
    headers: searchHeader(text),
    token,
  });
  return countsAnswer.parse(answer).data;
}

/** One appointment with its history; null when there is none. @throws BackendError */
export async function getAppointment(token: string, id: string): Promise<AppointmentDetail | null> {
  return await findOne({ collection: 'appointments', id, schema: appointmentDetailAnswer.shape.data, token });
}

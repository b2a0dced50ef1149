import 'server-only';
import type { z } from 'zod';
import {
  type AppointmentDetail,
  type AppointmentList,
  appointmentDetailAnswer,
  appointmentListAnswer,
  type Counts,
  countsAnswer,
} from '@/contract/appointment';
import type { countQuery, listQuery } from '@/contract/appointment-query';
import type { StatusChange } from '@/contract/changes';
import { parseRefusal } from '@/contract/refusals';
import type { Asked } from '@/lib/address/query-string';
import { isRefusedAs, readAnswer, send, sendOr } from '@/lib/backend/calls';
import { findOne } from '@/lib/backend/content';
import { type BackendError, isDone } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import type { AppointmentFilter } from './address';
import type { MailSubject } from './schema';

const PAGE_SIZE = 25;

/** Query of the backend for a filter, the same for counts and lists. */
function paramsOf(filter: AppointmentFilter): Asked<z.input<typeof countQuery>> {
  const { branch, doctor, contractType, firstDay, lastDay, toBeMoved } = filter;
  return { branch, doctor, contractType, firstDay, lastDay, toBeMoved };
}

/** Header with the searched words, which stay out of addresses; see the backend's `searchFrom`. */
function searchHeader(text: string | null): Record<string, string> {
  return text === null ? {} : { 'X-Search': encodeURIComponent(text) };
}

export interface AskedAppointments {
  token: string;
  filter: AppointmentFilter;
  text: string | null;
}

/** One page of appointments. @throws BackendError (401 when the token has ended) */
export async function listAppointments({
  token,
  filter,
  text,
  pageSize = filter.size ?? PAGE_SIZE,
  purpose,
}: AskedAppointments & {
  /** Rows of a page, at most 100. */
  pageSize?: number;
  /** Purpose for the backend's access log: the list leaves as a file. */
  purpose?: 'export';
}): Promise<AppointmentList> {
  const { status, page, sort } = filter;
  const params: Asked<z.input<typeof listQuery>> = { ...paramsOf(filter), status, page, pageSize, sort };
  const headers = { ...searchHeader(text), ...(purpose ? { 'X-Purpose': purpose } : {}) };
  return await readAnswer(appointmentListAnswer, { path: '/appointments', params, token, headers });
}

export async function countAppointments({ token, filter, text }: AskedAppointments): Promise<Counts> {
  const call = { path: '/appointments/counts', params: paramsOf(filter), headers: searchHeader(text), token };
  return (await readAnswer(countsAnswer, call)).data;
}

/** One appointment with its history; null when there is none. @throws BackendError */
export async function getAppointment(token: string, id: string): Promise<AppointmentDetail | null> {
  return await findOne({ collection: 'appointments', id, schema: appointmentDetailAnswer.shape.data, token });
}

/** Moves an appointment, as read at `version`, to another status; throws BackendError but for expected refusals. */
export function changeStatus({ token, id, ...move }: { token: StaffToken; id: string } & StatusChange) {
  const path = `/appointments/${encodeURIComponent(id)}/transitions`;
  return sendOr({ path, data: move, token }, 'changed', readRefusal);
}

function readRefusal(error: BackendError) {
  const refusal = parseRefusal(error);
  if (refusal?.name === 'VersionConflictError') return 'conflict';
  if (refusal?.name === 'SlotTakenError') return 'taken';
  if (refusal?.name === 'CallTakenError') return 'withColleague';
  if (refusal?.name !== 'TransitionNotAllowedError') return null;
  const { refusal: why } = refusal.details;
  return why === 'reasonRequired' || why === 'tooEarly' ? why : 'notAllowed';
}

/** Has a mail sent again; false when that makes no sense (any more). @throws BackendError */
export function sendMailAgain(
  token: StaffToken,
  { about, id, mail }: { about: MailSubject; id: string; mail: string },
): Promise<boolean> {
  const subject = about === 'appointment' ? 'appointments' : 'waiting-entries';
  const path = `/${subject}/${encodeURIComponent(id)}/mails/${encodeURIComponent(mail)}/again`;
  return isDone(() => send({ path, token }), isRefusedAs('TransitionNotAllowedError'));
}

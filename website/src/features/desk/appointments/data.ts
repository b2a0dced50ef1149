import 'server-only';
import type { z } from 'zod';
import { appointmentDetailAnswer, appointmentListAnswer, countsAnswer } from '@/contract/appointment';
import type { countQuery, listQuery } from '@/contract/appointment-query';
import type { OwnMessage, StatusChange } from '@/contract/changes';
import { type NotAllowed, parseRefusal } from '@/contract/refusals';
import type { Asked } from '@/lib/address/query-string';
import { outcomeIn, readAnswer, sendOr } from '@/lib/backend/calls';
import { findOne } from '@/lib/backend/content';
import type { BackendError } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import type { AppointmentFilter } from './address';

export interface AskedAppointments {
  token: string;
  filter: AppointmentFilter;
  text: string | null;
}

type Narrowing = Asked<z.input<typeof countQuery>>;

/** Query for a filter, the same for counts and lists; the searched words stay out of addresses, see the backend's `searchFrom`. */
function queryOf({ token, filter, text }: AskedAppointments) {
  const { branch, doctor, contractType, firstDay, lastDay, toBeMoved } = filter;
  const params: Narrowing = { branch, doctor, contractType, firstDay, lastDay, toBeMoved };
  const headers: Record<string, string> = text === null ? {} : { 'X-Search': encodeURIComponent(text) };
  return { params, headers, token };
}

interface AskedPage extends AskedAppointments {
  /** Rows of a page, at most 100. */
  pageSize?: number;
  /** Only what starts from this instant on, ISO. */
  from?: string | null;
  /** Purpose for the backend's access log: the list leaves as a file. */
  purpose?: 'export';
}

/** One page of appointments. @throws BackendError (401 when the token has ended) */
export function listAppointments({ purpose, from = null, ...asked }: AskedPage) {
  const { status, page, sort, size } = asked.filter;
  const { params, headers, token } = queryOf(asked);
  const { pageSize = size } = asked;
  const query: Asked<z.input<typeof listQuery>> = { ...params, from, status, page, pageSize, sort };
  const sent = { ...headers, ...(purpose ? { 'X-Purpose': purpose } : {}) };
  return readAnswer(appointmentListAnswer, { path: '/appointments', params: query, token, headers: sent });
}

export async function countAppointments(asked: AskedAppointments) {
  return (await readAnswer(countsAnswer, { path: '/appointments/counts', ...queryOf(asked) })).data;
}

/** Finds an appointment with its history; null if there is none. @throws BackendError */
export function getAppointment(token: string, id: string) {
  return findOne({ collection: 'appointments', id, schema: appointmentDetailAnswer.shape.data, token });
}

/** Reads why a step was refused; `say` maps reasons of steps that are not allowed. */
function refusalOf<const Said>(say: (why: NotAllowed) => Said) {
  const plain = outcomeIn({
    VersionConflictError: 'conflict',
    SlotTakenError: 'taken',
    CallTakenError: 'withColleague',
  });
  return (error: BackendError) => {
    const refusal = parseRefusal(error);
    return refusal?.name === 'TransitionNotAllowedError' ? say(refusal.details.refusal) : plain(error);
  };
}

/** Moves an appointment, as read at `version`, to another status; throws BackendError but for expected refusals. */
export function changeStatus({ token, id, ...move }: { token: StaffToken; id: string } & StatusChange) {
  const path = `/appointments/${encodeURIComponent(id)}/transitions`;
  const said = refusalOf((why) => (why === 'reasonRequired' || why === 'tooEarly' ? why : 'notAllowed'));
  return sendOr({ path, data: move, token }, 'changed', said);
}

/** Sends a patient a message typed by staff, the same text only once; throws BackendError for unexpected refusals. */
export function tellPatient(token: StaffToken, id: string, said: OwnMessage) {
  const path = `/appointments/${encodeURIComponent(id)}/messages`;
  const refusal = refusalOf((why) => (why === 'unreachable' ? why : why === 'mail' ? 'tooMany' : 'over'));
  return sendOr({ path, data: said, token }, 'told', refusal);
}

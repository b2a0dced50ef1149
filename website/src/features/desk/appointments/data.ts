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
import { readAnswer } from '@/lib/backend/calls';
import { findOne } from '@/lib/backend/content';
import type { AppointmentFilter } from './address';

const PAGE_SIZE = 25;

/** Query of the backend for a filter, the same for counts and lists. */
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

/** Header with the searched words, which stay out of addresses; see the backend's `searchFrom`. */
function searchHeader(text: string | null): Record<string, string> {
  return text === null ? {} : { 'X-Search': encodeURIComponent(text) };
}

export interface AskedAppointments {
  token: string;
  filter: AppointmentFilter;
  /** Text that is searched for. */
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
  const shown = { page, pageSize, sort, status: status ?? undefined };
  const params: z.input<typeof listQuery> = { ...paramsOf(filter), ...shown };
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

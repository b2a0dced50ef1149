import 'server-only';
import type { z } from 'zod';
import {
  type CodeRefusal,
  codeAnswer,
  type codeRequest,
  type PhoneAppointment,
  type PhonePatient,
  phoneAppointmentsAnswer,
  phonePatientsAnswer,
  proofAnswer,
} from '@/contract/phone-code';
import { parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { type BackendError, orRefusal } from '@/lib/backend/errors';
import { bookingHeaders, proofHeaders } from '@/lib/backend/website-key';
import { keepCodeBrowser, readCodeBrowser } from './session';

/** Refusal of a code or of links. */
export interface CodeFault {
  ok: false;
  reason: CodeRefusal | 'invalid' | 'busy';
  retryAfterSeconds: number | null;
  triesLeft: number | null;
}

function readFault(error: BackendError): CodeFault | null {
  const nothing = { ok: false as const, retryAfterSeconds: null, triesLeft: null };
  if (error.status === 429) return { ...nothing, reason: 'busy', retryAfterSeconds: error.retryAfterSeconds };
  const refusal = parseRefusal(error);
  if (refusal?.name === 'ValidationError') return { ...nothing, reason: 'invalid' };
  if (refusal?.name !== 'PhoneCodeError') return null;
  const { code, retryAfterSeconds, triesLeft } = refusal.details;
  return { ok: false, reason: code, retryAfterSeconds, triesLeft };
}

function post({
  path,
  data,
  visitor,
  browser = '',
}: {
  path: string;
  data: object;
  visitor: string | null;
  browser?: string;
}) {
  const headers = { ...bookingHeaders(visitor), 'X-Code-Browser': browser };
  return backendRequest({ method: 'POST', path: `/phone-codes${path}`, headers, body: { data } });
}

/** Has a code sent to a phone, for this browser alone; gives the phone in E.164. @throws BackendError for everything but a refusal */
export async function askForCode({
  visitor,
  ...data
}: z.input<typeof codeRequest> & { visitor: string | null }): Promise<
  { ok: true; phone: string } | CodeFault
> {
  return await orRefusal(async () => {
    const { phone } = codeAnswer.parse(
      await post({ path: '', data, visitor, browser: await keepCodeBrowser() }),
    ).data;
    return { ok: true, phone };
  }, readFault);
}

/** Gives the proof of a phone for its code. @throws BackendError for everything but a refusal */
export async function verifyCode({
  visitor,
  ...data
}: {
  phone: string;
  code: string;
  visitor: string | null;
}): Promise<{ ok: true; proof: string } | CodeFault> {
  return await orRefusal(async () => {
    const { proof } = proofAnswer.parse(
      await post({ path: '/verification', data, visitor, browser: await readCodeBrowser() }),
    ).data;
    return { ok: true, proof };
  }, readFault);
}

/** Has links sent to a phone or an address. @throws BackendError for everything but a refusal */
export async function askForLinks({
  to,
  visitor,
}: {
  to: string;
  visitor: string | null;
}): Promise<{ ok: true } | CodeFault> {
  return await orRefusal(async () => {
    await post({ path: '/links', data: { to }, visitor });
    return { ok: true };
  }, readFault);
}

interface Proved {
  proof: string;
  visitor: string | null;
}

const isUnproved = ({ status }: BackendError) => (status === 409 ? ('unproved' as const) : null);

function read({ path, proof, visitor }: Proved & { path: string }) {
  const headers = { ...bookingHeaders(visitor), ...proofHeaders({ proof }) };
  return backendRequest({ method: 'GET', path: `/phone-codes${path}`, headers });
}

/** Reads the bookings of a proved phone; null when the proof is none (any more). @throws BackendError */
export async function listPhoneAppointments(
  given: Proved,
): Promise<{ phone: string; appointments: PhoneAppointment[] } | null> {
  const answer = await orRefusal(() => read({ ...given, path: '/appointments' }), isUnproved);
  return answer === 'unproved' ? null : phoneAppointmentsAnswer.parse(answer).data;
}

/** Returns who was booked for under the phone of a proof; null when it proves none (any more). @throws BackendError */
export async function listPhonePatients(
  given: Proved,
): Promise<{ phone: string; patients: PhonePatient[] } | null> {
  const answer = await orRefusal(() => read({ ...given, path: '/patients' }), isUnproved);
  return answer === 'unproved' ? null : phonePatientsAnswer.parse(answer).data;
}

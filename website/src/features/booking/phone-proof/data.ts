import 'server-only';
import type { z } from 'zod';
import {
  type CodeRefusal,
  codeAnswer,
  type codeRequest,
  phoneAppointmentsAnswer,
  phonePatientsAnswer,
  proofAnswer,
} from '@/contract/phone-code';
import { parseRefusal } from '@/contract/refusals';
import { readAnswer, send } from '@/lib/backend/calls';
import { type BackendError, orRefusal } from '@/lib/backend/errors';
import { proofHeaders, visitorHeaders } from '@/lib/backend/website-key';
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

/** Calls for a code or links. `browser` is the one that alone may try the codes it asked for. */
async function post(path: string, data: object, browser = '') {
  const headers = { ...(await visitorHeaders()), 'X-Code-Browser': browser };
  return send({ path: `/phone-codes${path}`, headers, data });
}

type OrFault<Done> = Promise<({ ok: true } & Done) | CodeFault>;

/** Has a code sent to a phone, for this browser alone; gives the phone in E.164. @throws BackendError for everything but a refusal */
export async function askForCode(asked: z.input<typeof codeRequest>): OrFault<{ phone: string }> {
  return await orRefusal(async () => {
    const { phone } = codeAnswer.parse(await post('', asked, await keepCodeBrowser())).data;
    return { ok: true, phone };
  }, readFault);
}

/** Gives the proof of a phone for its code. @throws BackendError for everything but a refusal */
export async function verifyCode(asked: { phone: string; code: string }): OrFault<{ proof: string }> {
  return await orRefusal(async () => {
    const { proof } = proofAnswer.parse(await post('/verification', asked, await readCodeBrowser())).data;
    return { ok: true, proof };
  }, readFault);
}

/** Has links sent to a phone or an address. @throws BackendError for everything but a refusal */
export async function askForLinks(asked: { to: string }): OrFault<object> {
  return await orRefusal(async () => {
    await post('/links', asked);
    return { ok: true };
  }, readFault);
}

const isUnproved = ({ status }: BackendError) => (status === 409 ? ('unproved' as const) : null);

/** Makes a reader of data under a proved phone; null if the proof is invalid or expired. The reader throws BackendError. */
function readerOf<Data>(shape: z.ZodType<{ data: Data }>, path: string) {
  return async (proof: string): Promise<Data | null> => {
    const headers = { ...(await visitorHeaders()), ...proofHeaders({ proof }) };
    const answer = await orRefusal(() => readAnswer(shape, { path, headers }), isUnproved);
    return answer === 'unproved' ? null : answer.data;
  };
}

export const listPhoneAppointments = readerOf(phoneAppointmentsAnswer, '/phone-codes/appointments');

/** Returns who was booked for under the phone of a proof. */
export const listPhonePatients = readerOf(phonePatientsAnswer, '/phone-codes/patients');

import 'server-only';
import { z } from 'zod';
import { backendRequest } from '@/lib/backend/client';
import { removeEntry } from '@/lib/backend/content';
import { BackendError } from '@/lib/backend/errors';
import { type Calendar, calendarSchema, type Inside, insideSchema } from './schema';

interface Asked {
  token: string;
  branch: string;
  doctor?: string | null;
  /** Gives free times their length; the clinic's default visit when left out. */
  service?: string | null;
  /** `YYYY-MM-DD` by the clock of the branch. */
  from: string;
  /** At most 7. */
  days: number;
}

/** The calendar of a branch; null when there is no such branch for the reader. @throws BackendError */
export async function getCalendar({ token, doctor, service, ...asked }: Asked): Promise<Calendar | null> {
  try {
    const answer = await backendRequest({
      method: 'GET',
      path: '/calendar',
      params: { ...asked, ...(doctor ? { doctor } : {}), ...(service ? { service } : {}) },
      token,
    });
    return calendarSchema.parse(answer);
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return null;
    throw error;
  }
}

export type BlockOutcome =
  | { ok: true }
  | { ok: false; reason: 'invalid'; fields: string[] }
  | { ok: false; reason: 'inside'; inside: Inside };

const badFields = z.object({ errors: z.array(z.object({ path: z.array(z.string()), code: z.string() })) });

/**
 * Keeps a doctor's time free. Times are `YYYY-MM-DDTHH:MM` by the clock of the branch.
 * @throws BackendError for everything but an expected refusal.
 */
export async function blockTime({
  token,
  ...wanted
}: {
  token: string;
  doctor: string;
  branch: string;
  startsAt: string;
  endsAt: string;
  reason: string;
}): Promise<BlockOutcome> {
  try {
    await backendRequest({ method: 'POST', path: '/time-blocks', body: { data: wanted }, token });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.name === 'VisitsInsideError') {
      return { ok: false, reason: 'inside', inside: insideSchema.parse(error.details) };
    }
    if (error.status !== 400) throw error;
    const { errors } = badFields.catch({ errors: [] }).parse(error.details);
    return { ok: false, reason: 'invalid', fields: errors.flatMap(({ path }) => path.slice(0, 1)) };
  }
}

/** Gives a blocked time back; one that is gone already is as good. @throws BackendError */
export async function unblockTime({ token, id }: { token: string; id: string }): Promise<void> {
  try {
    await removeEntry({ collection: 'time-blocks', id, token });
  } catch (error) {
    if (!(error instanceof BackendError) || error.status !== 404) throw error;
  }
}

const slot = z.object({ startsAt: z.string(), endsAt: z.string() });
const taken = z.object({ next: z.array(slot).catch([]) });
const reached = z.object({ limit: z.enum(['doctorDay', 'patient', 'phone']) });

/** A free time as ISO instants in UTC. */
export type Slot = z.infer<typeof slot>;

export type StaffRefusal =
  | { reason: 'invalid'; faults: { field: string; code: string }[] }
  | { reason: 'taken'; next: Slot[] }
  | { reason: 'limit'; limit: z.infer<typeof reached>['limit'] }
  | { reason: 'conflict' | 'notLive' | 'notManager' | 'reused' };

function readRefusal({ name, status, details }: BackendError): StaffRefusal | null {
  if (name === 'SlotTakenError')
    return { reason: 'taken', next: taken.catch({ next: [] }).parse(details).next };
  if (name === 'AppointmentLimitError')
    return { reason: 'limit', ...reached.catch({ limit: 'phone' }).parse(details) };
  if (name === 'VersionConflictError') return { reason: 'conflict' };
  if (name === 'TransitionNotAllowedError') return { reason: 'notLive' };
  if (name === 'IdempotencyKeyReusedError') return { reason: 'reused' };
  if (status === 403) return { reason: 'notManager' };
  if (status !== 400) return null;
  const { errors } = badFields.catch({ errors: [] }).parse(details);
  return { reason: 'invalid', faults: errors.map(({ path, code }) => ({ field: path[0] ?? '', code })) };
}

/**
 * Books for somebody on the phone. The backend checks every field and decides.
 * @throws BackendError for everything but an expected refusal.
 */
export async function bookForCaller({
  token,
  idempotencyKey,
  request,
}: {
  token: string;
  idempotencyKey: string;
  request: Record<string, unknown>;
}): Promise<{ ok: true; documentId: string } | { ok: false; refusal: StaffRefusal }> {
  try {
    const answer = await backendRequest({
      method: 'POST',
      path: '/appointments/for-caller',
      headers: { 'Idempotency-Key': idempotencyKey },
      body: { data: request },
      token,
    });
    return { ok: true, ...z.object({ data: z.object({ documentId: z.string() }) }).parse(answer).data };
  } catch (error) {
    const refusal = error instanceof BackendError ? readRefusal(error) : null;
    if (!refusal) throw error;
    return { ok: false, refusal };
  }
}

/**
 * Moves a visit, as it was read at `version`, to another start (ISO instant).
 * @throws BackendError for everything but an expected refusal.
 */
export async function moveVisit({
  token,
  id,
  ...move
}: {
  token: string;
  id: string;
  startsAt: string;
  version: number;
}): Promise<{ ok: true } | { ok: false; refusal: StaffRefusal }> {
  try {
    await backendRequest({
      method: 'POST',
      path: `/appointments/${encodeURIComponent(id)}/move`,
      body: { data: move },
      token,
    });
    return { ok: true };
  } catch (error) {
    const refusal = error instanceof BackendError ? readRefusal(error) : null;
    if (!refusal) throw error;
    return { ok: false, refusal };
  }
}

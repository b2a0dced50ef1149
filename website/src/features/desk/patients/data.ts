import 'server-only';
import type { z } from 'zod';
import {
  type Erased,
  type Expected,
  erasureAnswer,
  type PatientSummary,
  patientAnswer,
  patientExportAnswer,
} from '@/contract/patient-data';
import { parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { BackendError, isConflict, orRefusal } from '@/lib/backend/errors';
import type { ManagerToken } from '@/lib/backend/token';

interface Asked {
  token: ManagerToken;
  /** A phone or a mail address; sent in the body, so that no address names anybody. */
  sought: string;
}

/** What is stored of a patient; null when that is neither a phone nor an address. Managers only. @throws BackendError */
export async function searchPatient({ token, sought }: Asked): Promise<PatientSummary | null> {
  try {
    const body = { data: { sought } };
    const answer = await backendRequest({ method: 'POST', path: '/patients/search', token, body });
    return patientAnswer.parse(answer).data;
  } catch (error) {
    if (error instanceof BackendError && error.status === 400) return null;
    throw error;
  }
}

/** Everything stored of a patient, as it is to be handed over. @throws BackendError */
export async function exportPatient({ token, sought }: Asked): Promise<Record<string, z.core.util.JSONType>> {
  const body = { data: { sought } };
  return patientExportAnswer.parse(
    await backendRequest({ method: 'POST', path: '/patients/export', token, body }),
  ).data;
}

export type ErasureOutcome =
  | { ok: true; erased: Erased }
  | { ok: false; reason: 'live'; bookingNumbers: string[] }
  | { ok: false; reason: 'changed' };

/** Erases what was shown before; refused when there is more or less by now. @throws BackendError */
export async function erasePatient({
  token,
  sought,
  expected,
}: Asked & { expected: Expected }): Promise<ErasureOutcome> {
  const body = { data: { sought, expected } };
  const call = { method: 'POST', path: '/patients/erasure', token, body } as const;
  return await orRefusal(
    async () => ({ ok: true, erased: erasureAnswer.parse(await backendRequest(call)).data }),
    (error) => {
      const refusal = parseRefusal(error);
      if (refusal?.name === 'LiveAppointmentsError') return { ok: false, reason: 'live', ...refusal.details };
      return isConflict(error) ? { ok: false, reason: 'changed' } : null;
    },
  );
}

import 'server-only';
import { type Erased, type Expected, erasureAnswer, patientAnswer } from '@/contract/patient-data';
import { parseRefusal } from '@/contract/refusals';
import { postForVisitor } from '@/lib/backend/accounts';
import { send } from '@/lib/backend/calls';
import { isConflict, orRefusal } from '@/lib/backend/errors';
import { readWrongField } from '@/lib/backend/second-factor';
import type { ManagerToken } from '@/lib/backend/token';
import type { FoundPatient } from './schema';

interface Asked {
  token: ManagerToken;
  /** A phone or a mail address; sent in the body, so that no address names anybody. */
  sought: string;
}

/** Reads what is stored of a patient; null for neither phone nor address. Managers only. Throws BackendError. */
export async function searchPatient({ token, sought }: Asked): Promise<FoundPatient | null> {
  const read = async () =>
    patientAnswer.parse(await send({ path: '/patients/search', token, data: { sought } }));
  const answer = await orRefusal(read, ({ status }) => (status === 400 ? ('neither' as const) : null));
  return answer === 'neither' ? null : { ...answer.data, ...answer.meta };
}

export type ErasureOutcome =
  | { ok: true; erased: Erased }
  | { ok: false; reason: 'live'; bookingNumbers: string[] }
  | { ok: false; reason: 'changed' | 'proof' | 'busy' };

/** Erases what was shown before; refused when there is more or less by now, or the proof is wrong. @throws BackendError */
export async function erasePatient({
  token,
  ...data
}: Asked & { expected: Expected; proof: string }): Promise<ErasureOutcome> {
  const call = { path: '/patients/erasure', token, body: { data } };
  return await orRefusal(
    async () => ({ ok: true, erased: erasureAnswer.parse(await postForVisitor(call)).data }),
    (error) => {
      if (readWrongField(error) !== null) return { ok: false, reason: 'proof' };
      if (error.status === 429) return { ok: false, reason: 'busy' };
      const refusal = parseRefusal(error);
      if (refusal?.name === 'LiveAppointmentsError') return { ok: false, reason: 'live', ...refusal.details };
      return isConflict(error) ? { ok: false, reason: 'changed' } : null;
    },
  );
}

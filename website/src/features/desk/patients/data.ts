import 'server-only';
import { type Expected, erasureAnswer, patientAnswer } from '@/contract/patient-data';
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

type ErasureOutcome = 'erased' | 'changed' | 'proof' | 'busy' | { bookingNumbers: string[] };

/** Erases what was shown before; refused with visits ahead, when there is more or less by now, or a wrong proof. @throws BackendError */
export async function erasePatient({
  token,
  ...data
}: Asked & { expected: Expected; proof: string }): Promise<ErasureOutcome> {
  const call = { path: '/patients/erasure', token, body: { data } };
  const erase = async (): Promise<ErasureOutcome> => {
    erasureAnswer.parse(await postForVisitor(call));
    return 'erased';
  };
  return await orRefusal(erase, (error): ErasureOutcome | null => {
    if (readWrongField(error) !== null) return 'proof';
    if (error.status === 429) return 'busy';
    const refusal = parseRefusal(error);
    if (refusal?.name === 'LiveAppointmentsError') return refusal.details;
    return isConflict(error) ? 'changed' : null;
  });
}

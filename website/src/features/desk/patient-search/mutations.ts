import 'server-only';
import type { RecordChange } from '@/contract/patient-file';
import { parseRefusal } from '@/contract/refusals';
import { send, sendOr } from '@/lib/backend/calls';
import { type BackendError, isConflict, isDone, isGone } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

const patientOf = (id: string) => `/appointments/${encodeURIComponent(id)}/patient`;
const isOver = (error: BackendError) => isGone(error) || isConflict(error);

/** Joins the patients of two appointments; `isSure` after another name or age was asked about. Throws BackendError. */
export function joinPatients(token: StaffToken, id: string, said: { other: string; isSure: boolean }) {
  return sendOr({ path: `${patientOf(id)}/joins`, data: said, token }, 'joined', (error) => {
    const refusal = parseRefusal(error);
    const isAsked =
      refusal?.name === 'TransitionNotAllowedError' && refusal.details.refusal === 'otherPerson';
    if (isAsked) return 'otherPerson';
    return isOver(error) ? 'gone' : null;
  });
}

/** Takes a join back; one that is taken back already is as good. @throws BackendError */
export async function separatePatients(token: StaffToken, id: string, join: string): Promise<void> {
  const path = `${patientOf(id)}/joins/${encodeURIComponent(join)}`;
  await isDone(() => send({ method: 'DELETE', path, token }), isOver);
}

/** Gives the patient of an appointment a file number, or writes their birth date. @throws BackendError */
export function writeRecord(token: StaffToken, id: string, change: RecordChange) {
  return sendOr({ path: `${patientOf(id)}/record`, data: change, token }, 'written', (error) => {
    if (parseRefusal(error)?.name === 'ValidationError') return 'invalid';
    return isOver(error) ? 'gone' : null;
  });
}

import 'server-only';
import type { RecordChange } from '@/contract/patient-file';
import { parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { isConflict, isDone, isGone, orRefusal } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

const patientOf = (id: string) => `/appointments/${encodeURIComponent(id)}/patient`;
const pathOf = (id: string) => `${patientOf(id)}/joins`;

export type JoinOutcome = 'joined' | 'gone' | 'otherPerson';

/** Joins the patients of two appointments; `isSure` after another name or age was asked about. Throws BackendError. */
export async function joinPatients({
  token,
  id,
  ...said
}: {
  token: StaffToken;
  id: string;
  other: string;
  isSure: boolean;
}): Promise<JoinOutcome> {
  return await orRefusal(
    async (): Promise<JoinOutcome> => {
      await backendRequest({ method: 'POST', path: pathOf(id), body: { data: said }, token });
      return 'joined';
    },
    (error): JoinOutcome | null => {
      const refusal = parseRefusal(error);
      const isAsked =
        refusal?.name === 'TransitionNotAllowedError' && refusal.details.refusal === 'otherPerson';
      if (isAsked) return 'otherPerson';
      return isGone(error) || isConflict(error) ? 'gone' : null;
    },
  );
}

/** Takes a join back; one that is taken back already is as good. @throws BackendError */
export async function separatePatients({
  token,
  id,
  join,
}: {
  token: StaffToken;
  id: string;
  join: string;
}): Promise<void> {
  const path = `${pathOf(id)}/${encodeURIComponent(join)}`;
  await isDone(
    () => backendRequest({ method: 'DELETE', path, token }),
    (error) => isGone(error) || isConflict(error),
  );
}

/** Gives the patient of an appointment a file number, or writes their birth date. @throws BackendError */
export async function writeRecord(
  token: StaffToken,
  id: string,
  change: RecordChange,
): Promise<'written' | 'invalid' | 'gone'> {
  const call = { method: 'POST', path: `${patientOf(id)}/record`, body: { data: change }, token } as const;
  return await orRefusal(
    async () => {
      await backendRequest(call);
      return 'written' as const;
    },
    (error) => {
      if (parseRefusal(error)?.name === 'ValidationError') return 'invalid';
      return isGone(error) || isConflict(error) ? 'gone' : null;
    },
  );
}

import 'server-only';
import { backendRequest } from '@/lib/backend/client';
import { isConflict, isDone, isGone } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

const pathOf = (id: string) => `/appointments/${encodeURIComponent(id)}/patient/joins`;

/** Says that the patients of two appointments are one person; false for somebody who is gone. @throws BackendError */
export async function joinPatients({
  token,
  id,
  other,
}: {
  token: StaffToken;
  id: string;
  other: string;
}): Promise<boolean> {
  const call = { method: 'POST', path: pathOf(id), body: { data: { other } }, token } as const;
  return await isDone(
    () => backendRequest(call),
    (error) => isGone(error) || isConflict(error),
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

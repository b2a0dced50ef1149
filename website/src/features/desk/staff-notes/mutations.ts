import 'server-only';
import { parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { isDone } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

const isRefused = (error: Parameters<typeof parseRefusal>[0]) =>
  parseRefusal(error)?.name === 'TransitionNotAllowedError';

const pathOf = (id: string) => `/appointments/${encodeURIComponent(id)}/notes`;

/** Adds a note to an appointment, or by it to its patient; false when nothing can be noted any more. @throws BackendError */
export async function addNote({
  token,
  id,
  text,
  ofPatient,
}: {
  token: StaffToken;
  id: string;
  text: string;
  ofPatient: boolean;
}): Promise<boolean> {
  const call = { method: 'POST', path: pathOf(id), body: { data: { text, ofPatient } }, token } as const;
  return await isDone(() => backendRequest(call), isRefused);
}

/** Removes a note; false when it is not this member's to remove. @throws BackendError */
export async function removeNote({
  token,
  id,
  note,
}: {
  token: StaffToken;
  id: string;
  note: string;
}): Promise<boolean> {
  const path = `${pathOf(id)}/${encodeURIComponent(note)}`;
  return await isDone(() => backendRequest({ method: 'DELETE', path, token }), isRefused);
}

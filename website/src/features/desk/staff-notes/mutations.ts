import 'server-only';
import { isRefusedAs, send } from '@/lib/backend/calls';
import { isDone } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';

const isRefused = isRefusedAs('TransitionNotAllowedError');
const pathOf = (id: string) => `/appointments/${encodeURIComponent(id)}/notes`;

/** Adds a note to an appointment, or by it to its patient; false when nothing can be noted any more. @throws BackendError */
export function addNote(token: StaffToken, id: string, data: { text: string; ofPatient: boolean }) {
  return isDone(() => send({ path: pathOf(id), data, token }), isRefused);
}

/** Removes a note; false when it is not this member's to remove. @throws BackendError */
export function removeNote(token: StaffToken, id: string, note: string): Promise<boolean> {
  const path = `${pathOf(id)}/${encodeURIComponent(note)}`;
  return isDone(() => send({ method: 'DELETE', path, token }), isRefused);
}

import 'server-only';
import type { StatusChange } from '@/contract/changes';
import { parseRefusal } from '@/contract/refusals';
import { backendRequest } from '@/lib/backend/client';
import { type BackendError, isDone, orRefusal } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import type { MailSubject } from './schema';

export type StatusOutcome =
  | 'changed'
  | 'conflict'
  | 'notAllowed'
  | 'reasonRequired'
  | 'tooEarly'
  | 'taken'
  | 'withColleague';

/** Moves an appointment, as read at `version`, to another status; throws BackendError but for expected refusals. */
export async function changeStatus({
  token,
  id,
  ...move
}: {
  token: StaffToken;
  id: string;
} & StatusChange): Promise<StatusOutcome> {
  const path = `/appointments/${encodeURIComponent(id)}/transitions`;
  return await orRefusal(async () => {
    await backendRequest({ method: 'POST', path, body: { data: move }, token });
    return 'changed' as const;
  }, readRefusal);
}

function readRefusal(error: BackendError): StatusOutcome | null {
  const refusal = parseRefusal(error);
  if (refusal?.name === 'VersionConflictError') return 'conflict';
  if (refusal?.name === 'SlotTakenError') return 'taken';
  if (refusal?.name === 'CallTakenError') return 'withColleague';
  if (refusal?.name !== 'TransitionNotAllowedError') return null;
  const { refusal: why } = refusal.details;
  return why === 'reasonRequired' || why === 'tooEarly' ? why : 'notAllowed';
}

/** Has a mail sent again; false when that makes no sense (any more). @throws BackendError */
export async function sendMailAgain({
  token,
  about,
  id,
  mail,
}: {
  token: StaffToken;
  about: MailSubject;
  id: string;
  mail: string;
}): Promise<boolean> {
  const subject = about === 'appointment' ? 'appointments' : 'waiting-entries';
  const path = `/${subject}/${encodeURIComponent(id)}/mails/${encodeURIComponent(mail)}/again`;
  return await isDone(
    () => backendRequest({ method: 'POST', path, body: { data: {} }, token }),
    (error) => parseRefusal(error)?.name === 'TransitionNotAllowedError',
  );
}

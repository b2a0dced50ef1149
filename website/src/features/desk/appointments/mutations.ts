import 'server-only';
import type { StatusChange } from '@/contract/changes';
import { parseRefusal } from '@/contract/refusals';
import { isRefusedAs, send, sendOr } from '@/lib/backend/calls';
import { type BackendError, isDone } from '@/lib/backend/errors';
import type { StaffToken } from '@/lib/backend/token';
import type { MailSubject } from './schema';

/** Moves an appointment, as read at `version`, to another status; throws BackendError but for expected refusals. */
export function changeStatus({ token, id, ...move }: { token: StaffToken; id: string } & StatusChange) {
  const path = `/appointments/${encodeURIComponent(id)}/transitions`;
  return sendOr({ path, data: move, token }, 'changed', readRefusal);
}

function readRefusal(error: BackendError) {
  const refusal = parseRefusal(error);
  if (refusal?.name === 'VersionConflictError') return 'conflict';
  if (refusal?.name === 'SlotTakenError') return 'taken';
  if (refusal?.name === 'CallTakenError') return 'withColleague';
  if (refusal?.name !== 'TransitionNotAllowedError') return null;
  const { refusal: why } = refusal.details;
  return why === 'reasonRequired' || why === 'tooEarly' ? why : 'notAllowed';
}

/** Has a mail sent again; false when that makes no sense (any more). @throws BackendError */
export function sendMailAgain(
  token: StaffToken,
  { about, id, mail }: { about: MailSubject; id: string; mail: string },
): Promise<boolean> {
  const subject = about === 'appointment' ? 'appointments' : 'waiting-entries';
  const path = `/${subject}/${encodeURIComponent(id)}/mails/${encodeURIComponent(mail)}/again`;
  return isDone(() => send({ path, token }), isRefusedAs('TransitionNotAllowedError'));
}

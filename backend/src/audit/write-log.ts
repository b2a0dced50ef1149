import type { z } from 'zod';
import type { LogAction, logDetail } from '../contract/log';
import { newRow } from '../platform/database';
import type { With } from '../platform/with';

/** Subject of a log entry; names nobody but accounts. */
export interface LogAbout {
  subject?: string | null | undefined;
  detail?: z.output<typeof logDetail> | undefined;
  isRefused?: boolean;
  /** True when it is that of a key, by which another system calls. */
  isKey?: boolean;
}

const LONGEST_DETAIL = 250;
/** Time in which repeated views of a person are one: a page renews itself, a card is opened twice. */
export const REPEAT_MS = 10 * 60_000;

/** Writes an entry of the access log, which nobody can change; `by` is the id of an account or key, null if unknown. */
export async function writeLog(
  { db, by, address = null, now }: With<'db' | 'now'> & { by: string | null; address?: string | null },
  action: LogAction,
  { subject = null, detail, isRefused = false, isKey = false }: LogAbout = {},
): Promise<void> {
  const at = new Date(now);
  await db('log_entries').insert({
    ...newRow(at),
    at,
    actor: by === null ? 'nobody' : `${isKey ? 'key' : 'user'}:${by}`,
    action,
    subject,
    is_refused: isRefused,
    detail: detail ? JSON.stringify(detail).slice(0, LONGEST_DETAIL) : null,
    address,
  });
}

/** Tables whose old rows are deleted; the triggers of migration 0004 forbid it for all others. */
const AGING = ['log_entries', 'card_views'];

/** Removes what is older than it has to be kept. The database itself lets nothing younger go. */
export async function removeOldEntries({ db, now }: With<'db' | 'now'>, keptDays: number): Promise<number> {
  // A minute more, as the clock of the database decides.
  const before = new Date(now - keptDays * 86_400_000 - 60_000);
  let removed = 0;
  for (const table of AGING) removed += await db(table).where('at', '<', before).delete();
  return removed;
}

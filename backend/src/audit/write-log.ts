import type { z } from 'zod';
import type { LogAction, logDetail } from '../contract/log';
import { type Database, newDocumentId, type Transaction } from '../platform/database';

/** Deed or refusal of somebody, in terms that name nobody but accounts. */
export interface LogEntry {
  actor: string | null;
  /** True when it is that of a key, by which another system calls. */
  isKey?: boolean;
  action: LogAction;
  subject?: string | null | undefined;
  isRefused?: boolean;
  detail?: z.output<typeof logDetail> | undefined;
  address?: string | null | undefined;
}

const LONGEST_DETAIL = 250;

/** Writes an entry of the access log, with a transaction only if it is kept. The database lets none be changed. */
export async function writeLog(db: Database | Transaction, entry: LogEntry, now: number): Promise<void> {
  const at = new Date(now);
  await db('log_entries').insert({
    document_id: newDocumentId(),
    at,
    actor: entry.actor === null ? 'nobody' : `${entry.isKey ? 'key' : 'user'}:${entry.actor}`,
    action: entry.action,
    subject: entry.subject ?? null,
    is_refused: entry.isRefused ?? false,
    detail: entry.detail ? JSON.stringify(entry.detail).slice(0, LONGEST_DETAIL) : null,
    address: entry.address ?? null,
    created_at: at,
    updated_at: at,
  });
}

import { z } from 'zod';
import { type HandlingChange, handling, type messageQuery } from '../../contract/contact-message';
import { DOCUMENT_ID } from '../../contract/limits';
import { manyLines } from '../../contract/many-lines';
import { oneLine } from '../../contract/one-line';
import { LANGUAGES } from '../../contract/patient';
import { type Database, readRow, readRows } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { With } from '../../platform/with';
import { listByHandling } from '../inbox/by-handling';

const TABLE = 'contact_messages';

export const messageRow = z.object({
  document_id: z.string(),
  name: z.string().transform(oneLine),
  email: z.string(),
  message: z.string().transform(manyLines),
  language: z.enum(LANGUAGES),
  handling,
  created_at: storedInstant,
});

export type MessageRow = z.infer<typeof messageRow>;

export function listMessages(db: Database, asked: z.output<typeof messageQuery>) {
  return listByHandling(messageRow, () => db(TABLE), asked);
}

export async function findMessage(db: Database, id: string): Promise<MessageRow | null> {
  if (!DOCUMENT_ID.test(id)) return null;
  return await readRow(messageRow, db(TABLE).where({ document_id: id }));
}

/** Moves a message to another state with a line of its history; false when it is not in that state (any more). */
export async function changeHandling(
  { trx, by, now }: With<'trx' | 'by' | 'now'>,
  id: string,
  { from, to }: HandlingChange,
): Promise<boolean> {
  const at = new Date(now);
  const changed = await trx(TABLE)
    .where({ document_id: id, handling: from })
    .update({ handling: to, updated_at: at });
  if (changed !== 1) return false;
  const event = { message: id, at, actor: by, from_handling: from, to_handling: to, created_at: at };
  await trx('contact_events').insert(event);
  return true;
}

const eventRow = z.object({
  at: storedInstant,
  actor: z.string(),
  from_handling: handling,
  to_handling: handling,
});

export async function readMessageHistory(db: Database, id: string): Promise<z.infer<typeof eventRow>[]> {
  return await readRows(eventRow, db('contact_events').where({ message: id }).orderBy('id', 'asc'));
}

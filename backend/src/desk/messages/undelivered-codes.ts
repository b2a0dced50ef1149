import { z } from 'zod';
import { CODE_MESSAGE } from '../../appointments/phone-proof/code-rows';
import type { UndeliveredOf } from '../../contract/undelivered';
import type { Database } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import { lostMessage, lostMessages, presentLost } from './lost-messages';

/** Age from which on somebody without a code has called, or given up. */
const KEPT = 12 * 60 * 60_000;
/** Strangers can ask for codes to any number: they fill no list. */
const SHOWN = 10;

/** Codes that did not reach a phone, the last of each unless a later one arrived, for staff of all branches; never sent again. */
export async function listLostCodes(
  db: Database,
  scope: BranchScope,
  now: number,
): Promise<UndeliveredOf<'code'>[]> {
  if (scope !== null) return [];
  const since = new Date(now - KEPT);
  const query = lostMessages(db, [CODE_MESSAGE]).where('outbox_messages.created_at', '>', since);
  const rows = z.array(lostMessage).parse(await query);
  const phones = [...new Set(rows.map(({ recipient }) => recipient))].slice(0, SHOWN);
  const latest = new Map<string, string>();
  const sent: { recipient: string; document_id: string }[] = await db('outbox_messages')
    .where({ kind: CODE_MESSAGE })
    .whereIn('recipient', phones)
    .where('created_at', '>', since)
    .orderBy('id', 'asc')
    .select('recipient', 'document_id');
  for (const { recipient, document_id } of sent) latest.set(recipient, document_id);
  return rows
    .filter(({ recipient, document_id }) => latest.get(recipient) === document_id)
    .map((one) => ({ about: 'code', ...presentLost(one), isRepeatable: false, phone: one.recipient }));
}

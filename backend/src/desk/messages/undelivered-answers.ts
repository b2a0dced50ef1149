import { z } from 'zod';
import type { UndeliveredOf } from '../../contract/undelivered';
import { STAFF_ANSWER } from '../../messaging/incoming-messages';
import type { Database } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import { findIncoming, readIncomingHistory } from '../inbox/incoming-rows';
import { lostMessage, lostMessages, presentLost } from './lost-messages';

/** Age from which on a patient without an answer has called, or given up. */
const KEPT = 14 * 24 * 60 * 60_000;
const SETTLED: readonly string[] = ['answered', 'done'];

/** Lists answers of staff that did not arrive, until they are answered again or marked as done again. */
export async function listLostAnswers(
  db: Database,
  scope: BranchScope,
  now: number,
): Promise<UndeliveredOf<'inbox'>[]> {
  const since = new Date(now - KEPT);
  const query = lostMessages(db, [STAFF_ANSWER]).where('outbox_messages.created_at', '>', since);
  const found: UndeliveredOf<'inbox'>[] = [];
  for (const one of z.array(lostMessage).parse(await query)) {
    const [id = '', place = ''] = one.reference.split(':');
    const incoming = await findIncoming(db, scope, id);
    if (!incoming || incoming.erased_at !== null) continue;
    const history = await readIncomingHistory(db, id);
    const answers = history.filter(({ action }) => action === 'answered');
    const answer = answers[Number(place) - 1];
    const later = answer ? history.slice(history.indexOf(answer) + 1) : [];
    if (later.some(({ action }) => SETTLED.includes(action))) continue;
    found.push({
      about: 'inbox',
      ...presentLost(one),
      isRepeatable: false,
      incoming: id,
      phone: one.recipient,
    });
  }
  return found;
}

import { z } from 'zod';
import { CODE_MESSAGE } from '../../appointments/phone-proof/code-rows';
import type { Undelivered, UndeliveredOf } from '../../contract/undelivered';
import { STAFF_ANSWER } from '../../messaging/incoming-messages';
import type { Database } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import { findIncoming, readIncomingHistory } from '../inbox/incoming-rows';
import { lostMessage, lostMessages, presentLost } from './lost-messages';
import { listLostOfAppointments, listSilentChanges } from './undelivered-of-appointments';
import { listLostOfWaitingList } from './undelivered-of-waiting-list';

const HOUR = 60 * 60_000;
/** Ages from which on somebody without a code, or without an answer, has called or given up. */
const CODES_KEPT = 12 * HOUR;
const ANSWERS_KEPT = 14 * 24 * HOUR;
const SETTLED: readonly string[] = ['answered', 'done'];
/** Strangers can ask for codes to any number: they fill no list. */
const CODES_SHOWN = 10;
/** Most messages about which nobody has to call. */
const SHOWN = 50;

const isCall = (message: Undelivered) => message.about === 'appointment' && message.phone !== null;

/** Lists messages that did not arrive, and cancellations and moves without a message, the most urgent calls first. */
export async function listUndelivered(db: Database, scope: BranchScope, now: number): Promise<Undelivered[]> {
  const found = await Promise.all([
    listSilentChanges({ db, scope, now }, 'visit-canceled'),
    listSilentChanges({ db, scope, now }, 'visit-moved'),
    listLostOfAppointments(db, scope, now),
    listLostOfWaitingList(db, scope, now),
    listLostAnswers(db, scope, now),
    listLostCodes(db, scope, now),
  ]);
  const latestFirst = found.flat().sort((a, b) => b.at.localeCompare(a.at));
  const others = latestFirst.filter((message) => !isCall(message));
  return [...latestFirst.filter(isCall), ...others.slice(0, SHOWN)];
}

async function readLost(db: Database, kind: string, since: Date) {
  const query = lostMessages(db, [kind]).where('outbox_messages.created_at', '>', since);
  return z.array(lostMessage).parse(await query);
}

type LostAnswer = UndeliveredOf<'inbox'>;
type LostCode = UndeliveredOf<'code'>;

/** Lists answers of staff that did not arrive, until they are answered again or marked as done again. */
async function listLostAnswers(db: Database, scope: BranchScope, now: number): Promise<LostAnswer[]> {
  const found: LostAnswer[] = [];
  for (const one of await readLost(db, STAFF_ANSWER, new Date(now - ANSWERS_KEPT))) {
    const [id = '', place = ''] = one.reference.split(':');
    const incoming = await findIncoming(db, scope, id);
    if (!incoming || incoming.erased_at !== null) continue;
    const history = await readIncomingHistory(db, id);
    const answer = history.filter(({ action }) => action === 'answered')[Number(place) - 1];
    const later = answer ? history.slice(history.indexOf(answer) + 1) : [];
    if (later.some(({ action }) => SETTLED.includes(action))) continue;
    const { recipient: phone } = one;
    found.push({ about: 'inbox', ...presentLost(one), isRepeatable: false, incoming: id, phone });
  }
  return found;
}

/** Codes that did not reach a phone, the last of each unless a later one arrived, for staff of all branches; never sent again. */
async function listLostCodes(db: Database, scope: BranchScope, now: number): Promise<LostCode[]> {
  if (scope !== null) return [];
  const since = new Date(now - CODES_KEPT);
  const rows = await readLost(db, CODE_MESSAGE, since);
  const phones = [...new Set(rows.map(({ recipient }) => recipient))].slice(0, CODES_SHOWN);
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

import { z } from 'zod';
import { ENTRIES, type EntryRow, parseEntry } from '../../appointments/waiting/entry-rows';
import { isStillTrue } from '../../appointments/waiting/send-again';
import { entriesWithinScope } from '../../appointments/waiting/waiting-access';
import {
  againWaitingReference,
  readPerson,
  readWaitingReference,
} from '../../appointments/waiting/waiting-person';
import type { UndeliveredOf } from '../../contract/undelivered';
import { WAITING_KINDS } from '../../contract/waiting-list';
import type { Database } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import type { With } from '../../platform/with';
import {
  type LostMessage,
  lostMessage,
  lostMessages,
  messageKey,
  presentLost,
  readWritten,
} from './lost-messages';

async function readEntries(db: Database, scope: BranchScope, ids: string[]) {
  const query = db(ENTRIES).whereIn('document_id', ids).where({ state: 'waiting' });
  const found: unknown[] = await entriesWithinScope(query, scope);
  return new Map(found.map(parseEntry).map((entry) => [entry.document_id, entry]));
}

/** Lists the last lost message of each channel of waiting entries, without those sent again. */
export async function listLostOfWaitingList(db: Database, scope: BranchScope, now: number) {
  const rows = z.array(lostMessage).parse(await lostMessages(db, WAITING_KINDS));
  const ids = rows.flatMap((one) => readWaitingReference(one)?.entry ?? []);
  const entries = await readEntries(db, scope, [...new Set(ids)]);
  const references = rows.flatMap(({ reference }) => againWaitingReference(reference) ?? []);
  const written = await readWritten(db, references);
  const shown = new Set<string>();
  const found: UndeliveredOf<'waiting'>[] = [];
  for (const one of rows) {
    const about = readWaitingReference(one);
    const entry = about && entries.get(about.entry);
    if (!entry) continue;
    const again = againWaitingReference(one.reference);
    if (again !== null && written.has(messageKey({ ...one, reference: again }))) continue;
    const key = `${entry.document_id} ${one.channel}`;
    if (shown.has(key)) continue;
    shown.add(key);
    const isRepeatable = again !== null && (await isStillTrue({ db, now }, about));
    const shared = await present({ db, now }, one, entry);
    if (shared) found.push({ ...shared, kind: about.kind, isRepeatable });
  }
  return found;
}

/** Null where nobody waits any more, though the job has not ended it yet. */
async function present(
  { db, now }: With<'db' | 'now'>,
  row: LostMessage,
  entry: EntryRow,
): Promise<Omit<UndeliveredOf<'waiting'>, 'kind' | 'isRepeatable'> | null> {
  const person = await readPerson(db, entry, now);
  if (!person) return null;
  const { first_name, last_name, phone } = person.appointment ?? entry;
  return {
    about: 'waiting',
    ...presentLost(row),
    entry: entry.document_id,
    firstName: first_name,
    lastName: last_name,
    phone,
  };
}

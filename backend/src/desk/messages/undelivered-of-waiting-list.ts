import { z } from 'zod';
import { ENTRIES, entryRow } from '../../appointments/waiting/entry-rows';
import { isStillTrue } from '../../appointments/waiting/send-again';
import { entriesWithinScope } from '../../appointments/waiting/waiting-access';
import {
  againWaitingReference,
  readPerson,
  readWaitingReference,
} from '../../appointments/waiting/waiting-person';
import type { UndeliveredOf } from '../../contract/undelivered';
import { WAITING_KINDS } from '../../contract/waiting-list';
import { type Database, readRows } from '../../platform/database';
import type { BranchScope } from '../../platform/staff-member';
import { lostMessage, lostMessages, messageKey, presentLost, readWritten } from './lost-messages';

/** Lists the last lost message of each channel of waiting entries, without those sent again. */
export async function listLostOfWaitingList(db: Database, scope: BranchScope, now: number) {
  const rows = z.array(lostMessage).parse(await lostMessages(db, WAITING_KINDS));
  const ids = rows.flatMap((one) => readWaitingReference(one)?.entry ?? []);
  const query = db(ENTRIES)
    .whereIn('document_id', [...new Set(ids)])
    .where({ state: 'waiting' });
  const waiting = await readRows(entryRow, entriesWithinScope(query, scope));
  const entries = new Map(waiting.map((entry) => [entry.document_id, entry]));
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
    const person = await readPerson(db, entry, now);
    // The entry is over, though the job has not closed it yet.
    if (!person) continue;
    const { first_name: firstName, last_name: lastName, phone } = person.appointment ?? entry;
    found.push({
      about: 'waiting',
      ...presentLost(one),
      ...{ kind: about.kind, isRepeatable, entry: entry.document_id, firstName, lastName, phone },
    });
  }
  return found;
}

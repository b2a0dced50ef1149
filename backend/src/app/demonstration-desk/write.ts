import { writeClaims } from '../../appointments/record/claim-statements';
import { insertEvents } from '../../appointments/record/history-rows';
import type { Transaction } from '../../platform/database';
import { demonstrationId } from '../../platform/demonstration-rows';
import type { PlannedMessage } from './messages';
import type { rowsOf } from './rows';

/** Rows of one statement; SQLite takes 500 at most. */
const BATCH = 200;

function batches<Row>(rows: readonly Row[], size = BATCH): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}

/** Writes appointments with their claims, history and calls in the caller's transaction. No mails. */
export async function writeVisits({
  trx,
  rows: { appointments, entries, claims, calls },
}: {
  trx: Transaction;
  rows: ReturnType<typeof rowsOf>;
}): Promise<void> {
  for (const some of batches(appointments)) await trx('appointments').insert(some);
  for (const some of batches(entries)) await insertEvents(trx, some);
  for (const some of batches(calls)) await trx('calls').insert(some);
  for (const some of batches(claims, 2000)) await writeClaims({ trx, rows: some, isLenient: false });
}

/** Writes messages of the contact page with what staff did with them. @param by of the history */
export async function writeMessages(
  trx: Transaction,
  messages: readonly PlannedMessage[],
  by: string,
): Promise<void> {
  const written = messages.map((message, index) => ({ ...message, id: demonstrationId(`m${index + 1}`) }));
  await trx('contact_messages').insert(
    written.map(({ id, name, email, message, language, handling, createdAt, changes }) => ({
      document_id: id,
      ...{ name, email, message, language, handling },
      created_at: new Date(createdAt),
      updated_at: new Date(changes.at(-1)?.at ?? createdAt),
      published_at: new Date(createdAt),
    })),
  );
  const events = written.flatMap(({ id, changes }) =>
    changes.map(({ at, from, to }) => ({
      message: id,
      at: new Date(at),
      actor: by,
      from_handling: from,
      to_handling: to,
      created_at: new Date(at),
    })),
  );
  await trx('contact_events').insert(events);
}

import { z } from 'zod';
import { REPEAT_MS } from '../../audit/write-log';
import { foldText } from '../../contract/fold-text';
import type { PeopleSeen, SeenPerson } from '../../contract/people-seen';
import type { Database, Query } from '../../platform/database';
import { isoInstant, storedInstant, storedText } from '../../platform/instant';
import { readCasePeople } from './case-rows';

/** Most records that are named; a list of more is a matter for an export. */
const MOST = 5000;
/** Reads that show, or take out, more people than an entry can name. */
const WIDE = [
  'list.search',
  'list.export',
  'patient.find',
  'patient.search',
  'news.export',
  'data.export',
  'data.fetch',
  'webhook.view',
  'log.people',
  // A feed shows appointments to everyone who has its address.
  'feed.make',
  'feed.renew',
];

const seenRow = z.object({
  subject: z.string(),
  first_at: storedInstant,
  last_at: storedInstant,
  looks: z.coerce.number(),
});

const wideRow = z.object({ action: z.string(), count: z.coerce.number() });

/** Tables whose rows are of a person, and where each has name and contacts. */
const PEOPLE = {
  appointments: ['first_name', 'last_name', 'phone', 'email'],
  waiting_entries: ['first_name', 'last_name', 'phone', 'email'],
  imported_patients: ['first_name', 'last_name', 'phone', 'email'],
  contact_messages: ['name', null, null, 'email'],
  incoming_messages: [null, null, 'phone', null],
} as const;

const contacts = { first: storedText, last: storedText, phone: storedText, email: storedText };
const personRow = z.object({ document_id: z.string(), ...contacts });

async function readPeople(db: Database, ids: string[]): Promise<Map<string, z.output<typeof personRow>>> {
  const found = new Map<string, z.output<typeof personRow>>();
  for (const [table, [first, last, phone, email]] of Object.entries(PEOPLE)) {
    const columns = Object.entries({ first, last, phone, email }).flatMap(([name, column]) =>
      column === null ? [] : [`${column} as ${name}`],
    );
    const rows: unknown[] = await db(table)
      .whereIn('document_id', ids)
      .select(['document_id', ...columns]);
    for (const row of z.array(personRow).parse(rows)) found.set(row.document_id, row);
  }
  for (const { id: document_id, name: first, contact } of await readCasePeople(db, ids)) {
    const reached = contact.includes('@') ? { phone: '', email: contact } : { phone: contact, email: '' };
    found.set(document_id, { document_id, first, last: '', ...reached });
  }
  return found;
}

interface Asked {
  actor: string;
  /** Epoch milliseconds; the last one is not within. */
  from: number;
  until: number;
}

function entriesOf(db: Database, { actor, from, until }: Asked): Query {
  return (
    db('log_entries')
      .whereIn('actor', [`user:${actor}`, `key:${actor}`])
      .where({ is_refused: false })
      // A look that is repeated after midnight is written before it.
      .where('at', '>=', new Date(from - REPEAT_MS))
      .where('at', '<', new Date(until))
  );
}

/** Lists whose data an account opened or changed, by the access log, for telling them of a breach; lists name nobody. */
export async function listPeopleSeen(db: Database, asked: Asked): Promise<PeopleSeen> {
  const rows: unknown[] = await entriesOf(db, asked)
    .whereNotNull('subject')
    .groupBy('subject')
    .select('subject')
    .min({ first_at: 'at' })
    .max({ last_at: 'at' })
    .count({ looks: '*' })
    .orderBy('first_at')
    .limit(MOST + 1);
  const seen = z.array(seenRow).parse(rows);
  const known = await readPeople(
    db,
    seen.slice(0, MOST).map(({ subject }) => subject),
  );
  const people = new Map<string, SeenPerson>();
  let erased = 0;
  for (const { subject, first_at, last_at, looks } of seen.slice(0, MOST)) {
    const row = known.get(subject);
    if (!row) continue;
    const { phone } = row;
    const email = row.email.includes('@') ? row.email : '';
    if (!phone && !email) {
      erased += 1;
      continue;
    }
    const name = `${row.first} ${row.last}`.trim();
    const key = `${phone || email.toLowerCase()} ${foldText(name)}`;
    const before = people.get(key);
    people.set(key, {
      name: before?.name ?? name,
      phone,
      email: before?.email || email,
      looks: looks + (before?.looks ?? 0),
      firstAt: before?.firstAt ?? isoInstant(first_at),
      lastAt: later(isoInstant(last_at), before?.lastAt),
    });
  }
  const wide: unknown[] = await entriesOf(db, asked)
    .where((many) =>
      many
        .whereIn('action', WIDE)
        // Lists of messages read by a key, and exports of people without an appointment, name nobody.
        .orWhere((about) => about.whereIn('action', ['message.view', 'patient.export']).whereNull('subject'))
        // Rows of a file that did not fit, taken out to be mended.
        .orWhere((about) =>
          about.where({ action: 'import.change' }).whereLike('detail', '%"done":"faults"%'),
        ),
    )
    .groupBy('action')
    .select('action')
    .count({ count: '*' })
    .orderBy('action');
  return {
    people: [...people.values()],
    erased,
    wide: z.array(wideRow).parse(wide),
    isCapped: seen.length > MOST,
  };
}

const later = (one: string, other = one) => (one > other ? one : other);

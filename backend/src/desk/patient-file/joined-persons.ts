import { hashOf } from '../../appointments/record/patient-files';
import type { Database } from '../../platform/database';
import { JOINS } from './join-rows';

type Named = Parameters<typeof hashOf>[0];

const COLUMNS = ['phone', 'first_name', 'last_name'] as const;
/** Rounds in which joins of joins are followed; a longer chain is a mistake. */
const MOST_ROUNDS = 5;

/** People whom staff have joined with somebody of these phones, by the indexes of phones and of joins. */
async function listPairs(db: Database, phones: readonly string[]) {
  const pairs = await Promise.all(
    [
      ['appointment', 'other'],
      ['other', 'appointment'],
    ].map(async ([from, to]) => {
      const rows: Record<string, string>[] = await db(`${JOINS} as joins`)
        .join('appointments as a', 'a.document_id', `joins.${from}`)
        .join('appointments as b', 'b.document_id', `joins.${to}`)
        .whereNull('joins.undone_at')
        .whereIn('a.phone', phones)
        .whereNot('b.phone', '')
        .select(...['a', 'b'].flatMap((side) => COLUMNS.map((name) => `${side}.${name} as ${side}_${name}`)));
      return rows.map((row) => ({ one: namedOf(row, 'a'), other: namedOf(row, 'b') }));
    }),
  );
  return pairs.flat();
}

function namedOf(row: Record<string, string>, side: 'a' | 'b'): Named {
  const of = (name: (typeof COLUMNS)[number]) => row[`${side}_${name}`] ?? '';
  return { phone: of('phone'), first_name: of('first_name'), last_name: of('last_name') };
}

/** Returns further phones of the patients of these phones, where staff have recorded that two patients are the same person. */
export async function listJoinedPhones(db: Database, phones: readonly string[]): Promise<string[]> {
  const pairs = await listPairs(db, phones);
  return [...new Set(pairs.map(({ other }) => other.phone))].filter((phone) => !phones.includes(phone));
}

/** Returns the digests of people whom staff have recorded as the same person, by the digest of each. */
export async function listJoinedPersons(db: Database, people: readonly Named[]) {
  const joined = new Map<string, Set<string>>();
  const asked = new Set<string>();
  let phones = [...new Set(people.map(({ phone }) => phone))].filter((phone) => phone !== '');
  for (let round = 0; phones.length > 0 && round < MOST_ROUNDS; round += 1) {
    for (const phone of phones) asked.add(phone);
    const pairs = await listPairs(db, phones);
    for (const { one, other } of pairs) {
      const known = [hashOf(one), hashOf(other)];
      const all = new Set(known.flatMap((person) => [person, ...(joined.get(person) ?? [])]));
      for (const person of all) joined.set(person, all);
    }
    phones = [...new Set(pairs.map(({ other }) => other.phone))].filter((phone) => !asked.has(phone));
  }
  return (person: string) => [...(joined.get(person) ?? [])].filter((one) => one !== person);
}

import { z } from 'zod';
import {
  CASE_ACTIONS,
  CASE_KINDS,
  CASE_STATES,
  CASE_WAYS,
  type CaseAction,
  type CaseQuery,
  type CaseState,
} from '../../contract/privacy-case';
import { sealsFor } from '../../platform/aes-gcm';
import { countRows, type Database, newRow, type Query, type Transaction } from '../../platform/database';
import { storedInstant } from '../../platform/instant';
import type { With } from '../../platform/with';

const CASES = 'privacy_cases';
const EVENTS = 'privacy_case_events';

const caseWords = z.object({ name: z.string().nullable(), contact: z.string().nullable(), text: z.string() });
type Words = z.output<typeof caseWords>;

const seals = sealsFor('privacy case');

function sealWords(id: string, { name = null, contact = null, text }: Partial<Words> & { text: string }) {
  return seals.seal(id, JSON.stringify({ name, contact, text }));
}

/** The words of a row; null where they were written with another key. */
function openWords(id: string, sealed: string): Words | null {
  const words = seals.openOrNull(id, sealed);
  return words === null ? null : caseWords.parse(JSON.parse(words));
}

const row = z
  .object({
    document_id: z.string(),
    kind: z.enum(CASE_KINDS),
    way: z.enum(CASE_WAYS),
    state: z.enum(CASE_STATES),
    sealed: z.string(),
    received_at: storedInstant,
    due_at: storedInstant,
    closed_at: storedInstant.nullable(),
  })
  .transform(({ sealed, ...rest }) => ({ ...rest, words: openWords(rest.document_id, sealed) }));
export type CaseRow = z.output<typeof row>;

const event = z
  .object({
    document_id: z.string(),
    at: storedInstant,
    actor: z.string(),
    action: z.enum(CASE_ACTIONS),
    sealed: z.string().nullable(),
  })
  .transform(({ document_id: id, sealed, ...rest }) => ({
    ...rest,
    text: sealed === null ? null : (openWords(id, sealed)?.text ?? null),
  }));

interface Step {
  id: string;
  action: CaseAction;
  text: string | null;
  actor: string;
  now: number;
}

async function insertEvent(trx: Transaction, { id, action, text, actor, now }: Step): Promise<void> {
  const at = new Date(now);
  const made = newRow(at);
  const sealed = text === null ? null : sealWords(made.document_id, { text });
  await trx(EVENTS).insert({ ...made, privacy_case: id, at, actor, action, sealed });
}

interface NewCase extends Pick<CaseRow, 'kind' | 'way'>, Pick<Step, 'actor' | 'now'> {
  words: Words;
  receivedAt: number;
  dueAt: number;
}

export async function insertCase(trx: Transaction, { words, receivedAt, dueAt, actor, now, ...of }: NewCase) {
  const made = newRow(new Date(now));
  const id = made.document_id;
  await trx(CASES).insert({
    ...made,
    ...of,
    state: 'open',
    sealed: sealWords(id, words),
    received_at: new Date(receivedAt),
    due_at: new Date(dueAt),
  });
  await insertEvent(trx, { id, action: 'opened', text: null, actor, now });
  return id;
}

const STATE_AFTER = { noted: null, answered: 'answered', refused: 'refused', reopened: 'open' } as const;

/** Does a step with a case that is in this state; false when it is in another by now. */
export async function takeStep(
  trx: Transaction,
  { action, state, ...step }: Step & { action: keyof typeof STATE_AFTER; state: CaseState },
): Promise<boolean> {
  const at = new Date(step.now);
  const after = STATE_AFTER[action];
  const changed = await trx(CASES)
    .where({ document_id: step.id, state })
    .update({
      updated_at: at,
      ...(after === null ? {} : { state: after, closed_at: after === 'open' ? null : at }),
    });
  if (changed === 1) await insertEvent(trx, { action, ...step });
  return changed === 1;
}

/** A page of the cases that are open, the most urgent first, or closed, the latest first; and how many there are. */
export async function listCases(db: Database, { list, page, pageSize }: CaseQuery, now: number) {
  const cases = (isOpen: boolean): Query => db(CASES).where('state', isOpen ? '=' : '<>', 'open');
  const wanted = list === 'open' ? cases(true).orderBy('due_at') : cases(false).orderBy('closed_at', 'desc');
  const found: unknown[] = await wanted
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const counts = {
    open: await countRows(cases(true)),
    closed: await countRows(cases(false)),
    overdue: await countRows(cases(true).where('due_at', '<', new Date(now))),
  };
  return { rows: z.array(row).parse(found), counts };
}

export async function findCase(db: Database, id: string): Promise<CaseRow | null> {
  const found: unknown = await db(CASES).where({ document_id: id }).first();
  return found ? row.parse(found) : null;
}

export async function readSteps(db: Database, id: string): Promise<z.output<typeof event>[]> {
  return z.array(event).parse(await db(EVENTS).where({ privacy_case: id }).orderBy('id'));
}

/** Cases of who can be reached there, a phone or an address. Each is opened for it: a clinic has few. */
export async function findCasesOf(db: Database, contact: string): Promise<CaseRow[]> {
  const cases = z.array(row).parse(await db(CASES).orderBy('id'));
  return cases.filter(({ words }) => words?.contact === contact);
}

/** Name and contact in those of these cases that have somebody to be reached. */
export async function readCasePeople(db: Database, ids: readonly string[]) {
  const cases = z.array(row).parse(await db(CASES).whereIn('document_id', [...ids]));
  return cases.flatMap(({ document_id: id, words }) =>
    words?.contact ? [{ id, name: words.name ?? '', contact: words.contact }] : [],
  );
}

/** Removes cases that were closed longer ago than the access log is kept, by which they are proved; gives how many. */
export async function removeOldCases({ db, now }: With<'db' | 'now'>, keptDays: number): Promise<number> {
  const old = () => db(CASES).where('closed_at', '<', new Date(now - keptDays * 86_400_000));
  await db(EVENTS).whereIn('privacy_case', old().select('document_id')).delete();
  return await old().delete();
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import {
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportChoice,
  type ImportKind,
  type ImportState,
  importAnswer,
  importChoice,
  type RowFault,
  WORKING_STATES,
} from '../contract/imports';
import { sealsFor } from '../platform/aes-gcm';
import { type Database, newDocumentId, readRow, readRows } from '../platform/database';
import { storedInstant, storedJson } from '../platform/instant';
import type { Part } from './table';

const TABLE = 'imports';
const DAY = 24 * 60 * 60_000;
/** Time for which files are kept: those not imported, the rows to be corrected, and the undo. */
export const KEPT_MS = DAY;
/** Time for which an import belongs to the backend that works on it; longer than a batch takes. */
const LEASE_MS = 60_000;

/** States in which the columns can be matched, again where a trial has shown that they are not right. */
export const MATCHED: readonly ImportState[] = ['uploaded', 'checked'];

const row = z.object({
  document_id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  state: z.enum(IMPORT_STATES),
  account: z.string().nullable(),
  headers: storedJson(z.array(z.string())),
  choice: storedJson(importChoice),
  how: z.enum(['all', 'fitting']).nullable(),
  total: z.coerce.number(),
  looked: z.coerce.number(),
  fits: z.coerce.number(),
  faulty: z.coerce.number(),
  already_here: z.coerce.number(),
  written: z.coerce.number(),
  left_over: z.coerce.number(),
  ended_at: storedInstant.nullable(),
  created_at: storedInstant,
});
export type ImportRow = z.output<typeof row>;

export type Counts = Pick<ImportRow, 'looked' | 'fits' | 'faulty' | 'already_here' | 'written' | 'left_over'>;
export const NOTHING: Counts = { looked: 0, fits: 0, faulty: 0, already_here: 0, written: 0, left_over: 0 };

const seals = sealsFor('import file');

async function seal(name: string, parts: readonly Part[]): Promise<string> {
  return seals.seal(name, await promisify(gzip)(JSON.stringify(parts)));
}

const parts = z.array(z.custom<Part>());

/** Rows of the file of an import; null once it is gone. */
export async function readParts(db: Database, id: string): Promise<Part[] | null> {
  const found: { content: string | null } | undefined = await db(TABLE)
    .where({ document_id: id })
    .first('content');
  if (!found?.content) return null;
  const packed = seals.openBytes(id, found.content);
  return parts.parse(JSON.parse((await promisify(gunzip)(packed)).toString()));
}

/** Marks columns by their names, which are a patient's where a file has no row of names. */
const MARK = 'sha256:';
const markOf = (name: string) => MARK + createHash('sha256').update(name).digest('hex').slice(0, 8);

export async function createImport(
  db: Database,
  given: { kind: ImportKind; account: string | null; parts: Part[]; choice: ImportChoice },
  now: number,
): Promise<string> {
  const id = newDocumentId();
  const at = new Date(now);
  await db(TABLE).insert({
    ...{ document_id: id, kind: given.kind, state: 'uploaded', account: given.account, ...NOTHING },
    content: await seal(id, given.parts),
    headers: JSON.stringify((given.parts[0]?.headers ?? []).map(markOf)),
    choice: JSON.stringify(given.choice),
    total: given.parts.reduce((sum, { rows }) => sum + rows.length, 0),
    ...{ created_at: at, updated_at: at },
  });
  return id;
}

export async function findImport(db: Database, id: string): Promise<ImportRow | null> {
  return await readRow(row, db(TABLE).where({ document_id: id }));
}

export async function listImports(db: Database, limit: number): Promise<ImportRow[]> {
  return await readRows(row, db(TABLE).orderBy('id', 'desc').limit(limit));
}

export async function listWithFile(db: Database, ids: string[]): Promise<Set<string>> {
  return new Set<string>(
    await db(TABLE).whereIn('document_id', ids).whereNotNull('content').pluck('document_id'),
  );
}

/** Fields by these names of columns, as imports of a kind were matched last. */
export async function readRemembered(db: Database, kind: ImportKind, names: readonly string[]) {
  const latest = db(TABLE).where({ kind }).whereNot('state', 'uploaded').orderBy('id', 'desc').limit(10);
  const byMark = new Map(names.map((name) => [markOf(name), name]));
  const remembered: Record<string, string> = {};
  for (const { headers, choice } of (await readRows(row, latest)).reverse())
    for (const [field, at] of Object.entries(choice.columns)) {
      const name = byMark.get(headers[at] ?? '');
      if (name) remembered[name] = field;
    }
  return remembered;
}

const faultList = storedJson(importAnswer.shape.data.shape.faults);

export async function readFaults(db: Database, id: string): Promise<RowFault[]> {
  const found: { faults: string | null } | undefined = await db(TABLE)
    .where({ document_id: id })
    .first('faults');
  return found?.faults ? faultList.parse(found.faults) : [];
}

export interface ImportStep {
  from: readonly ImportState[];
  to: ImportState;
  now: number;
  counts?: Partial<Counts>;
  faults?: RowFault[];
  choice?: ImportChoice;
  how?: ImportRow['how'];
  isEnded?: boolean;
}

/** Moves an import on, if it is in one of the states it may be moved from; tells whether it was. */
export async function moveImport(db: Database, id: string, { from, to, now, ...rest }: ImportStep) {
  const changed = await db(TABLE)
    .where({ document_id: id })
    .whereIn('state', from)
    .update({
      state: to,
      ...rest.counts,
      ...(rest.faults ? { faults: JSON.stringify(rest.faults) } : {}),
      ...(rest.choice ? { choice: JSON.stringify(rest.choice) } : {}),
      ...(rest.how ? { how: rest.how } : {}),
      ...(rest.isEnded ? { ended_at: new Date(now) } : {}),
      lease_until: null,
      updated_at: new Date(now),
    });
  return changed === 1;
}

/** Takes an import that waits for its work, for this backend alone; null when there is none. */
export async function takeImport(db: Database, now: number): Promise<ImportRow | null> {
  const free = () =>
    db(TABLE)
      .whereIn('state', [...WORKING_STATES])
      .where((rested) => rested.whereNull('lease_until').orWhere('lease_until', '<=', new Date(now)));
  const [id]: string[] = await free().orderBy('id').limit(1).pluck('document_id');
  if (!id) return null;
  const taken = await free()
    .where({ document_id: id })
    .update({ lease_until: new Date(now + LEASE_MS) });
  return taken === 1 ? await findImport(db, id) : null;
}

/** Notes how far the work has come; false when it was canceled or taken over, and must not go on. */
export async function noteProgress(
  db: Database,
  { document_id, state, looked }: Pick<ImportRow, 'document_id' | 'state' | 'looked'>,
  counts: Counts,
  now: number,
  faults?: readonly RowFault[],
): Promise<boolean> {
  const changed = await db(TABLE)
    .where({ document_id, state, looked })
    .update({
      ...counts,
      ...(faults ? { faults: JSON.stringify(faults) } : {}),
      lease_until: new Date(now + LEASE_MS),
      updated_at: new Date(now),
    });
  return changed === 1;
}

/** Puts the rows to be mended in the place of the file, or nothing. */
export async function keepOnly(db: Database, id: string, kept: Part[]): Promise<void> {
  const content = kept.some(({ rows }) => rows.length > 0) ? await seal(id, kept) : null;
  await db(TABLE).where({ document_id: id }).update({ content });
}

/** Removes files that nobody has worked with for a day; an import that was not begun by then is stopped by it. */
export async function removeOldFiles(db: Database, now: number): Promise<number> {
  const old = () =>
    db(TABLE)
      .whereNotNull('content')
      .whereNotIn('state', [...WORKING_STATES])
      .where('updated_at', '<', new Date(now - KEPT_MS));
  await old()
    .whereIn('state', [...MATCHED])
    .update({ state: 'canceled', ended_at: new Date(now) });
  // Names of an earlier version, as they stood in the file.
  await db(TABLE)
    .where('headers', 'not like', `["${MARK}%`)
    .whereNot({ headers: '[]' })
    .update({ headers: '[]' });
  return await old().update({ content: null, faults: null });
}

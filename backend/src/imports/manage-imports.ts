import { writeLog } from '../audit/write-log';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot';
import type { FieldFault } from '../contract/field-faults';
import {
  type ClinicImport,
  FAULTS_SHOWN,
  type FaultyRows,
  type ImportChoice,
  type ImportKind,
  type ImportRun,
  type ImportState,
  type ImportSummary,
  missingFields,
  type RowFault,
  type UploadFault,
} from '../contract/imports';
import type { Database } from '../platform/database';
import { isoInstant } from '../platform/instant';
import { invalid, notFound, type Outcome } from '../platform/refusal';
import { showColumns } from '../platform/show-columns';
import type { With } from '../platform/with';
import { guessColumns } from './guess-columns';
import {
  createImport,
  findImport,
  type ImportRow,
  type ImportStep,
  KEPT_MS,
  keepOnly,
  listImports,
  listWithFile,
  MATCHED,
  moveImport,
  NOTHING,
  readFaults,
  readParts,
  readRemembered,
} from './import-rows';
import { readFileAside } from './read-file';
import { guessDayFirst } from './read-values';

/** Doer and moment of an import; `by` is null for the command. */
export type Acting = With<'db' | 'address' | 'now'> & { by: string | null };

const LISTED = 20;
const SAMPLES = 3;
const LONGEST_SAMPLE = 60;
const UNDONE: readonly ImportState[] = ['done', 'canceled', 'failed'];

const CODES: Record<UploadFault, FieldFault> = {
  tooLarge: 'tooBig',
  tooMany: 'tooLong',
  empty: 'required',
  unreadable: 'invalid',
  notReady: 'notAvailable',
};
export const refuseFile = (fault: UploadFault) =>
  invalid([{ path: ['file'], code: CODES[fault], message: `The file is ${fault}` }]);

/** Nothing of the file or of a patient. */
const note = (acting: Acting, { id, kind }: { id: string; kind: ImportKind }, done: string) =>
  writeLog(acting, 'import.change', { subject: id, detail: { what: kind, done } });

const DATES = ['startsAt', 'date', 'birthDate'] as const;

/** Reads a file and keeps its rows, encrypted, until a manager says what to do with them. */
export async function addImport(
  acting: Acting,
  { bytes, kind, catalogue }: { bytes: Uint8Array; kind: ImportKind; catalogue: CatalogueSnapshot },
): Promise<Outcome<ClinicImport>> {
  const { db, by, now } = acting;
  const reading = await readFileAside({ bytes, kind, now });
  if ('fault' in reading) return refuseFile(reading.fault);
  const { parts } = reading;
  const [part] = parts;
  const remembered = await readRemembered(db, kind, part?.headers ?? []);
  const columns = part && kind !== 'easyappointments' ? guessColumns(kind, part, remembered) : {};
  const dates = DATES.flatMap((field) => {
    const at = columns[field];
    return at === undefined ? [] : (part?.rows ?? []).map(({ cells }) => cells[at] ?? '');
  });
  const [branch = null] = Object.keys(catalogue.data.branches);
  const choice = { columns, isDayFirst: guessDayFirst(dates) ?? true, branch };
  const id = await createImport(db, { kind, account: by, parts, choice }, now);
  await note(acting, { id, kind }, 'uploaded');
  return shown(acting, id);
}

async function shown({ db, now }: Acting, id: string): Promise<Outcome<ClinicImport>> {
  const found = await showImport(db, id, now);
  return found ? { ok: true, value: found } : notFound();
}

/** End of the time in which an import can be undone; null once it is over. */
function undoEnd({ ended_at: endedAt }: ImportRow, now: number): number | null {
  const until = endedAt === null ? 0 : endedAt + KEPT_MS;
  return until > now ? until : null;
}

function presentImport(row: ImportRow, hasFile: boolean, now: number): ImportSummary {
  const canUndo = UNDONE.includes(row.state) && row.written > 0;
  return {
    ...showColumns(row, ['document_id', 'kind', 'state', 'created_at']),
    undoUntil: canUndo ? isoInstant(undoEnd(row, now)) : null,
    hasFile,
    rows: row.total,
    done: row.looked,
    ...showColumns(row, ['fits', 'faulty', 'written']),
    known: row.already_here,
    left: row.left_over,
  };
}

export async function showImports(db: Database, now: number): Promise<ImportSummary[]> {
  const rows = await listImports(db, LISTED);
  const ids = rows.map(({ document_id }) => document_id);
  const withFile = await listWithFile(db, ids);
  return rows.map((row) => presentImport(row, withFile.has(row.document_id), now));
}

export async function showImport(db: Database, id: string, now: number): Promise<ClinicImport | null> {
  const row = await findImport(db, id);
  if (!row) return null;
  const hasFile = (await listWithFile(db, [id])).has(id);
  const [part] =
    MATCHED.includes(row.state) && row.kind !== 'easyappointments' ? ((await readParts(db, id)) ?? []) : [];
  const samplesOf = (at: number) =>
    [...new Set(part?.rows.slice(0, 50).map(({ cells }) => (cells[at] ?? '').trim()))]
      .filter(Boolean)
      .slice(0, SAMPLES)
      .map((text) => text.slice(0, LONGEST_SAMPLE));
  return {
    ...presentImport(row, hasFile, now),
    faults: (await readFaults(db, id)).slice(0, FAULTS_SHOWN),
    columns: (part?.headers ?? []).map((name, at) => ({ name, samples: samplesOf(at) })),
    choice: row.choice,
  };
}

const ANEW = { counts: NOTHING, faults: [] };

/** Moves an import on and shows it; 404 where it has gone on meanwhile. @param step.done the word for the log */
async function moveOn(
  acting: Acting,
  { document_id: id, kind }: ImportRow,
  { done, ...step }: Omit<ImportStep, 'now'> & { done?: string },
): Promise<Outcome<ClinicImport>> {
  const { db, now } = acting;
  if (!(await moveImport(db, id, { ...step, now }))) return notFound();
  // Importing the same file again continues where this import stopped.
  if (step.to === 'canceled') await keepOnly(db, id, []);
  if (done) await note(acting, { id, kind }, done);
  return shown(acting, id);
}

export async function tryImport(acting: Acting, row: ImportRow, choice: ImportChoice) {
  const missing = row.kind === 'easyappointments' ? [] : missingFields(row.kind, Object.keys(choice.columns));
  if (choice.branch === null && row.kind !== 'branches')
    return invalid([{ path: ['branch'], code: 'required', message: 'branch is missing' }]);
  if (missing.length > 0)
    return invalid(
      missing.map((field) => ({ path: [field], code: 'required', message: `${field} is missing` })),
    );
  return moveOn(acting, row, { from: MATCHED, to: 'checking', choice, ...ANEW });
}

export async function runImport(acting: Acting, row: ImportRow, { how }: ImportRun) {
  if (how === 'all' && row.faulty > 0) return notFound();
  return moveOn(acting, row, { from: ['checked'], to: 'running', how, ...ANEW, done: how });
}

/** Stops an import where it is; what was written stays, and can be taken back. */
export async function cancelImport(acting: Acting, row: ImportRow) {
  const from = ['uploaded', 'checking', 'checked', 'running'] as const;
  return moveOn(acting, row, { from, to: 'canceled', isEnded: true, done: 'canceled' });
}

export async function undoImport(acting: Acting, row: ImportRow) {
  if (undoEnd(row, acting.now) === null) return notFound();
  return moveOn(acting, row, { from: UNDONE, to: 'undoing', done: 'undone' });
}

const placeOf = ({ noun, line }: Pick<RowFault, 'noun' | 'line'>) => `${noun} ${line}`;

/** The rows that do not fit, as they are in the file, with why. Null once the file is gone. */
export async function readFaultyRows(acting: Acting, row: ImportRow): Promise<FaultyRows | null> {
  const parts = await readParts(acting.db, row.document_id);
  if (!parts) return null;
  const faults = await readFaults(acting.db, row.document_id);
  const byRow = Map.groupBy(faults, placeOf);
  await note(acting, { id: row.document_id, kind: row.kind }, 'faults');
  return parts.flatMap(({ noun, headers, rows }) => {
    const faulty = rows.flatMap(({ line, cells }) => {
      const why = byRow.get(placeOf({ noun, line }));
      return why ? [{ line, cells, faults: why }] : [];
    });
    return faulty.length > 0 ? [{ headers, rows: faulty }] : [];
  });
}

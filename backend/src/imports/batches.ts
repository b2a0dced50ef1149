import type { ImportNoun } from '../contract/imports';
import type { Counts, ImportRow } from './import-rows';
import { takeAbsences } from './nouns/absences';
import { takeAppointments } from './nouns/appointments';
import { takeContent } from './nouns/content';
import { takePatients } from './nouns/patients';
import type { Part, TableRow } from './table';
import type { Handler, Result, Row } from './work';

export const HANDLERS: Record<ImportNoun, { take: Handler; batch: number }> = {
  patients: { take: takePatients, batch: 500 },
  appointments: { take: takeAppointments, batch: 100 },
  doctors: { take: takeContent('doctors'), batch: 5 },
  services: { take: takeContent('services'), batch: 5 },
  branches: { take: takeContent('branches'), batch: 5 },
  absences: { take: takeAbsences, batch: 20 },
};

export function* batchesFrom(parts: readonly Part[], from: number) {
  let before = 0;
  for (const part of parts) {
    const { batch } = HANDLERS[part.noun];
    for (let at = Math.max(0, from - before); at < part.rows.length; at += batch)
      yield { part, rows: part.rows.slice(at, at + batch) };
    before += part.rows.length;
  }
}

const NO_TEXT = /[^\P{Cc}\n\t]/gu;

/** Rows by the names of fields: as the manager has matched the columns, or as the columns of a dump are called. */
export function readerOf({ kind, choice }: ImportRow, { headers }: Part): (row: TableRow) => Row {
  const columns: Record<string, number> =
    kind === 'easyappointments' ? Object.fromEntries(headers.map((name, at) => [name, at])) : choice.columns;
  return ({ line, cells }) => ({
    line,
    get: (field) => (cells[columns[field] ?? -1] ?? '').replace(NO_TEXT, ' ').trim(),
  });
}

export function add(counts: Counts, results: readonly Result[]): void {
  counts.looked += results.length;
  for (const result of results) {
    if (result === 'known') counts.already_here += 1;
    else if (result === 'written') counts.fits += 1;
    else counts.faulty += 1;
  }
}

export const faultsOf = (noun: ImportNoun, rows: readonly { line: number }[], results: readonly Result[]) =>
  results.flatMap((result, at) =>
    Array.isArray(result) ? result.map((one) => ({ noun, line: rows[at]?.line ?? 0, ...one })) : [],
  );

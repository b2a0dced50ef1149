import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot';
import type { StoredSchedule } from '../content/editorial/hours-problems';
import type { ImportChoice, ImportFault, ImportField, ImportNoun } from '../contract/imports';
import type { Database, Transaction } from '../platform/database';
import type { EntryRow } from './entry-rows';
import type { ImportRow } from './import-rows';
import type { NewPatient } from './imported-patients';

/** Placeholder of an entry that the import will make, while it is only tried. */
export const PLANNED = 'planned';

export interface Work {
  strapi: Core.Strapi;
  db: Database;
  /** Transaction in which a batch is written; null while it is only tried. */
  trx: Transaction | null;
  row: ImportRow;
  choice: ImportChoice;
  catalogue: CatalogueSnapshot;
  now: number;
  /** Keys met so far that are not in the database yet, with what they are the same as. */
  seen: Map<string, string>;
  /** Memory of a trial: patients and content by their names in the other system, hours by doctor, and taken times. */
  planned: {
    patients: Map<string, NewPatient>;
    content: Map<string, string>;
    hours: Map<string, StoredSchedule[]>;
    times: Set<string>;
  };
}

export interface Row {
  line: number;
  get: (field: ImportField) => string;
}

export interface Fault {
  field: ImportField;
  fault: ImportFault;
}
export type Result = 'written' | 'known' | Fault[];

/** Reads and writes rows of one noun, or only tries to. One result for each row, in their order. */
export type Handler = (work: Work, rows: readonly Row[]) => Promise<Result[]>;

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

export type KeyNoun = ImportNoun | 'hours' | 'day-off' | 'closure';

/** Returns the key by which a row is known again: its id in the other system, else its content. */
export function keyOf(noun: KeyNoun, { id, sameAs }: { id: string; sameAs: string }): string {
  return `${noun}|${id === '' ? sameAs : digest(`id|${id}`)}`;
}

/** Returns the result for a row that was imported before, or that differs from another row with the same id; null for a new row. */
export function judge(
  { seen }: Pick<Work, 'seen'>,
  { key, sameAs }: { key: string; sameAs: string },
  entries: ReadonlyMap<string, EntryRow>,
): 'known' | Fault[] | null {
  const before = entries.get(key)?.same_as ?? seen.get(key);
  if (before === undefined) {
    seen.set(key, sameAs);
    return null;
  }
  return before === sameAs ? 'known' : [{ field: 'id', fault: 'taken' }];
}

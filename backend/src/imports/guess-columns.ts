import { plainNumbers } from '../contract/digits';
import { foldText } from '../contract/fold-text';
import { type FileNoun, IMPORT_FIELDS, type ImportChoice, type ImportField } from '../contract/imports';
import names from './column-names.json';
import { readDate, readTime } from './read-values';
import type { Table } from './table';

/** Names of columns by field, in both languages, the most telling word first. */
const NAMES: Record<ImportField, string[]> = names;
const FOLDED = Object.fromEntries(
  Object.entries(NAMES).map(([field, called]) => [field, called.map(foldText)]),
) as Record<ImportField, string[]>;

const LOOKED_AT = 200;
/** A guess by contents needs so many of the values that are there. */
const SHARE = 0.8;

const PHONE = /^[+(]?[\d\s().-]{8,20}$/;
/** Fields that show by what is in them. Order: the most telling first. */
const BY_CONTENT: [ImportField, (value: string) => boolean][] = [
  ['email', (value) => /^\S+@\S+\.\S+$/.test(value)],
  [
    'startsAt',
    (value) => /\d\s*[-/.]\s*\d/.test(value) && /\d:\d\d/.test(value) && readDate(value, true) !== null,
  ],
  [
    'birthDate',
    (value) =>
      /^(?:18|19|20)\d\d-\d\d-\d\d$/.test(value) || (/[-/]/.test(value) && readDate(value, true) !== null),
  ],
  ['date', (value) => /[-/]/.test(value) && readDate(value, true) !== null],
  ['phone', (value) => PHONE.test(value) && /(?:\d\D*){8,15}/.test(value) && readDate(value, true) === null],
  ['time', (value) => /^\d{1,2}:\d\d/.test(value) && readTime(value) !== null],
  ['name', (value) => /^[\p{L}\p{M}'’.-]+(?:\s+[\p{L}\p{M}'’.-]+){1,6}$/u.test(value)],
];

const wordsOf = (header: string) =>
  foldText(header.replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2').replaceAll('_', ' '));

const ENGLISH_FIRST = new Set<ImportField>(['nameEn', 'titleEn', 'summaryEn', 'addressEn']);

/** Guesses the field of each column: by `remembered` matches of its name, by its name, then by what is in it. */
export function guessColumns(
  noun: FileNoun,
  { headers, rows }: Table,
  remembered: Readonly<Record<string, string>> = {},
): ImportChoice['columns'] {
  const columns: Partial<Record<ImportField, number>> = {};
  const taken = new Set<number>();
  const fields: readonly ImportField[] = IMPORT_FIELDS[noun];
  const take = (field: ImportField, column: number) => {
    if (column < 0 || columns[field] !== undefined || taken.has(column)) return;
    columns[field] = column;
    taken.add(column);
  };
  for (const field of fields) {
    const column = headers.findIndex((header) => header !== '' && remembered[header] === field);
    take(field, column);
  }
  const names = headers.map(wordsOf);
  // The whole name before a part of it, and the most telling word before the others.
  const most = Math.max(...fields.map((field) => FOLDED[field].length));
  for (let rank = 0; rank < most; rank += 1) {
    for (const field of fields) {
      const name = FOLDED[field][rank];
      const column = names.findIndex((one, at) => one === name && !taken.has(at));
      take(field, column);
    }
  }
  const hasName = columns.name !== undefined || columns.firstName !== undefined;
  const sample = rows.slice(0, LOOKED_AT);
  for (const [field, fits] of BY_CONTENT) {
    if (!fields.includes(field) || columns[field] !== undefined || (field === 'name' && hasName)) continue;
    if ((field === 'date' || field === 'time') && columns.startsAt !== undefined) continue;
    if (field === 'birthDate' && (noun === 'appointments' || columns.age !== undefined)) continue;
    const found = headers.findIndex((_, at) => {
      if (taken.has(at)) return false;
      const values = sample.map(({ cells }) => plainNumbers(cells[at] ?? '')).filter(Boolean);
      return values.length > 0 && values.filter(fits).length >= SHARE * values.length;
    });
    take(field, found);
  }
  return asLanguages(columns, sample);
}

/** A column of names that is in Arabic is the Arabic one, whatever it is called. */
function asLanguages(columns: Partial<Record<ImportField, number>>, rows: Table['rows']) {
  for (const field of ENGLISH_FIRST) {
    const arabic = field.replace('En', 'Ar') as ImportField;
    const column = columns[field];
    if (column === undefined || columns[arabic] !== undefined) continue;
    const values = rows.map(({ cells }) => cells[column] ?? '').filter(Boolean);
    if (values.length === 0 || !values.every((value) => /\p{Script=Arabic}/u.test(value))) continue;
    delete columns[field];
    columns[arabic] = column;
  }
  return columns;
}

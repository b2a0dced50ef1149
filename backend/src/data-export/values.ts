export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export type Kind = 'boolean' | 'number' | 'instant' | 'date' | 'time' | 'json' | 'text';

export interface Column {
  name: string;
  column: string;
  kind: Kind;
}

/** Kinds by the type of a column, as SQLite declares it and as PostgreSQL names it. */
const KINDS: [RegExp, Kind][] = [
  [/^boolean/, 'boolean'],
  [/^json/, 'json'],
  [/^(datetime|timestamp)/, 'instant'],
  [/^date/, 'date'],
  [/^time/, 'time'],
  [/^(integer|bigint|smallint|float|real|double|numeric|decimal)/, 'number'],
];

export function kindOf(type: string): Kind {
  return KINDS.find(([pattern]) => pattern.test(type.toLowerCase()))?.[1] ?? 'text';
}

/** SQLite keeps epoch milliseconds, or text as PostgreSQL gives it, in UTC. */
function instant(raw: unknown): Date {
  if (typeof raw === 'number') return new Date(raw);
  const text = String(raw).replace(' ', 'T');
  return new Date(/(Z|[+-]\d\d(:?\d\d)?)$/.test(text) ? text : `${text}Z`);
}

/** PostgreSQL orders the keys of what it keeps as JSON in its own way: an export orders them by their letters. */
function ordered(value: Json): Json {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, ordered(value[key] ?? null)]));
}

export function readValue(kind: Kind, raw: unknown): Json {
  if (raw === null || raw === undefined) return null;
  switch (kind) {
    case 'boolean':
      return raw === 1 || raw === 't';
    case 'number':
      return Number(raw);
    case 'instant':
      return instant(raw).toISOString();
    case 'date':
      return (typeof raw === 'number' ? instant(raw).toISOString() : String(raw)).slice(0, 10);
    case 'time':
      // PostgreSQL gives times of the day without their thousandths.
      return String(raw).includes('.') ? String(raw).slice(0, 12).padEnd(12, '0') : `${String(raw)}.000`;
    case 'json':
      return ordered(JSON.parse(String(raw)));
    case 'text':
      return String(raw);
  }
}

/** A value of an export as SQLite keeps it; PostgreSQL reads it as it is. */
export function forSqlite(kind: Kind, value: Json): string | number | null {
  if (value === null) return null;
  if (kind === 'json') return JSON.stringify(value);
  if (kind === 'instant') return Date.parse(String(value));
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'number' ? value : String(value);
}

/** Text that stands as it is between the quotes of JSON and in a cell. */
const PLAIN = /^[ !#-&(-*.-:<>?A-[\]-\ud7ff\ue000-\uffff][ !#-&(-+\--:<-[\]-\ud7ff\ue000-\uffff]*$/;

/** True for a value whose text is the same in a line of JSON, but for quotes, and in a cell: nearly all of millions. */
export function isPlain(value: Exclude<Json, null>): boolean {
  return typeof value === 'string' ? PLAIN.test(value) : typeof value === 'boolean' || Number.isFinite(value);
}

/** A cell of a file of comma-separated values. Text that a spreadsheet would run as a formula is made text. */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text;
  return /[",\n\r;']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

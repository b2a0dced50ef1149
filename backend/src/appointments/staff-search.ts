import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parseBookingNumber } from '../booking/booking-number';
import { type Database, isPostgres, type Query } from './database';

/** Letters people write for one another, as pairs; an empty second one is left out. */
const SAME_LETTERS: readonly (readonly [string, string])[] = [
  ...[...'أإآٱ'].map((alef) => [alef, 'ا'] as const),
  ...[...'ىیئ'].map((ya) => [ya, 'ي'] as const),
  ['ة', 'ه'],
  ['ک', 'ك'],
  ['ؤ', 'و'],
  ...[...'ءـ\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652'].map((mark) => [mark, ''] as const),
];

/** A typed name as the database's index holds names: lower case, and letters of Arabic that stand for one another made one. */
export function foldName(text: string): string {
  const folded = SAME_LETTERS.reduce((name, [from, to]) => name.replaceAll(from, to), text.normalize('NFC'));
  return folded.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** SQL of {@link foldName} for an expression. Made of functions both databases allow in an index. */
function foldSql({ db, expression }: { db: Database; expression: string }): string {
  if (isPostgres(db)) {
    const kept = SAME_LETTERS.filter(([, to]) => to !== '');
    const from = [...kept, ...SAME_LETTERS.filter(([, to]) => to === '')].map(([letter]) => letter).join('');
    const to = kept.map(([, letter]) => letter).join('');
    return `translate(lower(${expression}), '${from}', '${to}') COLLATE "C"`;
  }
  return SAME_LETTERS.reduce(
    (sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`,
    `lower(${expression})`,
  );
}

const NAMES = {
  appointments_full_name_index: `first_name || ' ' || last_name`,
  appointments_last_name_index: 'last_name',
};

/** Indexes of earlier versions that wider ones have taken the place of; Strapi leaves them, and they cost every booking. */
const REPLACED = ['appointments_doctor_starts_index', 'appointments_branch_starts_index'];

/** Indexes by which staff find a name; made at every start where they are missing. */
export async function applySearchIndexes(db: Database): Promise<void> {
  for (const name of REPLACED) await db.raw(`DROP INDEX IF EXISTS ${name}`);
  for (const [name, expression] of Object.entries(NAMES)) {
    await db.raw(`CREATE INDEX IF NOT EXISTS ${name} ON appointments ((${foldSql({ db, expression })}))`);
  }
}

const ARABIC_DIGITS = /[٠-٩۰-۹]/g;
const PHONE = /^[+(\d][\d\s().-]*$/;
/** Shorter pieces of a number or name would match half of the table, and count for nothing. */
const SHORTEST_PHONE = 4;
const SHORTEST_NAME = 2;

/** Beginnings of the stored E.164 number that a typed one may mean; empty when it is no phone number. */
function phoneStarts({ text, countries }: { text: string; countries: string[] }): string[] {
  const typed = text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
  const digits = typed.replace(/\D/g, '');
  if (!PHONE.test(typed) || digits.length < SHORTEST_PHONE) return [];
  if (typed.startsWith('+')) return [`+${digits}`];
  if (digits.startsWith('00')) return [`+${digits.slice(2)}`];
  const national = countries.flatMap((country) => {
    const defaultCountry = country as never;
    const whole = parsePhoneNumberFromString(typed, { defaultCountry });
    if (whole?.isValid()) return [whole.number as string];
    const code = parsePhoneNumberFromString('0000000', { defaultCountry })?.countryCallingCode;
    return code ? [`+${code}${digits.replace(/^0+/, '')}`] : [];
  });
  return [...new Set([...national, `+${digits}`])];
}

/** What a search means: the one appointment of a number, a phone however it is written, or the start of a name. */
export type Search =
  | { kind: 'number'; bookingNumber: string }
  | { kind: 'phone'; starts: string[] }
  | { kind: 'name'; start: string };

/**
 * Reads what staff typed, or null when there is nothing to look for.
 * @param countries ISO codes of the branches' countries, for numbers typed without a country
 */
export function readSearch({ text, countries }: { text: string; countries: string[] }): Search | null {
  // Booking numbers have no vowels, so none of them is a name, not even one without digits.
  const bookingNumber = parseBookingNumber(text);
  if (bookingNumber) return { kind: 'number', bookingNumber };
  const starts = phoneStarts({ text: text.trim(), countries });
  if (starts.length > 0) return { kind: 'phone', starts };
  const start = foldName(text);
  return start.length < SHORTEST_NAME ? null : { kind: 'name', start };
}

/** Everything that begins with a text, as a range an index can answer. */
const AFTER = '\u{10FFFF}';

/**
 * Conditions of which one must hold for an appointment to fit a search, each answered by an index of its own and in
 * its order (without the order PostgreSQL reads the table instead, where many fit, and folds each name anew); with
 * `byIndex` false written so that the database does not use it, because other filters leave fewer rows.
 */
export function matching({
  db,
  search,
  byIndex = true,
}: {
  db: Database;
  search: Search;
  byIndex?: boolean;
}): ((query: Query) => Query)[] {
  const tried = (expression: string) => (byIndex ? `(${expression})` : `((${expression}) || '')`);
  const between =
    (sql: string, [from, to]: [string, string]) =>
    (query: Query) => {
      query.whereRaw(`${sql} >= ?`, [from]).whereRaw(`${sql} < ?`, [to]);
      return byIndex ? query.orderByRaw(sql) : query;
    };
  if (search.kind === 'number') return [(query) => query.where('booking_number', search.bookingNumber)];
  if (search.kind === 'phone') {
    return search.starts.map((start) => {
      // Phones are digits behind a plus, so the next digit after the last ends the range.
      const end = start.slice(0, -1) + String.fromCharCode(start.charCodeAt(start.length - 1) + 1);
      return between(tried('phone'), [start, end]);
    });
  }
  const name: [string, string] = [search.start, search.start + AFTER];
  return Object.values(NAMES).map((expression) => between(tried(foldSql({ db, expression })), name));
}

import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { parseBookingNumber } from '../../contract/booking-number';
import { toLatinDigits } from '../../contract/digits';
import { type Database, isPostgres, type Query } from '../../platform/database';
import { foldName, reversedDigits } from '../record/search-columns';
import { type Asked, narrowed, rangeOf, startingIn } from './staff-filter';

/** Number of appointments up to which a search looks through those that other filters leave, one by one. */
const FEW = 2_000;
/** Appointments a search takes from its indexes at most; who sees more types more. */
const CANDIDATES = 1_000;

interface Matches {
  found: () => Query;
  /** True when more appointments fit the search than were looked through. */
  isCapped: () => Promise<boolean>;
}

/** The first appointments that fit a search, in the order of its indexes, whatever else is asked for. */
function candidates(db: Database, search: Search, limit: number): Query {
  const conditions = matching(db, search, false);
  const parts = matching(db, search).map((narrow, index) => {
    const part = narrow(db('appointments').select('*')).limit(limit);
    // Found by an earlier index already.
    for (const earlier of conditions.slice(0, index)) part.whereNot(earlier);
    return db.select('*').from(part.as('part'));
  });
  const all = db.select('*').from(db.unionAll(parts).as('parts')).limit(limit);
  return db.from(all.as('candidates'));
}

/**
 * The appointments that fit what was typed and all other filters, or null when nothing usable was typed.
 *
 * If the other filters leave few (`total`), these are looked through one by one, and nothing is missed: a common
 * name on one day is found whole. Else the index of names and phones is asked; when more fit than are taken from
 * it, the first of them are looked through, in the order of the index.
 */
export function findMatches(asked: Asked, total: number): Matches | null {
  const { db, scope, filters, branches } = asked;
  const countries = [...new Set(Object.values(branches).map(({ country }) => country))];
  const search = filters.q ? readSearch(filters.q, countries) : null;
  if (!search) return null;
  const range = rangeOf(asked);
  // Kept apart from the order of the page, or the database may go through all appointments in that order.
  const found = (query: Query) =>
    db.withMaterialized('found', startingIn(query, range).select('*')).from('found');
  if (total <= FEW) {
    const few = () =>
      narrowed({ query: db('appointments'), scope, filters }).andWhere((either) => {
        for (const narrow of matching(db, search, false)) either.orWhere(narrow);
      });
    return { found: () => found(few()), isCapped: async () => false };
  }
  const within = (limit: number) => candidates(db, search, limit);
  return {
    found: () => found(narrowed({ query: within(CANDIDATES), scope, filters })),
    isCapped: async () => {
      const beyond: unknown[] = await within(CANDIDATES + 1)
        .select('id')
        .offset(CANDIDATES);
      return beyond.length > 0;
    },
  };
}

/** Columns whose beginnings staff search, each with an index (migrations 0003 and 0021; the phone's in the schema). */
type SearchColumn = 'folded_name' | 'folded_last_name' | 'reversed_phone' | 'phone' | 'lower(email)';

/** Invisible characters that come along when a number or an address is copied out of a message from right to left. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const PHONE = /^[+(\d][\d\s().-]*$/;
/** Shortest pieces that are searched: shorter ones would match half of the table. */
const SHORTEST_PHONE = 4;
const SHORTEST_NAME = 2;

/** Beginnings and ends of stored numbers that a typed one may mean; null for no phone. A plus means a beginning. */
function phoneParts(text: string, countries: string[]) {
  const typed = toLatinDigits(text);
  const digits = typed.replace(/\D/g, '');
  if (!PHONE.test(typed) || digits.length < SHORTEST_PHONE) return null;
  if (typed.startsWith('+')) return { starts: [`+${digits}`], end: null };
  // The sign of another country, or last digits that happen to be noughts.
  if (digits.startsWith('00')) return { starts: [`+${digits.slice(2)}`], end: digits };
  const national = countries.flatMap((country) => {
    const defaultCountry = country as never;
    const whole = parsePhoneNumberFromString(typed, { defaultCountry });
    if (whole?.isValid()) return [whole.number as string];
    const code = parsePhoneNumberFromString('0000000', { defaultCountry })?.countryCallingCode;
    return code ? [`+${code}${digits.replace(/^0+/, '')}`] : [];
  });
  return { starts: [...new Set([...national, `+${digits}`])], end: digits };
}

/** Meanings of a search; all parts that are given are looked for, and one that fits is enough. */
export interface Search {
  bookingNumber?: string;
  /** Beginnings of a phone in E.164. */
  phoneStarts?: string[];
  /** The last digits of a phone, as they are written. */
  phoneEnd?: string;
  /** The beginning of the name, either part of it first, folded as it is stored. */
  name?: string;
  email?: string;
}

/**
 * Reads what staff typed, or null when there is nothing to look for. Digits may be a booking number as well as a
 * beginning or the end of a phone, so all of these are looked for.
 * @param countries ISO codes of the branches' countries, for numbers typed without a country
 */
export function readSearch(typed: string, countries: string[]): Search | null {
  const text = typed.normalize('NFKC').replace(UNSEEN, '').trim();
  const bookingNumber = parseBookingNumber(text);
  const phone = phoneParts(text, countries);
  if (bookingNumber !== null || phone) {
    return {
      ...(bookingNumber === null ? {} : { bookingNumber }),
      ...(phone ? { phoneStarts: phone.starts } : {}),
      ...(phone?.end ? { phoneEnd: phone.end } : {}),
    };
  }
  if (/^\S+@\S*$/.test(text)) return { email: text.toLowerCase() };
  // Signs alone are no name either, but were typed: they find nobody, not everybody.
  const name = foldName(text) || text.replace(/[\s\u0640]+/g, '');
  return name.length < SHORTEST_NAME ? null : { name };
}

/** Last character, which ends the range of all that begins with a text, as an index can answer it. */
const AFTER = '\u{10FFFF}';

/** Digits and a plus only, so the character after the last one ends the range in any order of characters. */
function startingWith(start: string): [string, string] {
  return [start, start.slice(0, -1) + String.fromCharCode(start.charCodeAt(start.length - 1) + 1)];
}

/**
 * Conditions of which one must hold for an appointment to fit a search, each answered by an index of its own and in
 * its order (without the order PostgreSQL reads the table instead, where many fit); with `byIndex` false written so
 * that the database does not use it, because other filters leave fewer rows.
 */
export function matching(
  db: Database,
  { bookingNumber, phoneStarts = [], phoneEnd, name, email }: Search,
  byIndex = true,
): ((query: Query) => Query)[] {
  const between = (column: SearchColumn, [from, to]: [string, string]) => {
    // Compared character by character, whatever the language of the database.
    const sql = isPostgres(db) && column !== 'phone' ? `${column} COLLATE "C"` : column;
    const tried = byIndex ? sql : `(${column} || '')${sql.slice(column.length)}`;
    return (query: Query) => {
      query.whereRaw(`${tried} >= ?`, [from]).whereRaw(`${tried} < ?`, [to]);
      return byIndex ? query.orderByRaw(sql) : query;
    };
  };
  return [
    // The number of a series finds each of its visits.
    ...(bookingNumber === undefined
      ? []
      : (['booking_number', 'series'] as const).map(
          // Most are of no series: without this, "not found by it" would be unknown of them instead of true.
          (column) => (query: Query) => query.where(column, bookingNumber).whereNotNull(column),
        )),
    ...phoneStarts.map((start) => between('phone', startingWith(start))),
    ...(phoneEnd === undefined ? [] : [between('reversed_phone', startingWith(reversedDigits(phoneEnd)))]),
    ...(name === undefined
      ? []
      : (['folded_name', 'folded_last_name'] as const).map((column) =>
          between(column, [name, name + AFTER]),
        )),
    ...(email === undefined ? [] : [between('lower(email)', [email, email + AFTER])]),
  ];
}

import { type Locale, localePath } from '@/i18n/routing';
import { readFaultId } from '../request/fault-id';
import { PAGE_SIZES, type PageSize } from './list-memory';
import { readDate, readId, readPageNumber, readText, type SearchParams, withSearch } from './search-params';

/** One thing that an address can ask for. */
export interface AddressPart<Value> {
  /** Reads a value; '' and malformed texts count as not asked for. */
  read: (text: string) => Value;
  /** Null is left out of the address. */
  write: (value: Value) => string | null;
}

/** A page and what its address can ask for. */
export interface Address<Values> {
  read: (search: SearchParams) => Values;
  path: (locale: Locale, values?: Partial<Values>) => string;
  /** Path of the page of one of its entries, or of its file. */
  entry: (locale: Locale, id: string, values?: Partial<Values>) => string;
  /** Fields of the address by name, such as hidden ones of a form. */
  fields: (values: Partial<Values>) => Record<string, string>;
}

/** Defines the options in the address of a page; omitted ones have their default value and are omitted again. */
export function defineAddress<Values extends object>(
  page: `/${string}`,
  parts: { [Name in keyof Values]: AddressPart<Values[Name]> },
): Address<Values> {
  const fields = (values: Partial<Values>) => {
    const found: Record<string, string> = {};
    for (const name in parts) {
      const value = values[name];
      const text = value === undefined ? null : parts[name].write(value);
      if (text !== null) found[name] = text;
    }
    return found;
  };
  return {
    read: (search) => {
      const values: Partial<Values> = {};
      for (const name in parts) values[name] = parts[name].read(readText(search[name]));
      return values as Values;
    },
    path: (locale, values = {}) => withSearch(localePath({ locale, path: page }), fields(values)),
    entry: (locale, id, values = {}) =>
      withSearch(localePath({ locale, path: `${page}/${id}` }), fields(values)),
    fields,
  };
}

const asItIs = <Value extends string>(value: Value | null) => value;

/** Codec of one of these words, or null. */
export function oneOf<const Word extends string>(words: readonly Word[]): AddressPart<Word | null> {
  return { read: (text) => words.find((word) => word === text) ?? null, write: asItIs };
}

/** Codec of one of these words; the default one is left out of the address. */
export function oneOrUsual<const Word extends string>(
  words: readonly Word[],
  usual: Word,
): AddressPart<Word> {
  return {
    read: (text) => words.find((word) => word === text) ?? usual,
    write: (word) => (word === usual ? null : word),
  };
}

/** Any text that is not empty, or null. */
export const text: AddressPart<string | null> = { read: (given) => given || null, write: asItIs };

export const id: AddressPart<string | null> = { read: readId, write: asItIs };

/** The document id of an entry, this word in place of one, or null. */
export function idOr(word: string): AddressPart<string | null> {
  return { read: (given) => (given === word ? word : readId(given)), write: asItIs };
}

/** Yes or no; no is not written. */
export const flag: AddressPart<boolean> = {
  read: (given) => given === 'yes',
  write: (isSet) => (isSet ? 'yes' : null),
};

export const day: AddressPart<string | null> = { read: readDate, write: asItIs };

/** The page of a list, from 1. */
export const pageNumber: AddressPart<number> = {
  read: readPageNumber,
  write: (page) => (page > 1 ? String(page) : null),
};

/** Number of rows that a page of a list has; null for the usual number. */
export const pageSize: AddressPart<PageSize | null> = {
  read: (text) => PAGE_SIZES.find((size) => String(size) === text) ?? null,
  write: (size) => (size === null ? null : String(size)),
};

/** Id by which a fault is found in the logs, or null. */
const fault: AddressPart<string | null> = { read: readFaultId, write: asItIs };

/** Describes pages that presses lead back to, with a word for what came of one: that of a list, and those of its entries. */
export function definePressPages<const Outcome extends string>(
  base: `/${string}`,
  outcomes: readonly Outcome[],
) {
  return defineAddress(base, { outcome: oneOf(outcomes), fault, page: pageNumber });
}

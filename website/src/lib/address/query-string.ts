import qs from 'qs';
import { QUERY_STRING } from '../browser/shell-constants';

/** A params object of a backend call: nested objects and arrays become bracket syntax. */
export type QueryParams = { readonly [key: string]: QueryValue };
export type QueryValue =
  | string
  | number
  | boolean
  | Date
  | null
  | undefined
  | QueryParams
  | readonly QueryValue[];

/** A query in which null means "no filter". */
export type Asked<Query> = { [Name in keyof Query]: Query[Name] | null };

/** `{ populate: { image: { fields: ['url'] } } }` to `populate[image][fields][0]=url`; what is null or undefined is left out. */
export function stringifyQuery(params: QueryParams): string {
  return qs.stringify(params, { encodeValuesOnly: true, arrayFormat: 'indices', skipNulls: true });
}

/** Reads a query string into nested objects, within the limits of the specification. */
export function parseQuery(text: string): qs.ParsedQs {
  return qs.parse(text, { ...QUERY_STRING, ignoreQueryPrefix: true });
}

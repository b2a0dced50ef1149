import qs from 'qs';

/** A params object of a backend call: nested objects and arrays become bracket syntax. */
export type QueryParams = { readonly [key: string]: QueryValue };
export type QueryValue = string | number | boolean | Date | undefined | QueryParams | readonly QueryValue[];

/** Limits of query-string parsing (specification, point 9). */
const PARSE_LIMITS = { parameterLimit: 1000, depth: 5, arrayLimit: 20 };

/** `{ populate: { image: { fields: ['url'] } } }` to `populate[image][fields][0]=url`; undefined is left out. */
export function stringifyQuery(params: QueryParams): string {
  return qs.stringify(params, { encodeValuesOnly: true, arrayFormat: 'indices' });
}

/** Reads a query string into nested objects, within the limits of the specification. */
export function parseQuery(text: string): qs.ParsedQs {
  return qs.parse(text, { ...PARSE_LIMITS, ignoreQueryPrefix: true });
}

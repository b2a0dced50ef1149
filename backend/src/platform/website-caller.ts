import { timingSafeEqual } from 'node:crypto';
import { readEnvironment } from './environment/environment';

/** Whether the request comes from the website itself, by its secret, compared in constant time. */
export function isWebsite(key: string): boolean {
  const expected = Buffer.from(readEnvironment().WEBSITE_KEY);
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

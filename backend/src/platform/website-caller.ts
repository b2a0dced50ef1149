import { readEnvironment } from './environment/environment';
import { sameText } from './same-text';

/** Tells whether the request comes from the website itself, by its secret, compared in constant time. */
export function isWebsite(key: string): boolean {
  return sameText(key, readEnvironment().WEBSITE_KEY);
}

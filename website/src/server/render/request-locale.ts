import type { IncomingMessage } from 'node:http';
import { chooseLocale } from '../../i18n/choose-locale';
import { isLocale, LOCALE_COOKIE, type Locale } from '../../i18n/routing';

const LANGUAGE_COOKIE = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE.name}=([^;]*)`);

/** Returns the language of the address, or of the visitor where it names none, as the bare `/`. */
export function localeOfRequest({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Locale {
  const [, named] = /^\/([a-z]{2})(?:[/?]|$)/.exec(url) ?? [];
  if (isLocale(named)) return named;
  const [, cookie] = LANGUAGE_COOKIE.exec(headers.cookie ?? '') ?? [];
  return chooseLocale({ cookie, acceptLanguage: headers['accept-language'] ?? null });
}

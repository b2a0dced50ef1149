import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { chooseLocale } from '../../i18n/choose-locale';
import { BARE_ADDRESS_HEADERS, LOCALE_COOKIE } from '../../i18n/routing';

const COOKIE = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE.name}=([^;]*)`);

/** The language that a visitor's cookie names, if any. */
function localeInCookie({ cookie }: IncomingMessage['headers']): string | undefined {
  return COOKIE.exec(cookie ?? '')?.[1];
}

/** Returns the page behind the bare `/` for this visitor, with its query; null for other addresses. */
export function pageBehindBareAddress({ url = '', headers }: IncomingMessage): string | null {
  const [path, ...search] = url.split('?');
  if (path !== '/') return null;
  const acceptLanguage = headers['accept-language'] ?? null;
  const locale = chooseLocale({ cookie: localeInCookie(headers), acceptLanguage });
  return [`/${locale}`, ...search].join('?');
}

/** Returns what a page is sent with under the bare address: one address, two answers, so nobody else may keep them. */
export function asBareAddress(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const vary = [BARE_ADDRESS_HEADERS.Vary, headers.vary].filter(Boolean).join(', ');
  return { ...headers, 'cache-control': BARE_ADDRESS_HEADERS['Cache-Control'], vary };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseLocale } from '../i18n/choose-locale';
import { isLocale, type Locale, localePath, otherLocale } from '../i18n/routing';
import { swapLanguage } from '../i18n/swap-language';
import {
  NOWHERE_HEADER,
  PATH_PLACE,
  REQUESTED_PATH_HEADER,
  readablePath,
} from '../lib/address/requested-path';
import { escapeHtml } from '../lib/text/escape-html';
import { localeInCookie } from './cache/bare-address';
import type { CacheableRequest } from './cache/cacheable-request';
import type { CacheEntry } from './cache/response-cache';
import { sendRendered } from './cache/send-response';
import type { RenderedResponse } from './render/rendered-response';

/**
 * The page of addresses that lead nowhere is the same for everybody in a language, but for the path it names: it is made
 * once a second at most, with {@link PATH_PLACE} where the path goes.
 */
export interface AskedNowhere {
  locale: Locale;
  /** What was asked for. */
  path: string;
  /** The page, as it is asked of Next. */
  cacheable: CacheableRequest;
}

const pageIn = (locale: Locale) => localePath({ locale, path: `/${PATH_PLACE}` });

export function isNowherePage(url: string): boolean {
  return url.endsWith(`/${PATH_PLACE}`);
}

/** Whether somebody asks for a page; scripts ask for its data, and are left to Next. */
export function isForPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && headers.rsc === undefined;
}

/** True for the answer of an address at which there is no entry (proxy.ts). */
export function saysNowhere({ headers }: RenderedResponse): boolean {
  return NOWHERE_HEADER in headers;
}

/** The page for somebody who asked for what is not there: in the language of the address, or else of the visitor. */
export function nowhereFor({ url = '/', headers }: IncomingMessage): AskedNowhere {
  const path = String(headers[REQUESTED_PATH_HEADER] ?? url).split('?', 1)[0] ?? '/';
  const [, first] = path.split('/');
  const acceptLanguage = headers['accept-language'] ?? null;
  const locale = isLocale(first) ? first : chooseLocale({ cookie: localeInCookie(headers), acceptLanguage });
  const page = pageIn(locale);
  const cacheable = { key: page, url: page, isBare: false, encoding: 'identity', kind: 'nowhere' } as const;
  return { locale, path, cacheable };
}

/** Sends the page with the path in its place. */
export function sendNowhere({
  request,
  response,
  entry,
  asked: { locale, path },
}: {
  request: IncomingMessage;
  response: ServerResponse;
  entry: CacheEntry;
  asked: AskedNowhere;
}): void {
  const target = otherLocale(locale);
  const elsewhere = swapLanguage({ pathname: path, target });
  const html = entry.content.bytes
    .toString('utf8')
    .replaceAll(pageIn(locale), () => escapeHtml(readablePath(path)))
    .replaceAll(pageIn(target), () => escapeHtml(elsewhere));
  sendRendered(request, response, { status: 404, headers: entry.headers, body: Buffer.from(html) });
}

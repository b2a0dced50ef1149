import 'server-only';
import { type Locale, routing } from '@/i18n/routing';

/** Longest wait for one page, in ms. */
const TIMEOUT_MS = 5000;

/** Fetches one of the pages of this very server, as a visitor would. Throws when that takes too long. */
export function fetchOwnPage(path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}${path}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'manual',
    cache: 'no-store',
  });
}

/** Pages rendered for each request from cached lists, one of each kind. */
const DYNAMIC_PAGES = ['/sitemap.xml', ...routing.locales.flatMap(pagesOf)];

function pagesOf(locale: Locale): string[] {
  return [`/${locale}/booking`, `/${locale}/booking-old`, `/${locale}/doctors?q=a`, `/${locale}/blog?q=a`];
}

let isWarming = false;
let isStaleAgain = false;

/**
 * Reads the lists behind dynamic pages into the cache again. The first read after a change is still given the old
 * list, and only starts the new one: no visitor should have to be that first reader. Several calls become one.
 */
export async function warmCache(): Promise<void> {
  isStaleAgain = true;
  if (isWarming) return;
  isWarming = true;
  while (isStaleAgain) {
    isStaleAgain = false;
    for (const path of DYNAMIC_PAGES) await readToEnd(path);
  }
  isWarming = false;
}

/** To its end, as what a page shows last may be read last. One that fails is read when a visitor comes. */
async function readToEnd(path: string): Promise<void> {
  try {
    await (await fetchOwnPage(path)).text();
  } catch {
    // Nobody waits for it.
  }
}

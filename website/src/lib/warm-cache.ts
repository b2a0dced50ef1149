import 'server-only';
import { routing } from '@/i18n/routing';

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

/** Pages rendered for each request from cached lists, one of each kind, at an address that nobody has asked for yet. */
function dynamicPages(): string[] {
  const fresh = `warm=${Date.now()}`;
  const pages = ['booking', 'booking-old', 'doctors?q=a', 'blog?q=a'];
  const addresses = routing.locales.flatMap((locale) => pages.map((page) => `/${locale}/${page}`));
  return ['/sitemap.xml', ...addresses.map((path) => `${path}${path.includes('?') ? '&' : '?'}${fresh}`)];
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
    for (const path of dynamicPages()) await readToEnd(path.endsWith('=') ? `${path}${Date.now()}` : path);
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

import 'server-only';
import { type Locale, routing } from '@/i18n/routing';

/** Longest wait for one page, in ms. */
const PATIENCE_MS = 5000;

/** Asks this very server for one of its pages, as a visitor would. Throws when that takes too long. */
export function askOwnPage(path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}${path}`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'manual',
    cache: 'no-store',
  });
}

/** Pages that are made per visit from lists that are kept, one of each kind. */
const PER_VISIT = ['/sitemap.xml', ...routing.locales.flatMap(pagesOf)];

function pagesOf(locale: Locale): string[] {
  return [`/${locale}/booking`, `/${locale}/booking-old`, `/${locale}/doctors?q=a`, `/${locale}/blog?q=a`];
}

let isReading = false;
let isWantedAgain = false;

/**
 * Has the lists behind the pages made per visit read anew. The first reading after a change is still given the old
 * list, and only begins the new one: no visitor should have to be that first reader. Several wishes become one.
 */
export async function readListsAgain(): Promise<void> {
  isWantedAgain = true;
  if (isReading) return;
  isReading = true;
  while (isWantedAgain) {
    isWantedAgain = false;
    for (const path of PER_VISIT) await readWhole(path);
  }
  isReading = false;
}

/** To its end, as what a page shows last may be read last. One that fails is read when a visitor comes. */
async function readWhole(path: string): Promise<void> {
  try {
    await (await askOwnPage(path)).text();
  } catch {
    // Nobody waits for it.
  }
}

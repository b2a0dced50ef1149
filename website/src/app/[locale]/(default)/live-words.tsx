import { findBookingSetting } from '@/features/booking/choices/data';
import type { Branch } from '@/features/site/branches/data';
import { openNowWords } from '@/features/site/branches/words';
import { nextFreeWords } from '@/features/site/next-free-times/words';
import type { Locale } from '@/i18n/routing';
import { LIVE_WORDS, type LiveWords as Words } from '@/lib/page/live-words';
import { jsonInScript } from '@/lib/text/json-in-script';
import { zoneOffset } from '@/lib/time/zone-offset';

/** Returns what live parts say, once for all of a page: each would carry it else, and a page has a dozen. */
export async function describeLiveWords(locale: Locale, branches: Branch[]): Promise<Words> {
  const [setting, openNow, nextFree] = await Promise.all([
    findBookingSetting(locale),
    openNowWords(branches, locale),
    nextFreeWords(),
  ]);
  const zones = new Set(branches.map(({ timeZone }) => timeZone));
  const now = new Date();
  const offsets = Object.fromEntries([...zones].map((timeZone) => [timeZone, zoneOffset(now, timeZone)]));
  return { locale, offsets, countsVisits: setting?.countsVisits ?? false, openNow, nextFree };
}

export function LiveWords({ words }: { words: Words }) {
  return (
    <script
      type="application/json"
      id={LIVE_WORDS}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
      dangerouslySetInnerHTML={{ __html: jsonInScript(words) }}
    />
  );
}

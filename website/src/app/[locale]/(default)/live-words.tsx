import { findBookingSetting } from '@/features/booking/data';
import type { Branch } from '@/features/branches/data';
import { openNowWords } from '@/features/branches/words';
import { nextFreeWords } from '@/features/next-free-times/words';
import type { Locale } from '@/i18n/routing';
import { jsonInScript } from '@/lib/json-in-script';
import { LIVE_WORDS, type LiveWords as Words } from '@/lib/live-words';
import { zoneOffset } from '@/lib/zone-offset';

/** What live parts say, once for all of a page: each would carry it else, and a page has a dozen. */
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

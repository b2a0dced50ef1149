import { describeFrame } from '@/app/describe-frame';
import { SiteShell } from '@/app/site-shell';
import { RenderBelowFold } from '@/components/layout/render-below-fold';
import { findBookingSetting } from '@/features/booking/choices/data';
import { type Branch, listBranches } from '@/features/site/branches/data';
import { openNowWords } from '@/features/site/branches/words';
import { OrganizationJsonLd } from '@/features/site/main-info/components/organization-json-ld';
import { getMainInfo } from '@/features/site/main-info/data';
import { Analytics } from '@/features/site/page-views/components/analytics';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { LIVE_PARTS_FILE } from '@/lib/browser/live-part';
import { cachePerSecond } from '@/lib/cache/per-second-cache';
import { LIVE_WORDS, type LiveWords as Words } from '@/lib/page/live-words';
import { localeLayout } from '@/lib/page/locale-page';
import { jsonInScript } from '@/lib/text/json-in-script';
import { zoneOffset } from '@/lib/time/zone-offset';

/** Script of the live parts; none in development, where React alone draws them. */
const LIVE_PARTS =
  process.env.NODE_ENV === 'production' ? `/_next/static/${process.env.BUILD_ID}/${LIVE_PARTS_FILE}` : null;

const readSurroundings = cachePerSecond(async ({ locale }: { locale: Locale }) => {
  const [info, branches] = await Promise.all([getMainInfo(locale), listBranches({ locale })]);
  const [frame, liveWords] = await Promise.all([
    describeFrame(locale, branches),
    describeLiveWords(locale, branches),
  ]);
  return { info, frame, liveWords };
}, 10);

export default localeLayout(async ({ locale, children }) => {
  const { info, frame, liveWords } = await readSurroundings({ locale });
  return (
    <>
      {LIVE_PARTS ? <script async src={LIVE_PARTS} /> : null}
      <LiveWords words={liveWords} />
      <OrganizationJsonLd info={info} locale={locale} />
      <SiteShell locale={locale} frame={frame}>
        {children}
      </SiteShell>
      <Analytics locale={locale} kind="question" />
      <RenderBelowFold />
    </>
  );
});

/** Returns what live parts say, once for all of a page: each would carry it else, and a page has a dozen. */
async function describeLiveWords(locale: Locale, branches: Branch[]): Promise<Words> {
  const [setting, openNow, t] = await Promise.all([
    findBookingSetting(locale),
    openNowWords(branches, locale),
    getTranslations('availability'),
  ]);
  const zones = new Set(branches.map(({ timeZone }) => timeZone));
  const now = new Date();
  const nextFree = { none: t('none'), unknown: t('unknown'), book: t.raw('bookMoment') };
  const offsets = Object.fromEntries([...zones].map((timeZone) => [timeZone, zoneOffset(now, timeZone)]));
  return { locale, offsets, countsVisits: setting?.countsVisits ?? false, openNow, nextFree };
}

function LiveWords({ words }: { words: Words }) {
  return (
    <script
      type="application/json"
      id={LIVE_WORDS}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
      dangerouslySetInnerHTML={{ __html: jsonInScript(words) }}
    />
  );
}

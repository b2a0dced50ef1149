import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { describeFrame } from '@/app/describe-frame';
import { SiteShell } from '@/app/site-shell';
import { RenderBelowFold } from '@/components/layout/render-below-fold';
import { listBranches } from '@/features/site/branches/data';
import { OrganizationJsonLd } from '@/features/site/main-info/components/organization-json-ld';
import { getMainInfo } from '@/features/site/main-info/data';
import { Analytics } from '@/features/site/page-views/components/analytics';
import { isLocale, type Locale } from '@/i18n/routing';
import { LIVE_PARTS_FILE } from '@/lib/browser/live-part';
import { cachePerSecond } from '@/lib/cache/per-second-cache';
import { describeLiveWords, LiveWords } from './live-words';

/** Script of the live parts; none in development, where React alone draws them. */
const LIVE_PARTS =
  process.env.NODE_ENV === 'production' ? `/_next/static/${process.env.BUILD_ID}/${LIVE_PARTS_FILE}` : null;

/** Reads what surrounds every page of a language. */
const readSurroundings = cachePerSecond(async ({ locale }: { locale: Locale }) => {
  const [info, branches] = await Promise.all([getMainInfo(locale), listBranches({ locale })]);
  const [frame, liveWords] = await Promise.all([
    describeFrame(locale, branches),
    describeLiveWords(locale, branches),
  ]);
  return { info, frame, liveWords };
}, 10);

export default async function DefaultLayout({
  params,
  children,
}: {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
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
}

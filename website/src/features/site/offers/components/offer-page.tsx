import { PageHead } from '@/components/layout/page-head';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { ShareLinks } from '@/components/ui/share-links';
import { StageNote } from '@/components/ui/stage-note';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { entryPath } from '@/lib/address/entry-address';
import { pageAddress } from '@/lib/address/site-address';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { OfferProfile } from '../data';
import { OfferFacts } from './offer-facts';

export async function OfferPage({ offer }: { offer: OfferProfile }) {
  const [locale, t] = await getWords('offers');
  const words = contentLang(offer, locale);
  return (
    <article>
      <PageHead
        title={offer.title}
        text={offer.summary}
        {...words}
        above={
          <Breadcrumb
            label={t('breadcrumb')}
            parent={{ href: localePath({ locale, path: '/offers' }), label: t('title') }}
            words={words}
          >
            {offer.title}
          </Breadcrumb>
        }
      />
      {/* Price, days and booking come before the text on phones, and stay beside it where there is room. */}
      <Container className="grid gap-8 pb-10 sm:pb-14 lg:grid-cols-[minmax(0,42rem)_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <div className="grid content-start gap-8 empty:hidden">
          <WhenItRuns offer={offer} />
          {offer.picture ? (
            <Picture
              media={offer.picture}
              sizes="(min-width: 704px) 672px, 92vw"
              preload
              className="aspect-[16/9] w-full rounded-card object-cover"
            />
          ) : null}
        </div>
        <div className="lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
          <OfferFacts offer={offer} locale={locale} />
        </div>
        <div className="grid content-start gap-8">
          {offer.body ? (
            <div className="text-lg" {...words}>
              <RichText blocks={offer.body} />
            </div>
          ) : null}
          <section aria-labelledby="terms" className="rounded-card bg-surface-warm p-5 sm:p-6">
            <h2 id="terms" className="text-xl">
              {t('terms')}
            </h2>
            <p className="mt-2 max-w-text whitespace-pre-line text-text-soft" {...words}>
              {offer.terms}
            </p>
          </section>
          <ShareLinks
            url={pageAddress({ locale, path: entryPath('offers', offer, locale) })}
            title={offer.title}
          />
        </div>
      </Container>
    </article>
  );
}

async function WhenItRuns({ offer }: { offer: OfferProfile }) {
  if (offer.stage === 'running') return null;
  const [locale, t] = await getWords('offers');
  const day = offer.stage === 'over' ? offer.endsOn : (offer.startsOn ?? offer.endsOn);
  return (
    <StageNote
      text={t(offer.stage, { date: formatCalendarDate({ date: day, locale, style: 'day' }) })}
      href={localePath({ locale, path: '/offers' })}
      link={t('seeRunning')}
    />
  );
}

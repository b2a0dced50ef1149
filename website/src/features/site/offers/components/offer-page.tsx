import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { JsonLd } from '@/components/ui/json-ld';
import { FRAMED, LabelledSection, WARM } from '@/components/ui/labelled-section';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { ShareLinks } from '@/components/ui/share-links';
import { StageNote } from '@/components/ui/stage-note';
import { listBranches } from '@/features/site/branches/data';
import { listDoctors } from '@/features/site/doctors/data';
import { BookButton } from '@/features/site/next-free-times/components/book-button';
import { EntryHead } from '@/features/site/pages/components/entry-head';
import { EntryLink } from '@/features/site/pages/components/entry-link';
import { entryUrl, trailNode } from '@/features/site/pages/entry-query';
import { listServices } from '@/features/site/services/data';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations, getWords } from '@/i18n/translations';
import type { Addressed, Section } from '@/lib/address/entry-address';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { entity, offerTerms, organizationAt } from '@/lib/page/structured-data/schema-org';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { Offer, OfferProfile } from '../data';
import { bookOfferPath } from '../query';
import { OfferPrice } from './offer-card';

export async function OfferPage({ offer }: { offer: OfferProfile }) {
  const [locale, t] = await getWords('offers');
  const words = contentLang(offer, locale);
  const stageDay = offer.stage === 'over' ? offer.endsOn : (offer.startsOn ?? offer.endsOn);
  return (
    <article>
      <OfferJsonLd offer={offer} locale={locale} />
      <EntryHead section="offers" title={offer.title} lang={offer.lang} text={offer.summary} />
      {/* Price, days and booking come before the text on phones, and stay beside it where there is room. */}
      <Container className="grid gap-8 pb-10 sm:pb-14 lg:grid-cols-[minmax(0,42rem)_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <div className="grid content-start gap-8 empty:hidden">
          {offer.stage === 'running' ? null : (
            <StageNote
              text={t(offer.stage, { date: formatCalendarDate({ date: stageDay, locale, style: 'day' }) })}
              href={localePath({ locale, path: '/offers' })}
              link={t('seeRunning')}
            />
          )}
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
          <LabelledSection id="terms" title={t('terms')} look="text-xl" className={WARM}>
            <p className="mt-2 max-w-text whitespace-pre-line text-text-soft" {...words}>
              {offer.terms}
            </p>
          </LabelledSection>
          <ShareLinks url={entryUrl('offers', offer, locale)} title={offer.title} />
        </div>
      </Container>
    </article>
  );
}

/** An offer and the way to its page as structured data; of one that does not run, the way alone. */
async function OfferJsonLd({ offer, locale }: { offer: OfferProfile; locale: Locale }) {
  const services = await listServices({ locale });
  const node = entity('Offer', 'offer', {
    url: entryUrl('offers', offer, locale),
    name: offer.title,
    description: offer.summary,
    image: offer.picture ? siteAddress(offer.picture.url) : null,
    ...offerTerms(offer),
    itemOffered: services
      .filter(({ id }) => offer.serviceIds.includes(id))
      .map((service) => ({
        '@type': 'Service',
        name: service.name,
        url: entryUrl('services', service, locale),
      })),
    offeredBy: organizationAt(pageAddress({ locale, path: '/' })),
  });
  const trail = await trailNode('offers', offer, offer.title, locale);
  return <JsonLd data={offer.stage === 'running' ? [node, trail] : [trail]} />;
}

async function OfferFacts({ offer, locale }: { offer: Offer; locale: Locale }) {
  const [t, services, doctors, branches] = await Promise.all([
    getTranslations('offers'),
    listServices({ locale }),
    listDoctors({ locale }),
    listBranches({ locale }),
  ]);
  const date = (day: string) => formatCalendarDate({ date: day, locale, style: 'day' });
  const about = {
    services: services.filter(({ id }) => offer.serviceIds.includes(id)),
    doctors: doctors.filter(({ id }) => offer.doctorIds.includes(id)),
    branches: branches.filter(({ id }) => offer.branchIds.includes(id)),
  };
  const path = offer.stage === 'running' ? bookOfferPath(about) : null;
  return (
    <LabelledSection id="offer-facts" title={t('atAGlance')} look="text-xl" className={FRAMED}>
      <dl className="mt-4 grid gap-4">
        {offer.priceText || offer.price ? (
          <Fact term={t('price')}>
            <span className="font-bold text-2xl text-brand">
              <OfferPrice offer={offer} locale={locale} />
            </span>
          </Fact>
        ) : null}
        <Fact term={t('dates')}>
          {offer.startsOn
            ? t('period', { from: date(offer.startsOn), to: date(offer.endsOn) })
            : t('until', { date: date(offer.endsOn) })}
        </Fact>
        <EntryLinks term={t('services')} entries={about.services} section="services" locale={locale} />
        <EntryLinks term={t('doctors')} entries={about.doctors} section="doctor" locale={locale} />
        <EntryLinks term={t('branches')} entries={about.branches} section="branches" locale={locale} />
      </dl>
      {path ? (
        <BookButton path={path} prefetch={false} className="mt-5 w-full">
          {t('book')}
        </BookButton>
      ) : null}
    </LabelledSection>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-text-soft">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

interface Props {
  term: string;
  entries: (Addressed & { id: string; name: string; lang: Locale })[];
  section: Section;
  locale: Locale;
}

function EntryLinks({ term, entries, section, locale }: Props) {
  if (entries.length === 0) return null;
  return (
    <Fact term={term}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink
              section={section}
              entry={entry}
              className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
              {...contentLang(entry, locale)}
            >
              {entry.name}
            </EntryLink>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

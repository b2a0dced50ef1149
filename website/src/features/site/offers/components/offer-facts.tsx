import type { ReactNode } from 'react';
import { FRAMED, LabelledSection } from '@/components/ui/labelled-section';
import { listBranches } from '@/features/site/branches/data';
import { listDoctors } from '@/features/site/doctors/data';
import { BookButton } from '@/features/site/next-free-times/components/book-button';
import { EntryLink } from '@/features/site/pages/components/entry-link';
import { listServices } from '@/features/site/services/data';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import type { Addressed, Section } from '@/lib/address/entry-address';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { Offer } from '../data';
import { bookOfferPath } from '../query';
import { OfferPrice } from './offer-card';

export async function OfferFacts({ offer, locale }: { offer: Offer; locale: Locale }) {
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

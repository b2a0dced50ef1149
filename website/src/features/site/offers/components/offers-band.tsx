import { HeadedSection } from '@/components/ui/headed-section';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { EntryLink, WholeListLink } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations, getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { listRunningOffers, type Offer } from '../data';
import { OfferPrice } from './offer-card';

const SHOWN = 3;

export async function OffersBand({ locale }: { locale: Locale }) {
  const [t, offers] = await Promise.all([getTranslations('offers'), listRunningOffers({ locale })]);
  return (
    <HeadedSection
      id="offers"
      surface="sky"
      heading={{ title: t('current'), text: null }}
      words={{}}
      of={offers}
      action={offers.length > SHOWN ? <WholeListLink path="/offers">{t('all')}</WholeListLink> : null}
    >
      <ul className="offer-lines">
        {offers.slice(0, SHOWN).map((offer) => (
          <OfferLine key={offer.id} offer={offer} />
        ))}
      </ul>
    </HeadedSection>
  );
}

async function OfferLine({ offer }: { offer: Offer }) {
  const [locale, t] = await getWords('offers');
  return (
    <li className="offer-line group">
      {offer.picture ? (
        <Picture media={offer.picture} alt="" sizes="128px" className="offer-picture" />
      ) : null}
      <div className="min-w-0 grow">
        <h3 className="text-lg leading-snug" {...contentLang(offer, locale)}>
          <EntryLink
            section="offers"
            entry={offer}
            className="stretched-link after:rounded-card group-hover:text-action"
          >
            {offer.title}
          </EntryLink>
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
          <span className="font-bold text-accent-strong">
            <OfferPrice offer={offer} locale={locale} />
          </span>
          <span className="text-text-soft">
            {t('until', { date: formatCalendarDate({ date: offer.endsOn, locale, style: 'day' }) })}
          </span>
        </p>
      </div>
      <Icon name="lucide:arrow-right" className="size-5 shrink-0 text-accent" />
    </li>
  );
}

import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { formatAmount } from '@/contract/fees';
import { CARD_LINK, EntryLink } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { Offer } from '../data';

interface Props {
  offer: Offer;
  headingLevel?: 2 | 3;
  preload?: boolean;
  /** True to leave out the picture on phones, among other things of a page. */
  isBrief?: boolean;
}

export async function OfferCard({ offer, headingLevel = 2, preload = false, isBrief = false }: Props) {
  const [locale, t] = await getWords('offers');
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      aria-label={offer.title}
      className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      {offer.picture ? (
        <Picture
          media={offer.picture}
          alt=""
          preload={preload}
          sizes="(min-width: 1152px) 352px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw"
          className={cn('aspect-[16/9] w-full object-cover', isBrief && 'max-sm:hidden')}
        />
      ) : null}
      <div className="flex grow flex-col p-5">
        <div {...contentLang(offer, locale)}>
          <Heading className="text-xl leading-snug">
            <EntryLink section="offers" entry={offer} className={CARD_LINK}>
              {offer.title}
            </EntryLink>
          </Heading>
          {offer.summary ? <p className="mt-2 text-text-soft leading-relaxed">{offer.summary}</p> : null}
        </div>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-4">
          <span className="font-bold text-brand">
            <OfferPrice offer={offer} locale={locale} />
          </span>
          <span className="flex items-center gap-2 text-sm text-text-soft">
            <Icon name="lucide:calendar-days" className="size-4" />
            {t('until', { date: formatCalendarDate({ date: offer.endsOn, locale, style: 'day' }) })}
          </span>
        </p>
      </div>
    </article>
  );
}

export function OfferPrice({ offer, locale }: { offer: Offer; locale: Locale }) {
  if (offer.priceText) return <span {...contentLang(offer, locale)}>{offer.priceText}</span>;
  if (!offer.price) return null;
  const { amount, currency } = offer.price;
  return <bdi>{formatAmount({ amount: String(amount), currency, language: locale })}</bdi>;
}

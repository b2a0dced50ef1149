import { Container } from '@/components/ui/container';
import { OfferCard } from '@/features/site/offers/components/offer-card';
import { listRunningOffers } from '@/features/site/offers/data';
import type { ContentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import type { PageBlockOf } from '../blocks-schema';
import { BlockHeading } from './block-heading';

/** An offer while it runs; before and after that nothing. */
export async function OfferBlock({
  block,
  locale,
  words,
}: {
  block: PageBlockOf<'offer'>;
  locale: Locale;
  words: ContentLang;
}) {
  const offer = (await listRunningOffers({ locale })).find(({ id }) => id === block.offer);
  if (!offer) return null;
  return (
    <Container>
      <BlockHeading text={block.heading} words={words} />
      <div className="max-w-md">
        <OfferCard offer={offer} headingLevel={block.heading ? 3 : 2} isBrief />
      </div>
    </Container>
  );
}

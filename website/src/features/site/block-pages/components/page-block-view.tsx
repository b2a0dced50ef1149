import type { ContentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import type { PageBlock } from '../blocks-schema';
import { BookingBlock } from './booking-block';
import { DoctorsBlock } from './doctors-block';
import { OfferBlock } from './offer-block';
import { PictureBlock } from './picture-block';
import { QuestionsBlock } from './questions-block';
import { QuoteBlock } from './quote-block';
import { ServicesBlock } from './services-block';
import { TextBlock } from './text-block';
import { VideoBlock } from './video-block';

/** Draws each kind of block, named like its component of the backend; a new kind begins here. */
export function PageBlockView({
  block,
  ...around
}: {
  block: PageBlock;
  locale: Locale;
  /** Language of the page's words, when it is not the reader's. */
  words: ContentLang;
}) {
  switch (block.__component) {
    case 'page-block.text':
      return <TextBlock block={block} {...around} />;
    case 'page-block.picture':
      return <PictureBlock block={block} {...around} />;
    case 'page-block.doctors':
      return <DoctorsBlock block={block} {...around} />;
    case 'page-block.services':
      return <ServicesBlock block={block} {...around} />;
    case 'page-block.offer':
      return <OfferBlock block={block} {...around} />;
    case 'page-block.questions':
      return <QuestionsBlock block={block} {...around} />;
    case 'page-block.booking':
      return <BookingBlock block={block} {...around} />;
    case 'page-block.video':
      return <VideoBlock block={block} {...around} />;
    default:
      return <QuoteBlock block={block} {...around} />;
  }
}

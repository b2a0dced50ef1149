import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { ForeignVideo } from '@/components/ui/foreign-video';
import { iconShape } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text';
import { pickInOrder } from '@/features/site/about/rules';
import { listBranches } from '@/features/site/branches/data';
import { DoctorGrid } from '@/features/site/doctors/components/doctor-grid';
import { listDoctors } from '@/features/site/doctors/data';
import { sayServiceFees } from '@/features/site/doctors/fee-query';
import { FaqList } from '@/features/site/faqs/components/faq-list';
import { listFaqs } from '@/features/site/faqs/data';
import { BookButton } from '@/features/site/next-free-times/components/book-button';
import { OfferCard } from '@/features/site/offers/components/offer-card';
import { listRunningOffers } from '@/features/site/offers/data';
import { ServiceRows } from '@/features/site/services/components/service-rows';
import { listServices } from '@/features/site/services/data';
import type { ContentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import { readVideoAddress } from '@/lib/address/video-address';
import type { PageBlock, PageBlockOf } from '../blocks-schema';

interface Props<Block> {
  block: Block;
  locale: Locale;
  /** Language of the page's words, when it is not the reader's. */
  words: ContentLang;
}

/** Draws each kind of block, named like its component of the backend; a new kind begins here. */
export function PageBlockView({ block, ...around }: Props<PageBlock>) {
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

function Headed({ block, words, children }: Props<{ heading: string | null }> & { children: ReactNode }) {
  return (
    <Container>
      {block.heading ? (
        <h2 className="mb-3 text-2xl sm:mb-5 sm:text-3xl" {...words}>
          {block.heading}
        </h2>
      ) : null}
      {children}
    </Container>
  );
}

function TextBlock(props: Props<PageBlockOf<'text'>>) {
  const { block, words } = props;
  return (
    <Headed {...props}>
      <div className="sm:text-lg" {...words}>
        <RichText blocks={block.body} headingLevel={block.heading ? 2 : 1} />
      </div>
    </Headed>
  );
}

const PICTURE_SIZES = {
  text_width: '(min-width: 704px) 672px, 92vw',
  page_width: '(min-width: 1152px) 1088px, 94vw',
};

function PictureBlock({ block, words }: Props<PageBlockOf<'picture'>>) {
  return (
    <Container>
      <figure className={block.width === 'text_width' ? 'max-w-[42rem]' : undefined}>
        <Picture
          media={block.image}
          sizes={PICTURE_SIZES[block.width]}
          className="h-auto w-full rounded-card"
        />
        {block.caption ? (
          <figcaption className="mt-2 max-w-text text-sm text-text-soft" {...words}>
            {block.caption}
          </figcaption>
        ) : null}
      </figure>
    </Container>
  );
}

async function DoctorsBlock(props: Props<PageBlockOf<'doctors'>>) {
  const doctors = await pickInOrder(props.block.doctors, listDoctors(props));
  if (doctors.length === 0) return null;
  return (
    <Headed {...props}>
      <DoctorGrid doctors={doctors} />
    </Headed>
  );
}

async function ServicesBlock(props: Props<PageBlockOf<'services'>>) {
  const services = await pickInOrder(props.block.services, listServices(props));
  if (services.length === 0) return null;
  return (
    <Headed {...props}>
      <ServiceRows services={services} fees={await sayServiceFees(services, props.locale)} isBrief />
    </Headed>
  );
}

/** An offer while it runs; before and after that nothing. */
async function OfferBlock(props: Props<PageBlockOf<'offer'>>) {
  const { block } = props;
  const offer = (await listRunningOffers(props)).find(({ id }) => id === block.offer);
  if (!offer) return null;
  return (
    <Headed {...props}>
      <div className="max-w-md">
        <OfferCard offer={offer} headingLevel={block.heading ? 3 : 2} isBrief />
      </div>
    </Headed>
  );
}

async function QuestionsBlock(props: Props<PageBlockOf<'questions'>>) {
  const { block, locale } = props;
  const faqs = await pickInOrder(block.questions, listFaqs(props));
  if (faqs.length === 0) return null;
  return (
    <Headed {...props}>
      <div className="max-w-[42rem]">
        <FaqList faqs={faqs} locale={locale} headingLevel={block.heading ? 3 : 2} />
      </div>
    </Headed>
  );
}

const openNumberOf = (
  entries: readonly { id: string; number: number; takesNoNewBookings: boolean }[],
  id: string | null,
) => entries.find((entry) => entry.id === id && !entry.takesNoNewBookings)?.number;

/** Link into the booking, with the editor's choices as far as they are published. */
async function BookingBlock({ block, locale, words }: Props<PageBlockOf<'booking'>>) {
  const [t, doctors, services, branches] = await Promise.all([
    getTranslations('layout'),
    listDoctors({ locale }),
    listServices({ locale }),
    listBranches({ locale }),
  ]);
  const path = bookAppointmentPath({
    doctor: openNumberOf(doctors, block.doctor),
    service: openNumberOf(services, block.service),
    branch: openNumberOf(branches, block.branch),
  });
  return (
    <Container>
      <section className="flex flex-wrap items-center justify-between gap-5 rounded-card bg-surface-warm p-5 sm:p-8">
        <div className="max-w-text" {...words}>
          <h2 className="text-2xl">{block.title}</h2>
          {block.text ? <p className="mt-2 text-text-soft">{block.text}</p> : null}
        </div>
        <BookButton path={path} prefetch={false}>
          <span {...(block.label ? words : {})}>{block.label ?? t('booking')}</span>
        </BookButton>
      </section>
    </Container>
  );
}

async function VideoBlock({ block, words }: Props<PageBlockOf<'video'>>) {
  const t = await getTranslations('ui.video');
  // A draft may have a part of an address.
  if (!URL.canParse(block.url)) return null;
  const video = readVideoAddress(block.url);
  return (
    <Container>
      <section className="max-w-[42rem]">
        <h2 className="mb-4 text-2xl" {...words}>
          {block.title}
        </h2>
        <ForeignVideo
          title={block.title}
          href={block.url}
          playerUrl={video?.playerUrl ?? null}
          icon={iconShape('lucide:play')}
          poster={
            block.image ? (
              <Picture
                media={block.image}
                alt=""
                sizes={PICTURE_SIZES.text_width}
                className="absolute inset-0 size-full object-cover"
              />
            ) : null
          }
          words={{ play: t('play'), note: t('note', { site: video?.site ?? new URL(block.url).hostname }) }}
        />
        {block.text ? (
          <p className="mt-3 whitespace-pre-line text-text-soft" {...words}>
            {block.text}
          </p>
        ) : null}
      </section>
    </Container>
  );
}

function QuoteBlock({ block, words }: Props<PageBlockOf<'quote'>>) {
  return (
    <Container>
      <figure className="max-w-[42rem] border-accent border-s-4 ps-5" {...words}>
        <blockquote className="text-balance font-semibold text-brand text-xl sm:text-2xl leading-snug">
          <p>{block.text}</p>
        </blockquote>
        {block.name ? (
          <figcaption className="mt-3 text-text-soft">
            <cite className="font-semibold text-text not-italic">{block.name}</cite>
            {block.role ? <span className="block text-sm">{block.role}</span> : null}
          </figcaption>
        ) : null}
      </figure>
    </Container>
  );
}

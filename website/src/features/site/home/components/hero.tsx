import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { WaveDivider, WaveField } from '@/components/ui/wave';
import type { Branch } from '@/features/site/branches/data';
import type { MainInfo } from '@/features/site/main-info/data';
import { AnyNextFree } from '@/features/site/next-free-times/components/any-next-free';
import { PathButton } from '@/features/site/pages/components/entry-link';
import { type ContentLang, contentLang } from '@/i18n/content-lang';
import { getTranslations, getWords, textsOf } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import type { Slide } from '../data';
import { Slider } from './slider';

interface HeroProps {
  slides: Slide[];
  branches: Branch[];
  words: ContentLang;
  /** Stands at the head of a page without slides. */
  clinic: MainInfo | null;
  /** The search, outside of what moves: its answers open over the page. */
  children: ReactNode;
}

export async function Hero({ slides, branches, words, clinic, children }: HeroProps) {
  const [locale, t, available] = await getWords('home.slider', 'availability');
  if (slides.length === 0)
    return (
      <Container className="py-6">
        <h1 className="mb-4 text-4xl" {...(clinic && contentLang({ lang: clinic.locale }, locale))}>
          {clinic?.siteName ?? t('label')}
        </h1>
        {children}
        <div className="slide-actions">
          <BookingActions />
        </div>
      </Container>
    );
  const positions = slides.map((_, index) => t('position', { number: index + 1, total: slides.length }));
  const live = (
    <AnyNextFree
      label={available('nextFree')}
      branches={Object.fromEntries(branches.map((branch) => [branch.id, branch.name]))}
      icon={<Icon name="lucide:clock" className="size-5 text-accent" />}
    />
  );
  return (
    <div className="hero">
      <div className="hero-search">
        <Container>
          <div className="pointer-events-auto lg:max-w-[48%]">{children}</div>
        </Container>
      </div>
      <Slider
        slides={slides.map((slide, index) => (
          <HeroSlide key={slide.id} slide={slide} isFirst={index === 0} words={words} live={live} />
        ))}
        words={{
          ...textsOf(t, 'label', 'carousel', 'slide', 'previous', 'next', 'pause', 'play'),
          positions,
        }}
        icons={{
          previous: <Icon name="lucide:chevron-left" />,
          next: <Icon name="lucide:chevron-right" />,
          pause: <Icon name="lucide:pause" />,
          play: <Icon name="lucide:play" />,
        }}
      />
      <WaveDivider className="opacity-40 max-sm:hidden" />
    </div>
  );
}

interface HeroSlideProps {
  slide: Slide;
  isFirst: boolean;
  words: ContentLang;
  live: ReactNode;
}

/** One slide. The first carries the page's h1, the booking action and, when known, the next free time. */
function HeroSlide({ slide, isFirst, words, live }: HeroSlideProps) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <Container className="slide">
      <div className="relative">
        <div {...words}>
          <Heading className="text-4xl leading-tight">{slide.title}</Heading>
          {slide.text ? <p className="slide-text">{slide.text}</p> : null}
        </div>
        <div className="slide-actions">
          {isFirst ? <BookingActions /> : <SlideLink slide={slide} words={words} />}
        </div>
        {isFirst ? <div className="mt-4 sm:mt-5">{live}</div> : null}
      </div>
      {slide.image ? (
        <div className="relative max-md:hidden">
          <WaveField className="slide-waves" />
          {/* The place of a picture that is fetched only once somebody may turn to it. */}
          <div className="relative aspect-[4/3] w-full" {...(isFirst ? {} : { 'data-after-touch': '' })}>
            <Picture
              media={slide.image}
              alt=""
              sizes="(min-width: 1152px) 540px, (min-width: 768px) 46vw, 1px"
              preload={isFirst}
              loading={isFirst ? 'eager' : 'lazy'}
              className="slide-picture"
            />
          </div>
        </div>
      ) : null}
    </Container>
  );
}

async function BookingActions() {
  const t = await getTranslations('home.slider');
  return (
    <>
      <PathButton path={bookingPath({ by: 'doctor' })} className="max-sm:w-full">
        <Icon name="lucide:stethoscope" />
        {t('bookByDoctor')}
      </PathButton>
      <PathButton path={bookingPath({ by: 'branch' })} variant="secondary" className="max-sm:w-full">
        <Icon name="lucide:map-pin" />
        {t('bookByBranch')}
      </PathButton>
    </>
  );
}

function SlideLink({ slide, words }: { slide: Slide; words: ContentLang }) {
  if (!slide.linkPath || !slide.linkLabel) return null;
  return (
    <PathButton path={slide.linkPath} {...words}>
      {slide.linkLabel}
      <Icon name="lucide:arrow-right" />
    </PathButton>
  );
}

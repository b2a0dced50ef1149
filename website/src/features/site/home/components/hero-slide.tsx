import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { WaveField } from '@/components/ui/wave';
import type { ContentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import type { Slide } from '../data';

/** One slide. The first carries the page's h1, the booking action and, when known, the next free time. */
export function HeroSlide({
  slide,
  isFirst,
  locale,
  words,
  live,
}: {
  slide: Slide;
  isFirst: boolean;
  locale: Locale;
  words: ContentLang;
  live: ReactNode;
}) {
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <Container className="slide">
      <div className="relative">
        <div {...words}>
          <Heading className="text-4xl leading-tight">{slide.title}</Heading>
          {slide.text ? <p className="slide-text">{slide.text}</p> : null}
        </div>
        <div className="slide-actions">
          {isFirst ? <BookingActions /> : <SlideLink slide={slide} locale={locale} words={words} />}
        </div>
        {isFirst ? <div className="mt-4 sm:mt-5">{live}</div> : null}
      </div>
      {slide.image ? (
        <div className="relative max-md:hidden">
          <WaveField className="slide-waves" />
          {/* The place of a picture that is fetched only once somebody may turn to it. */}
          <div className="slide-frame" {...(isFirst ? {} : { 'data-after-touch': '' })}>
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
  const [locale, t] = await getWords('home.slider');
  return (
    <>
      <ButtonLink
        href={localePath({ locale, path: bookingPath({ by: 'doctor' }) })}
        className="max-sm:w-full"
      >
        <Icon name="lucide:stethoscope" />
        {t('bookByDoctor')}
      </ButtonLink>
      <ButtonLink
        href={localePath({ locale, path: bookingPath({ by: 'branch' }) })}
        variant="secondary"
        className="max-sm:w-full"
      >
        <Icon name="lucide:map-pin" />
        {t('bookByBranch')}
      </ButtonLink>
    </>
  );
}

function SlideLink({ slide, locale, words }: { slide: Slide; locale: Locale; words: ContentLang }) {
  if (!slide.linkPath || !slide.linkLabel) return null;
  return (
    <ButtonLink href={localePath({ locale, path: slide.linkPath })} {...words}>
      {slide.linkLabel}
      <Icon name="lucide:arrow-right" />
    </ButtonLink>
  );
}

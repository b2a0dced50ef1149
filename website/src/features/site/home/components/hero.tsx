import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { WaveDivider } from '@/components/ui/wave';
import type { Branch } from '@/features/site/branches/data';
import { AnyNextFree } from '@/features/site/next-free-times/components/any-next-free';
import type { ContentLang } from '@/i18n/content-lang';
import { getTranslations, textsOf } from '@/i18n/translations';
import type { Slide } from '../data';
import { HeroSlide } from './hero-slide';
import { Slider } from './slider';

export async function Hero({
  slides,
  branches,
  words,
  children,
}: {
  slides: Slide[];
  branches: Branch[];
  words: ContentLang;
  /** The search, outside of what moves: its answers open over the page. */
  children: ReactNode;
}) {
  const locale = await getLocale();
  const [t, available] = await Promise.all([getTranslations('home.slider'), getTranslations('availability')]);
  if (slides.length === 0) return <Container className="py-6">{children}</Container>;
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
          <HeroSlide
            key={slide.id}
            slide={slide}
            isFirst={index === 0}
            locale={locale}
            words={words}
            live={live}
          />
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

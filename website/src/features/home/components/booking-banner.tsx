import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { WaveField } from '@/components/ui/wave';
import type { ContentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import type { BookingBanner as Content } from '../data';

/** The invitation to book, on the deep surface, with one card per way. */
export function BookingBanner({
  content,
  locale,
  words,
}: {
  content: Content;
  locale: Locale;
  words: ContentLang;
}) {
  const { title, text, image, cards } = content;
  return (
    <Section
      surface="deep"
      className="relative isolate overflow-hidden"
      aria-labelledby="booking-banner"
      {...words}
    >
      <WaveField
        align="xMaxYMin"
        className="absolute inset-0 -z-10 size-full text-text-on-deep-soft opacity-40"
      />
      <div className="grid items-center gap-8 lg:grid-cols-12 lg:gap-14">
        <div className={image ? 'lg:col-span-7' : 'lg:col-span-12'}>
          <h2 id="booking-banner" className="text-3xl">
            {title}
          </h2>
          {text ? <p className="mt-3 max-w-text text-lg text-text-on-deep-soft">{text}</p> : null}
          <ul className="mt-8 grid gap-4 sm:grid-cols-2">
            {cards.map((card) => (
              <li
                key={card.id}
                data-surface="light"
                className="relative flex flex-col rounded-card bg-surface p-5 transition-shadow hover:shadow-card"
              >
                {card.image ? (
                  <Picture media={card.image} alt="" sizes="72px" className="mb-3 size-18" />
                ) : null}
                <h3 className="text-brand! text-xl">
                  {card.linkPath ? (
                    <Link
                      href={localePath({ locale, path: card.linkPath })}
                      className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-white focus-visible:after:outline-offset-2"
                    >
                      {card.title}
                    </Link>
                  ) : (
                    card.title
                  )}
                </h3>
                {card.text ? <p className="mt-1 text-text-soft">{card.text}</p> : null}
                {card.linkPath ? (
                  <Icon name="lucide:arrow-right" className="mt-4 size-6 text-accent" />
                ) : null}
              </li>
            ))}
          </ul>
        </div>
        {image ? (
          <Picture
            media={image}
            alt=""
            sizes="(min-width: 1152px) 440px, (min-width: 1024px) 40vw, 92vw"
            className="aspect-[3/2] w-full rounded-card object-cover sm:aspect-[2/1] lg:col-span-5 lg:aspect-[5/6]"
          />
        ) : null}
      </div>
    </Section>
  );
}

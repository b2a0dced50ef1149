import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { WaveField } from '@/components/ui/wave';
import type { ContentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import type { BookingBanner as Content } from '../data';

/** Invites to book, a card per way; not on phones, where the first slide and the bottom bar do. */
export function BookingBanner(props: { content: Content; locale: Locale; words: ContentLang }) {
  const { content, locale, words } = props;
  const { title, text, image, cards } = content;
  return (
    <Section
      surface="deep"
      className="relative isolate overflow-hidden max-sm:hidden"
      aria-labelledby="booking-banner"
      {...words}
    >
      <WaveField
        align="xMaxYMin"
        className="absolute inset-0 -z-10 size-full text-text-on-deep-soft opacity-40"
      />
      <div className="grid items-center gap-x-14 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="booking-banner" className="text-3xl">
            {title}
          </h2>
          {text ? <p className="mt-3 max-w-text text-lg text-text-on-deep-soft">{text}</p> : null}
        </div>
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:col-span-7">
          {cards.map((card) => (
            <li key={card.id} data-surface="light" className="way-card">
              <CardSign card={card} />
              <div className="min-w-0 grow">
                <h3 className="text-brand! text-xl">
                  {card.linkPath ? (
                    <Link
                      href={localePath({ locale, path: card.linkPath })}
                      className="stretched-link after:rounded-card focus-visible:after:outline-text-on-deep focus-visible:after:outline-offset-2"
                    >
                      {card.title}
                    </Link>
                  ) : (
                    card.title
                  )}
                </h3>
                {card.text ? <p className="mt-1 text-text-soft leading-snug">{card.text}</p> : null}
              </div>
              {card.linkPath ? (
                <Icon name="lucide:arrow-right" className="size-6 self-center text-accent sm:self-start" />
              ) : null}
            </li>
          ))}
        </ul>
      </div>
      {image ? (
        <Picture
          media={image}
          alt=""
          sizes="(min-width: 1152px) 1104px, 92vw"
          className="mt-8 aspect-[3/1] w-full rounded-card object-cover max-sm:hidden"
        />
      ) : null}
    </Section>
  );
}

/** Picture of a card as an editor chose it, or else an icon. */
function CardSign({ card: { image, icon } }: { card: Content['cards'][number] }) {
  if (image) return <Picture media={image} alt="" sizes="72px" className="size-18 shrink-0" />;
  if (!icon) return null;
  return (
    <span className="sign-tile size-12">
      <Icon name={icon} className="size-6" />
    </span>
  );
}

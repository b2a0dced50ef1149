import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { PathLink } from '@/features/site/pages/components/entry-link';
import type { ContentLang } from '@/i18n/content-lang';
import { directionOf } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import type { WhoWeAre as Content } from '../data';

export async function WhoWeAre({ content, words }: { content: Content; words: ContentLang }) {
  const [locale, t] = await getWords('home');
  const { title, text, image, stats } = content;
  return (
    <Section aria-labelledby="who-we-are" {...words}>
      <div className="grid items-center gap-8 md:grid-cols-12 lg:gap-14">
        {image ? (
          <Picture
            media={image}
            alt=""
            sizes="(min-width: 1152px) 440px, 40vw"
            loading="lazy"
            className="who-we-are-picture"
          />
        ) : null}
        <div className={`@container ${image ? 'md:col-span-7' : 'md:col-span-12'}`}>
          <h2 id="who-we-are" className="text-3xl">
            {title}
          </h2>
          {/* Cut short on phones, unless letters are so large that little would be left. */}
          <p className="who-we-are-text">{text}</p>
          <PathLink
            path="/who-we-are"
            lang={locale}
            dir={directionOf(locale)}
            className="text-link mt-1 print:hidden"
          >
            {t('moreAboutUs')}
            <Icon name="lucide:arrow-right" className="size-4" />
          </PathLink>
          {stats.length > 0 ? (
            <dl className="stats">
              {stats.map((stat) => (
                <div key={stat.id} className="flex flex-col-reverse justify-end">
                  <dt className="mt-1 text-sm text-text-soft leading-snug">{stat.label}</dt>
                  <dd>
                    {stat.image ? (
                      <Picture media={stat.image} alt="" sizes="48px" className="mb-2 size-12" />
                    ) : null}
                    <span className="stat">
                      <bdi>{stat.value}</bdi>
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
      </div>
    </Section>
  );
}

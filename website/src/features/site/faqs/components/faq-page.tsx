import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { iconShape } from '@/components/ui/icon';
import { JsonLd } from '@/components/ui/json-ld';
import { CallButton } from '@/features/site/main-info/components/call-button';
import { BookButton } from '@/features/site/next-free-times/components/book-button';
import { PathButton } from '@/features/site/pages/components/entry-link';
import { IntroHead } from '@/features/site/pages/components/intro-head';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { bookingPath } from '@/lib/address/booking-address';
import { pageAddress } from '@/lib/address/site-address';
import { type Faq, listFaqs } from '../data';
import { groupByTopic } from '../rules';
import { FaqFinder } from './faq-finder';
import { FaqList } from './faq-list';

export async function FaqPage({ locale }: { locale: Locale }) {
  const [t, faqs] = await Promise.all([getTranslations('faqs'), listFaqs({ locale })]);
  const topics = groupByTopic(faqs).map(({ name, lang, items }, index) => ({
    id: `subject-${index + 1}`,
    name: name ?? t('other'),
    words: contentLang({ lang: lang ?? locale }, locale),
    items,
  }));
  const named = topics.length > 1;
  return (
    <>
      {faqs.length > 0 ? <JsonLd data={[pageNode(faqs, locale)]} /> : null}
      <IntroHead page="faq" locale={locale} />
      <Container className="grid gap-10 pb-10 sm:pb-14 lg:grid-cols-12 lg:gap-14">
        {faqs.length === 0 ? (
          <div className="lg:col-span-12">
            <EmptyState title={t('noneYet.title')} text={t('noneYet.text')} />
          </div>
        ) : null}
        {named ? (
          <nav aria-label={t('subjects')} className="min-w-0 lg:sticky lg:top-28 lg:col-span-3 lg:self-start">
            {/* On phones one row that is pushed sideways: in three it would hide the questions. */}
            <ul className="-mx-edge flex gap-2 overflow-x-auto px-edge py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0 lg:grid lg:gap-0 lg:border-line lg:border-s-2 lg:py-0">
              {topics.map(({ id, name, words }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline max-lg:whitespace-nowrap max-lg:rounded-pill max-lg:border max-lg:border-line-strong max-lg:px-4 max-lg:text-sm lg:ps-4"
                    {...words}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className={named ? 'lg:col-span-9' : 'lg:col-span-12'}>
          <FaqFinder
            words={{
              search: t('search'),
              none: t('noneFound'),
              counts: Array.from({ length: faqs.length + 1 }, (_, count) => t('found', { count })),
            }}
            locale={locale}
            icon={iconShape('lucide:search')}
          >
            {topics.map(({ id, name, words, items }) => (
              <section key={id} id={id} data-topic {...(named ? { 'aria-labelledby': `${id}-title` } : {})}>
                {named ? (
                  <h2 id={`${id}-title`} className="mb-3 text-2xl" {...words}>
                    {name}
                  </h2>
                ) : null}
                <FaqList faqs={items} locale={locale} headingLevel={named ? 3 : 2} />
              </section>
            ))}
          </FaqFinder>
          <section
            aria-labelledby="not-here"
            className="mt-10 grid gap-4 rounded-card bg-surface-warm p-5 print:hidden sm:p-6 lg:grid-cols-[1fr_auto] lg:items-center"
          >
            <div>
              <h2 id="not-here" className="text-xl">
                {t('notHere')}
              </h2>
              <p className="mt-1 text-text-soft">{t('notHereText')}</p>
            </div>
            <div className="flex flex-wrap gap-3">
              <BookButton path={bookingPath({})}>{t('book')}</BookButton>
              <CallButton label={t('call')} variant="secondary" className="flex-wrap" />
              <PathButton path="/contact" variant="secondary">
                {t('ask')}
              </PathButton>
            </div>
          </section>
        </div>
      </Container>
    </>
  );
}

/** The questions as search engines read them. */
const pageNode = (faqs: Faq[], locale: Locale) => ({
  '@type': 'FAQPage',
  '@id': `${pageAddress({ locale, path: '/faq' })}#faq`,
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

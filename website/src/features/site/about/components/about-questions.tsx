import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { FaqList } from '@/features/site/faqs/components/faq-list';
import type { Faq } from '@/features/site/faqs/data';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import type { About } from '../data';

export async function AboutQuestions({ about, faqs }: { about: About; faqs: Faq[] }) {
  const [locale, t] = await getWords('about');
  const { faqImage, faqsHeading } = about;
  return (
    <Section {...(faqsHeading ? { 'aria-labelledby': 'faqs' } : {})}>
      <div className="grid gap-4 lg:grid-cols-12 lg:gap-14">
        <div className={faqImage ? 'lg:col-span-7' : 'lg:col-span-12'}>
          {faqsHeading ? (
            <div className="mb-5" {...contentLang(about, locale)}>
              <h2 id="faqs" className="text-3xl">
                {faqsHeading.title}
              </h2>
              {faqsHeading.text ? <p className="mt-2 text-text-soft sm:text-lg">{faqsHeading.text}</p> : null}
            </div>
          ) : null}
          <FaqList faqs={faqs} locale={locale} />
          <ButtonLink href={localePath({ locale, path: '/faq' })} variant="secondary" className="mt-6">
            {t('allQuestions')}
            <Icon name="lucide:arrow-right" />
          </ButtonLink>
        </div>
        {faqImage ? (
          <Picture
            media={faqImage}
            sizes="(min-width: 1152px) 440px, (min-width: 1024px) 40vw, 1px"
            className="aspect-[5/6] w-full rounded-card object-cover max-lg:hidden lg:col-span-5 lg:self-start"
          />
        ) : null}
      </div>
    </Section>
  );
}

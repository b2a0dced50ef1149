import { ButtonLink, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PhoneLink } from '@/components/ui/phone-link';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { formatPhone } from '@/lib/contact/phone';
import type { VacancyProfile } from '../data';

/** Shows how to apply for a job: the clinic's words, and where to. Nothing is sent through the site. */
export async function VacancyApply({ vacancy }: { vacancy: VacancyProfile }) {
  const [locale, t] = await getWords('vacancies');
  const { email, phone, howToApply } = vacancy;
  return (
    <section
      aria-labelledby="how-to-apply"
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="how-to-apply" className="text-xl">
        {t('howToApply')}
      </h2>
      {howToApply ? (
        <p
          className="mt-2 whitespace-pre-line text-text-soft leading-relaxed"
          {...contentLang(vacancy, locale)}
        >
          {howToApply}
        </p>
      ) : null}
      <div className="mt-4 grid justify-items-start gap-2">
        {email ? (
          <>
            <a
              href={`mailto:${email}?subject=${encodeURIComponent(vacancy.title)}`}
              className={buttonClass({})}
            >
              {t('apply')}
            </a>
            <p className="flex max-w-full items-center gap-2 text-text-soft">
              <Icon name="lucide:mail" className="size-4 shrink-0 text-accent" />
              <bdi dir="ltr" className="min-w-0 wrap-anywhere">
                {email}
              </bdi>
            </p>
          </>
        ) : null}
        {phone ? (
          <PhoneLink
            phone={phone}
            display={formatPhone({ phone })}
            icon={<Icon name="lucide:phone" className="text-accent" />}
          />
        ) : null}
        {email || phone ? null : (
          <ButtonLink href={localePath({ locale, path: '/contact' })}>{t('contact')}</ButtonLink>
        )}
      </div>
    </section>
  );
}

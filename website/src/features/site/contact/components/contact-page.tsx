import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { LabelledSection, WARM } from '@/components/ui/labelled-section';
import { LocalPhone } from '@/components/ui/local-phone';
import { whatsappHref } from '@/components/ui/phone-link';
import { Section } from '@/components/ui/section';
import { BranchCard } from '@/features/site/branches/components/branch-card';
import { listBranches } from '@/features/site/branches/data';
import { getMainInfo } from '@/features/site/main-info/data';
import { IntroHead } from '@/features/site/pages/components/intro-head';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { contactWords } from '../words';
import { ContactForm } from './contact-form';

export async function ContactPage({ locale }: { locale: Locale }) {
  const t = await getTranslations('contact');
  const [info, branches] = await Promise.all([getMainInfo(locale), listBranches({ locale })]);
  const page = localePath({ locale, path: '/contact' });
  const phone = info ? (
    <LocalPhone of={info} icon={<Icon name="lucide:phone" className="text-accent" />} />
  ) : null;
  return (
    <>
      <IntroHead page="contact" locale={locale} />
      <Container className="grid gap-8 pb-8 sm:pb-14 lg:grid-cols-12 lg:gap-16">
        <div className="lg:col-span-5 lg:col-start-8 lg:row-start-1">
          {info ? (
            <LabelledSection id="reach" title={t('reach')} look="mb-2 text-xl" className={WARM}>
              <ul>
                <li>{phone}</li>
                {info.whatsapp ? (
                  <li>
                    <a href={whatsappHref({ phone: info.whatsapp })} className="contact-link">
                      <Icon name="lucide:message-circle" className="text-accent" />
                      {t('whatsapp')}
                    </a>
                  </li>
                ) : null}
                {info.email ? (
                  <li>
                    <a href={`mailto:${info.email}`} className="contact-link">
                      <Icon name="lucide:mail" className="text-accent" />
                      <bdi dir="ltr" className="min-w-0 wrap-anywhere">
                        {info.email}
                      </bdi>
                    </a>
                  </li>
                ) : null}
              </ul>
              {info.emergencyNote ? (
                <p
                  className="mt-3 border-danger border-s-4 ps-3 text-sm"
                  {...contentLang({ lang: info.locale }, locale)}
                >
                  {info.emergencyNote}
                </p>
              ) : null}
            </LabelledSection>
          ) : null}
        </div>
        <div className="lg:col-span-7 lg:col-start-1 lg:row-start-1">
          <ContactForm
            words={await contactWords()}
            locale={locale}
            sendTo={`${page}/message`}
            page={page}
            icon={<Icon name="lucide:circle-check" className="size-8 text-accent" />}
            help={phone}
          />
        </div>
      </Container>
      {branches.length > 0 ? (
        <Section surface="sky" aria-labelledby="branches">
          <h2 id="branches" className="mb-6 text-2xl">
            {t('branches')}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
            {branches.map((branch) => (
              <BranchCard key={branch.id} branch={branch} />
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}

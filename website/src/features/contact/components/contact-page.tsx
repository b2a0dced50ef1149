import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/layout/page-head';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { PhoneLink, whatsappHref } from '@/components/ui/phone-link';
import { BranchContact } from '@/features/branches/components/branch-contact';
import { listBranches } from '@/features/branches/data';
import { getMainInfo } from '@/features/main-info/data';
import { getPageIntro } from '@/features/pages/data';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { formatPhone } from '@/lib/phone';
import { contactWords } from '../words';
import { ContactForm } from './contact-form';

/** The form, with every other way to reach the clinic beside it. */
export async function ContactPage({ locale }: { locale: Locale }) {
  const [t, intro, info, branches] = await Promise.all([
    getTranslations('contact'),
    getPageIntro({ locale, page: 'contact' }),
    getMainInfo(locale),
    listBranches({ locale }),
  ]);
  const page = localePath({ locale, path: '/contact' });
  const phone = info ? (
    <PhoneLink
      phone={info.phone}
      display={formatPhone({ phone: info.phone })}
      icon={<Icon name="lucide:phone" className="text-accent" />}
    />
  ) : null;
  return (
    <>
      <PageHead
        title={intro?.title ?? t('title')}
        text={intro?.text}
        {...(intro ? contentLang({ content: intro.lang, page: locale }) : {})}
      />
      <Container className="grid gap-12 py-10 sm:py-14 lg:grid-cols-12 lg:gap-16">
        <div className="lg:col-span-7">
          <ContactForm
            words={await contactWords()}
            locale={locale}
            sendTo={`${page}/message`}
            page={page}
            icon={<Icon name="lucide:circle-check" className="size-8 text-accent" />}
            help={phone}
          />
        </div>
        <aside className="grid content-start gap-8 lg:col-span-5">
          {info ? (
            <section aria-labelledby="reach" className="rounded-card bg-surface-warm p-5 sm:p-6">
              <h2 id="reach" className="mb-2 text-xl">
                {t('reach')}
              </h2>
              <ul>
                <li>{phone}</li>
                {info.whatsapp ? (
                  <li>
                    <a
                      href={whatsappHref({ phone: info.whatsapp })}
                      className="inline-flex min-h-11 items-center gap-2 font-semibold"
                    >
                      <Icon name="lucide:message-circle" className="text-accent" />
                      {t('whatsapp')}
                    </a>
                  </li>
                ) : null}
                {info.email ? (
                  <li>
                    <a
                      href={`mailto:${info.email}`}
                      className="inline-flex min-h-11 items-center gap-2 font-semibold"
                    >
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
                  {...contentLang({ content: info.locale, page: locale })}
                >
                  {info.emergencyNote}
                </p>
              ) : null}
            </section>
          ) : null}
          {branches.length > 0 ? (
            <section aria-labelledby="branches">
              <h2 id="branches" className="mb-3 text-xl">
                {t('branches')}
              </h2>
              <ul className="grid gap-4">
                {branches.map((branch) => (
                  <li key={branch.id} className="border-line border-t pt-4">
                    <div {...contentLang({ content: branch.lang, page: locale })}>
                      <h3 className="text-lg">{branch.name}</h3>
                      <p className="text-sm text-text-soft">{branch.address}</p>
                    </div>
                    <BranchContact branch={branch} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </aside>
      </Container>
    </>
  );
}

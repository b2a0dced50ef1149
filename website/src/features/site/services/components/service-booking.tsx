import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { getMainInfo } from '@/features/site/main-info/data';
import { NoNewBookings } from '@/features/site/next-free-times/components/no-new-bookings';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getTranslations, getWords } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import { formatPhone } from '@/lib/contact/phone';
import { cn } from '@/lib/text/cn';
import type { ServiceProfile } from '../data';

export async function ServiceBooking({ service, fees }: { service: ServiceProfile; fees: ReactNode }) {
  const locale = await getLocale();
  const [t, info] = await Promise.all([getTranslations('services'), getMainInfo(locale)]);
  return (
    <section
      aria-labelledby="booking"
      className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id="booking" className="flex items-center gap-3 text-xl">
        <Icon name={service.icon ?? 'lucide:audio-lines'} className="size-8 text-accent" />
        {t('atAGlance')}
      </h2>
      <dl className="mt-4 grid gap-4">
        <div>
          <dt className="text-sm text-text-soft">{t('howLong')}</dt>
          <dd className="font-semibold">
            {service.durationMinutes === null
              ? t('asLongAsAnAppointment')
              : t('duration', { minutes: service.durationMinutes })}
          </dd>
        </div>
        {fees}
        {service.preparation ? (
          <div>
            <dt className="text-sm text-text-soft">{t('preparation')}</dt>
            <dd className="whitespace-pre-line" {...contentLang(service, locale)}>
              {service.preparation}
            </dd>
          </div>
        ) : null}
      </dl>
      <div className="mt-5 grid gap-3">
        <BookService service={service} />
        {info ? (
          // On phones the bar at the foot calls.
          <a
            href={`tel:${info.phone}`}
            className={cn(buttonClass({ variant: 'secondary' }), 'max-sm:not-print:hidden')}
          >
            <Icon name="lucide:phone" />
            <VisuallyHidden>{t('call')}</VisuallyHidden>
            <bdi dir="ltr">{formatPhone({ phone: info.phone })}</bdi>
          </a>
        ) : null}
      </div>
    </section>
  );
}

/** The way to book it, or why there is none. */
export async function BookService({ service }: { service: ServiceProfile }) {
  const [locale, t] = await getWords('services');
  if (service.takesNoNewBookings) return <NoNewBookings what="service" />;
  return (
    <ButtonLink
      href={localePath({ locale, path: bookAppointmentPath({ service: service.number }) })}
      prefetch={false}
    >
      <Icon name="lucide:calendar-plus" />
      {t('book')}
    </ButtonLink>
  );
}

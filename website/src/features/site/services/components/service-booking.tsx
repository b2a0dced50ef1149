import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { CallButton } from '@/features/site/main-info/components/call-button';
import { BookButton } from '@/features/site/next-free-times/components/book-button';
import { NoNewBookings } from '@/features/site/next-free-times/components/no-new-bookings';
import { contentLang } from '@/i18n/content-lang';
import { getTranslations, getWords } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import type { ServiceProfile } from '../data';

export async function ServiceBooking({ service, fees }: { service: ServiceProfile; fees: ReactNode }) {
  const [locale, t] = await getWords('services');
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
        {/* On phones the bar at the foot calls. */}
        <CallButton label={t('call')} variant="secondary" className="max-sm:not-print:hidden" />
      </div>
    </section>
  );
}

export async function BookService({ service }: { service: ServiceProfile }) {
  const t = await getTranslations('services');
  if (service.takesNoNewBookings) return <NoNewBookings what="service" />;
  return (
    <BookButton path={bookAppointmentPath({ service: service.number })} prefetch={false}>
      {t('book')}
    </BookButton>
  );
}

import Link from 'next/link';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { readFees } from '@/features/site/fees/query';
import { BookLink } from '@/features/site/next-free-times/components/book-link';
import { NoNewBookings } from '@/features/site/next-free-times/components/no-new-bookings';
import { contentLang } from '@/i18n/content-lang';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { clinicZone, dateInZone } from '@/lib/time/clinic-time';
import type { DoctorProfile } from '../data';
import { yearsInPractice } from '../rules';
import { DoctorNextFree } from './doctor-next-free';
import { Portrait } from './portrait';

/** Portrait, name, what for, where, and the way to book. */
export async function DoctorHead({ doctor, locale }: { doctor: DoctorProfile; locale: Locale }) {
  const [t, feeWords, fees] = await Promise.all([
    getTranslations('doctors'),
    getTranslations('fees'),
    readFees(locale),
  ]);
  const fee = fees.ofDoctor({ doctor });
  const today = dateInZone({ instant: new Date(), timeZone: clinicZone(doctor.branches) });
  const years = yearsInPractice(doctor.practisingSince, today);
  const words = contentLang({ content: doctor.lang, page: locale });
  return (
    <header className="bg-surface-sky">
      <Container className="flex flex-wrap gap-x-4 pt-4 pb-12 sm:grid sm:grid-cols-[13rem_1fr] sm:grid-rows-[auto_auto_1fr] sm:gap-x-8 sm:pb-16 lg:grid-cols-[19rem_1fr] lg:gap-x-14">
        <div className="col-span-2 mb-3 basis-full sm:mb-5">
          <Breadcrumb
            label={t('breadcrumb')}
            parent={{ href: localePath({ locale, path: '/doctors' }), label: t('title') }}
            words={words}
          >
            {doctor.name}
          </Breadcrumb>
        </div>
        <div className="w-[6.5rem] shrink-0 sm:row-span-2 sm:w-auto">
          <Portrait doctor={doctor} size="profile" preload />
        </div>
        {/* Stands at the top, not above the end of what follows: painted before all of that has arrived, it would move. */}
        <div className="min-w-0 grow basis-36 self-center sm:self-start" {...words}>
          <h1 className="text-2xl sm:text-4xl">{doctor.name}</h1>
          {doctor.title ? (
            <p className="mt-1 text-text-soft leading-snug sm:mt-2 sm:text-lg">{doctor.title}</p>
          ) : null}
        </div>
        <div className="min-w-0 basis-full">
          <ul className="mt-5 flex flex-wrap gap-2" aria-label={t('specialties')}>
            {doctor.specialties.map((specialty) => (
              <li key={specialty.id} {...contentLang({ content: specialty.lang, page: locale })}>
                <Link
                  href={localePath({ locale, path: `/doctors?specialty=${specialty.number}` })}
                  prefetch={false}
                  className="inline-flex min-h-11 items-center gap-2 rounded-pill border border-line bg-surface px-4 font-semibold text-action text-sm hover:border-action"
                >
                  <Icon name={specialty.icon ?? 'lucide:audio-lines'} className="size-5 text-accent" />
                  {specialty.name}
                </Link>
              </li>
            ))}
          </ul>
          {doctor.languages ? (
            <p className="mt-4 flex items-center gap-2 text-sm">
              <Icon name="lucide:languages" className="size-5 text-action" />
              <span className="text-text-soft">{t('languages')}</span>
              <span {...words}>{doctor.languages}</span>
            </p>
          ) : null}
          {years === null ? null : (
            <p className="mt-3 flex items-center gap-2 text-sm">
              <Icon name="lucide:award" className="size-5 text-action" />
              {t('yearsInPractice', { years })}
            </p>
          )}
          {fee ? (
            <p className="mt-3 flex items-center gap-2 text-sm">
              <Icon name="lucide:wallet" className="size-5 text-action" />
              <span className="sr-only">{feeWords('label')}: </span>
              <a href="#fees" className="inline-flex min-h-6 items-center underline underline-offset-4">
                {fee}
              </a>
            </p>
          ) : null}
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            {doctor.takesNoNewBookings ? (
              <NoNewBookings what="doctor" />
            ) : (
              <>
                <BookLink doctor={doctor.number} locale={locale} className={buttonClass({})}>
                  <Icon name="lucide:calendar-plus" />
                  {t('bookAppointment')}
                </BookLink>
                {/* Its place does not depend on the answer: beside the button or below it, nothing moves when it comes. */}
                <div className="basis-full sm:grow sm:basis-64">
                  <DoctorNextFree doctor={doctor} />
                </div>
              </>
            )}
          </div>
        </div>
      </Container>
    </header>
  );
}

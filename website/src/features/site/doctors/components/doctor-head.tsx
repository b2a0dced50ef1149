import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { List } from '@/components/ui/list';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { readFees } from '@/features/site/fees/query';
import { BookLink } from '@/features/site/next-free-times/components/book-link';
import { NoNewBookings } from '@/features/site/next-free-times/components/no-new-bookings';
import { EntryBreadcrumb } from '@/features/site/pages/components/entry-head';
import { PathLink } from '@/features/site/pages/components/entry-link';
import { contentLang } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { clinicZone, dateInZone } from '@/lib/time/clinic-time';
import type { DoctorProfile } from '../data';
import { yearsInPractice } from '../rules';
import { Portrait } from './portrait';

export async function DoctorHead({ doctor, locale }: { doctor: DoctorProfile; locale: Locale }) {
  const [, t, feeWords] = await getWords('doctors', 'fees');
  const fees = await readFees(locale);
  const fee = fees.ofDoctor({ doctor });
  const today = dateInZone({ instant: new Date(), timeZone: clinicZone(doctor.branches) });
  const years = yearsInPractice(doctor.practisingSince, today);
  const words = contentLang(doctor, locale);
  return (
    <header>
      <Container className="doctor-head">
        <div className="col-span-2 sm:mb-3">
          <EntryBreadcrumb section="doctor" title={doctor.name} lang={doctor.lang} />
        </div>
        <div className="sm:row-span-2">
          <Portrait doctor={doctor} size="profile" preload />
        </div>
        {/* Stands at the top, not above the end of what follows: painted before all of that has arrived, it would move. */}
        <div className="min-w-0" {...words}>
          <h1 className="text-2xl sm:text-4xl">{doctor.name}</h1>
          {doctor.title ? (
            <p className="mt-1 text-text-soft leading-snug sm:mt-2 sm:text-lg">{doctor.title}</p>
          ) : null}
        </div>
        <div className="col-span-2 min-w-0 sm:col-span-1">
          <List className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {doctor.specialties.map((specialty) => (
              <li key={specialty.id} {...contentLang(specialty, locale)}>
                <PathLink path={`/doctors?specialty=${specialty.number}`} className="text-link">
                  <Icon name={specialty.icon ?? 'lucide:audio-lines'} className="text-accent" />
                  <VisuallyHidden>{t('specialties')}: </VisuallyHidden>
                  {specialty.name}
                </PathLink>
              </li>
            ))}
            {fee ? (
              <li className="flex items-center gap-2">
                <Icon name="lucide:wallet" className="text-accent" />
                <VisuallyHidden>{feeWords('label')}: </VisuallyHidden>
                <a href="#fees" className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {fee}
                </a>
              </li>
            ) : null}
            {doctor.languages ? (
              <li className="flex items-center gap-2">
                <Icon name="lucide:languages" label={t('languages')} className="text-accent" />
                <span {...words}>{doctor.languages}</span>
              </li>
            ) : null}
            {years === null ? null : (
              <li className="flex items-center gap-2">
                <Icon name="lucide:award" className="text-accent" />
                {t('yearsInPractice', { years })}
              </li>
            )}
          </List>
          <div className="mt-1 sm:mt-5">
            {doctor.takesNoNewBookings ? (
              <NoNewBookings what="doctor" />
            ) : (
              <BookLink
                doctor={doctor.number}
                locale={locale}
                className={cn(buttonClass({}), 'max-sm:hidden')}
              >
                <Icon name="lucide:calendar-plus" />
                {t('bookAppointment')}
              </BookLink>
            )}
          </div>
        </div>
      </Container>
    </header>
  );
}

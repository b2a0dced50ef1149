import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { LabelledSection } from '@/components/ui/labelled-section';
import { Link } from '@/components/ui/link';
import { LocalPhone } from '@/components/ui/local-phone';
import { BranchContact } from '@/features/site/branches/components/branch-contact';
import { HoursList } from '@/features/site/branches/components/hours-list';
import { KnownService } from '@/features/site/next-free-times/components/known-appointment';
import { WeekOfTimes } from '@/features/site/next-free-times/components/week-of-times';
import { contentLang } from '@/i18n/content-lang';
import { localePath } from '@/i18n/routing';
import { getWords } from '@/i18n/translations';
import { bookAppointmentPath } from '@/lib/address/booking-address';
import { entryHref } from '@/lib/address/entry-address';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { DoctorProfile, Practice } from '../data';
import { hoursOfShifts } from '../rules';
import { weekBranches } from '../week-query';

/** A week of free times over all branches; without script, the way to the booking, which needs none. */
export async function DoctorTimes({ doctor }: { doctor: DoctorProfile }) {
  const [locale, t] = await getWords('availability.week');
  if (weekBranches(doctor).length === 0) return null;
  return (
    <Container className="print:hidden">
      <Card as="section" aria-labelledby="free-times">
        <WeekOfTimes
          doctor={doctor.number}
          heading={
            <div>
              <h2 id="free-times" className="text-2xl">
                {t('title')}
              </h2>
              <p className="mt-1 text-sm text-text-soft">
                <KnownService pattern={t.raw('forService')} />{' '}
                <span className="max-sm:sr-only">{t('text')}</span>
              </p>
            </div>
          }
          numbers={
            <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
              {doctor.practices.map(({ branch }) => (
                <li key={branch.id}>
                  <p className="font-semibold text-sm" {...contentLang(branch, locale)}>
                    {branch.name}
                  </p>
                  <BranchContact branch={branch} />
                </li>
              ))}
            </ul>
          }
        />
        <noscript>
          <p>
            <a
              href={localePath({ locale, path: bookAppointmentPath({ doctor: doctor.number }) })}
              className="font-semibold text-action underline"
            >
              {t('script')}
            </a>
          </p>
        </noscript>
      </Card>
    </Container>
  );
}

export async function PracticeHours({ practices }: { practices: Practice[] }) {
  const [locale, t] = await getWords('doctors');
  if (practices.length === 0) return null;
  const day = (date: string) => formatCalendarDate({ date, locale, style: 'day' });
  return (
    <LabelledSection id="where-and-when" title={t('whereAndWhen')} look="mb-2 text-2xl">
      <ul className="border-line border-t">
        {practices.map(({ branch, hours }) => (
          <li key={branch.id} className="border-line border-b py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 text-action text-sm">
              <h3 className="text-lg" {...contentLang(branch, locale)}>
                <Link
                  href={entryHref('branches', branch, locale)}
                  className="contact-link hover:underline hover:underline-offset-4"
                >
                  <Icon name="lucide:map-pin" className="size-5 text-accent" />
                  {branch.name}
                </Link>
              </h3>
              <LocalPhone of={branch} icon={<Icon name="lucide:phone" className="size-4" />} />
            </div>
            <p className="mb-2 text-sm text-text-soft leading-snug" {...contentLang(branch, locale)}>
              {branch.address}
            </p>
            <div>
              <HoursList hours={hoursOfShifts(hours.shifts)} country={branch.country} hideClosed />
            </div>
            {hours.startsOn ? (
              <p className="mt-2 text-sm">{t('hours.startsOn', { date: day(hours.startsOn) })}</p>
            ) : null}
            {hours.endsOn ? (
              <p className="mt-2 text-sm">{t('hours.endsOn', { date: day(hours.endsOn) })}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </LabelledSection>
  );
}

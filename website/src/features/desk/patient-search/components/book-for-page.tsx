import Link from 'next/link';
import { BackLink } from '@/components/ui/action-link';
import { buttonClass } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { PlaceFilter } from '@/features/desk/staff-booking/components/place-filter';
import { WeekLinks } from '@/features/desk/staff-booking/components/week-links';
import type { PlacePage } from '@/features/desk/staff-booking/place-query';
import { ANY_DOCTOR, freeDays } from '@/features/desk/staff-booking/rules';
import { newAppointmentPath } from '@/features/desk/staff-calendar/rules';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate, formatTime } from '@/lib/time/clinic-time';
import { bookForPath } from '../rules';

export async function BookForPage({
  id,
  name,
  back,
  page,
}: {
  id: string;
  name: string;
  back: string;
  page: PlacePage;
}) {
  const [locale, t, calendar] = await getWords('patientSearch', 'staffCalendar');
  const { branch, doctor, service, from, today } = page;
  const place = { branch: branch.id, doctor: doctor ?? ANY_DOCTOR, service };
  const days = freeDays(page.calendar, locale);
  return (
    <Container narrow>
      <BackLink href={back}>
        <bdi>{name}</bdi>
      </BackLink>
      <h1 className="text-2xl">{t('book')}</h1>
      <PlaceFilter page={page} action={bookForPath(locale, id)} submit={calendar('move.show')} />
      <WeekLinks
        from={from}
        today={today}
        pathOf={(day) => bookForPath(locale, id, { ...place, from: day })}
      />
      {days.length === 0 ? <p className="mt-4 text-text-soft">{calendar('move.none')}</p> : null}
      {days.map(({ date, doctor: with_, times }) => {
        const day = formatCalendarDate({ date, locale, style: 'long' });
        return (
          <section key={`${date} ${with_.id}`} className="mt-5">
            <h2 className="mb-2 text-base">
              {doctor === null ? calendar('move.withDoctor', { day, doctor: with_.name }) : day}
            </h2>
            <ul className="flex flex-wrap gap-2">
              {times.map((startsAt) => {
                const time = formatTime({ instant: startsAt, timeZone: branch.timeZone, locale });
                const wanted = { branch: branch.id, doctor: with_.id, startsAt, isOverbooking: false };
                return (
                  <li key={startsAt}>
                    <Link
                      href={newAppointmentPath({ locale, wanted, patient: id, service })}
                      prefetch={false}
                      className={buttonClass({ variant: 'secondary', size: 'sm' })}
                    >
                      <span aria-hidden="true">{time}</span>
                      <span className="sr-only">
                        {calendar('book', { time: calendar('onDay', { day, time }), doctor: with_.name })}
                      </span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </Container>
  );
}

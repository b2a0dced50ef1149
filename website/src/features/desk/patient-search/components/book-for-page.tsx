import { ActionButton } from '@/components/ui/action-link';
import { bookForAddress } from '@/features/desk/appointments/address';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { PlaceChoice } from '@/features/desk/staff-booking/components/place-choice';
import type { PlacePage } from '@/features/desk/staff-booking/query';
import { freeDays } from '@/features/desk/staff-booking/rules';
import { newAppointmentAddress } from '@/features/desk/staff-calendar/address';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate, formatTime } from '@/lib/time/clinic-time';

interface Props {
  id: string;
  name: string;
  back: string;
  page: PlacePage;
}

export async function BookForPage({ id, name, back, page }: Props) {
  const [locale, t, calendar] = await getWords('patientSearch', 'staffCalendar');
  const { branch, doctor, service } = page;
  const days = freeDays(page.calendar, locale);
  return (
    <DeskPage narrow title={t('book')} back={{ href: back, label: <bdi>{name}</bdi> }}>
      <PlaceChoice page={page} address={bookForAddress(id)} />
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
                const wanted = { branch: branch.id, doctor: with_.id, startsAt, service, patient: id };
                return (
                  <li key={startsAt}>
                    <ActionButton href={newAppointmentAddress.path(locale, wanted)}>
                      <span aria-hidden="true">{time}</span>
                      <span className="sr-only">
                        {calendar('book', { time: calendar('onDay', { day, time }), doctor: with_.name })}
                      </span>
                    </ActionButton>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </DeskPage>
  );
}

import { ButtonLink } from '@/components/ui/button';
import { LabelledSection } from '@/components/ui/labelled-section';
import type { OwnAppointment } from '@/contract/appointment';
import { wholeNumber } from '@/contract/booking-number';
import { appointmentPage } from '@/features/booking/booked/address';
import { getWords } from '@/i18n/translations';
import { dateInZone, sayTime } from '@/lib/time/clinic-time';
import { readDay } from '../day-data';
import { todoOf } from '../rules';

/** Leads on to the other appointments of the day that this browser has opened, the first that waits for something ahead. */
export async function OthersOfDay({ appointment }: { appointment: OwnAppointment }) {
  const { bookingNumber, startsAt, timeZone, firstName, checkIn, questions } = appointment;
  if (checkIn === null && questions === null) return null;
  const day = await readDay(dateInZone({ instant: startsAt, timeZone }));
  const others = day.filter((one) => wholeNumber(one.bookingNumber) !== wholeNumber(bookingNumber));
  if (others.length === 0) return null;
  const [locale, t] = await getWords('appointment.day');
  const next = others.find((one) => todoOf(one) !== null);
  const isDone = todoOf(appointment) === null;
  const title = isDone && next ? (checkIn ? 'checkedIn' : 'answered') : 'title';
  return (
    <LabelledSection
      id="day-title"
      title={t.rich(title, { name: () => <bdi>{firstName}</bdi> })}
      className="my-4 rounded-card border border-line bg-surface p-panel print:hidden"
    >
      <ul className="mt-3 grid gap-3">
        {others.map((one) => {
          const todo = todoOf(one);
          const part = todo === 'questions' ? '/questions' : '';
          const time = sayTime({ instant: one.startsAt, timeZone: one.timeZone, locale });
          return (
            <li key={one.bookingNumber} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <ButtonLink
                href={appointmentPage(locale, one.bookingNumber, part)}
                variant={one === next && isDone ? 'primary' : 'secondary'}
                prefetch={false}
              >
                <span>
                  {t.rich(one === next && isDone ? 'next' : 'other', {
                    name: () => <bdi>{one.firstName}</bdi>,
                    time,
                  })}
                </span>
              </ButtonLink>
              {todo ? <span className="text-sm text-text-soft">{t(`todo.${todo}`)}</span> : null}
            </li>
          );
        })}
      </ul>
    </LabelledSection>
  );
}

import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { DayEntry } from '@/contract/calendar';
import { OverbookedMark } from '@/features/appointments/components/overbooked-mark';
import { appointmentPath, movePath } from '@/features/appointments/rules';
import { LOOKS, lookOf, type Place } from '../look-rules';
import { newAppointmentPath } from '../rules';

/** An appointment in the calendar, with the ways to move it and, for managers, to put a second one beside it. */
export async function AppointmentEntry({
  locale,
  entry,
  place,
  time,
  className,
}: {
  locale: Locale;
  entry: Extract<DayEntry, { kind: 'appointment' }>;
  place: Place;
  time: string;
  className: string;
}) {
  const [t, words] = await Promise.all([getTranslations('staffCalendar'), getTranslations('appointments')]);
  const { appointment, startsAt } = entry;
  const name = appointment.name ?? words('erased');
  const { icon } = LOOKS[lookOf(entry)];
  const isAhead = new Date(startsAt) > new Date();
  const isLive = isAhead && (appointment.status === 'pending' || appointment.status === 'confirmed');
  const small =
    'inline-flex min-h-8 items-center gap-1 rounded-control px-1 font-semibold text-action underline-offset-4 hover:underline';
  const { branch, doctor } = place;
  const wanted = { branch, doctor, startsAt, isOverbooking: true };
  return (
    <div className={className}>
      {appointment.isOverbooked ? <OverbookedMark /> : null}
      <Link
        href={appointmentPath({ locale, id: appointment.documentId })}
        prefetch={false}
        className="block min-h-8 font-semibold hover:underline"
      >
        <span className="flex items-center gap-1.5">
          <Icon name={icon} className="size-4 shrink-0" />
          {time}
          <span className="sr-only">, {t(`kinds.${lookOf(entry)}`)},</span>
        </span>
        <span className="block break-words text-text">
          <bdi>{name}</bdi>
        </span>
      </Link>
      {appointment.elsewhere ? <p>{t('inBranch', { branch: appointment.elsewhere[locale] })}</p> : null}
      {isLive ? (
        <p className="-mx-1 flex flex-wrap gap-x-2 print:hidden">
          <Link
            href={movePath({ locale, id: appointment.documentId })}
            prefetch={false}
            className={small}
            aria-label={t('rescheduleAppointment', { name, time })}
          >
            {t('move.link')}
          </Link>
          {place.mayOverbook && !appointment.isOverbooked && !appointment.elsewhere ? (
            <Link
              href={newAppointmentPath({ locale, wanted })}
              prefetch={false}
              className={small}
              aria-label={t('overbook.label', { time })}
            >
              {t('overbook.link')}
            </Link>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

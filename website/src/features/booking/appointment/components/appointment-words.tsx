import type { Locale } from 'next-intl';
import type { OwnAppointment } from '@/contract/appointment';
import { ZoneNote } from '@/features/booking/times/components/zone-note';
import { formatDate, sayTime } from '@/lib/time/clinic-time';

/** A time of an appointment in two lines, by the branch's clock. */
export function AppointmentTime({
  locale,
  startsAt,
  timeZone,
}: {
  locale: Locale;
  startsAt: string;
  timeZone: string;
}) {
  const moment = { instant: startsAt, timeZone, locale };
  return (
    <>
      <span className="block font-bold text-brand text-lg">{formatDate(moment)}</span>
      <span className="block font-bold text-brand text-lg">
        {sayTime(moment)}
        <ZoneNote locale={locale} timeZone={timeZone} instant={startsAt} />
      </span>
    </>
  );
}

/** Doctor, branch and time of an appointment, for the questions about it. */
export function AppointmentWords({ locale, appointment }: { locale: Locale; appointment: OwnAppointment }) {
  return (
    <div className="mt-4 rounded-control bg-surface-sky p-edge">
      <AppointmentTime locale={locale} startsAt={appointment.startsAt} timeZone={appointment.timeZone} />
      <p className="mt-1">
        {[appointment.doctor.name?.[locale], appointment.branch.name?.[locale]].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 text-sm text-text-soft">
        <bdi dir="ltr" className="tabular-nums">
          {appointment.bookingNumber}
        </bdi>
      </p>
    </div>
  );
}

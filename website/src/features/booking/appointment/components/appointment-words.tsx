import { getLocale } from 'next-intl/server';
import { nameLine } from '@/components/ui/name-line';
import type { OwnAppointment } from '@/contract/appointment';
import { ZoneNote } from '@/features/booking/times/components/zone-note';
import { formatDate, sayTime } from '@/lib/time/clinic-time';

/** A time of an appointment in two lines, by the branch's clock. */
export async function AppointmentTime({ startsAt, timeZone }: { startsAt: string; timeZone: string }) {
  const locale = await getLocale();
  const moment = { instant: startsAt, timeZone, locale };
  return (
    <>
      <span className="block font-bold text-brand text-lg">{formatDate(moment)}</span>
      <span className="block font-bold text-brand text-lg">
        {sayTime(moment)}
        <ZoneNote {...moment} />
      </span>
    </>
  );
}

/** Doctor, branch and time of an appointment, for the questions about it. */
export async function AppointmentWords({ appointment }: { appointment: OwnAppointment }) {
  const locale = await getLocale();
  return (
    <div className="mt-4 rounded-control bg-surface-sky p-edge">
      <AppointmentTime {...appointment} />
      <p className="mt-1">{nameLine(locale, appointment.doctor.name, appointment.branch.name)}</p>
      <p className="mt-1 text-sm text-text-soft">
        <bdi dir="ltr" className="tabular-nums">
          {appointment.bookingNumber}
        </bdi>
      </p>
    </div>
  );
}

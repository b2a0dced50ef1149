import type { Locale } from 'next-intl';
import type { OwnAppointment } from '@/contract/appointment';
import { ZoneNote } from '@/features/calendar/components/zone-note';
import { formatDate, formatTime } from '@/lib/clinic-time';

/** A time of a visit in two lines, by the branch's clock. */
export function VisitTime({
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
        {formatTime(moment)}
        <ZoneNote locale={locale} timeZone={timeZone} instant={startsAt} />
      </span>
    </>
  );
}

/** Doctor, branch and time of a visit, for the questions about it. */
export function VisitWords({ locale, visit }: { locale: Locale; visit: OwnAppointment }) {
  return (
    <div className="mt-4 rounded-control bg-surface-sky p-edge">
      <VisitTime locale={locale} startsAt={visit.startsAt} timeZone={visit.timeZone} />
      <p className="mt-1">
        {[visit.doctor.name?.[locale], visit.branch.name?.[locale]].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 text-sm text-text-soft">
        <bdi dir="ltr" className="tabular-nums">
          {visit.bookingNumber}
        </bdi>
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import { nameLine } from '@/components/ui/name-line';
import type { VisitOfSeries } from '@/contract/series';
import { getWords } from '@/i18n/translations';
import { formatDate, sayTime } from '@/lib/time/clinic-time';

interface Props<Visit extends VisitOfSeries> {
  visits: Visit[];
  /** Booking number of the visit whose page it is. */
  open: string;
  pathOf: (visit: Visit) => string;
  markOf: (visit: Visit) => ReactNode;
}

/** The visits of a series in order, each with its state; all but the one that is open lead to their pages. */
export async function SeriesList<Visit extends VisitOfSeries>(props: Props<Visit>) {
  const { visits, open, pathOf, markOf } = props;
  if (visits.length === 0) return null;
  const [locale, t] = await getWords('appointment.series');
  const doctor = visits.find(({ bookingNumber }) => bookingNumber === open)?.doctor?.[locale];
  return (
    <>
      <h2 id="series-title" className="text-lg">
        {t('title')}
      </h2>
      <ol aria-labelledby="series-title" className="mt-1 divide-y divide-line">
        {visits.map((visit) => {
          const { bookingNumber, startsAt: instant, timeZone } = visit;
          const moment = { instant, timeZone, locale };
          const when = `${formatDate({ ...moment, style: 'medium' })} · ${sayTime(moment)}`;
          return (
            <li key={bookingNumber} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
              <span>
                {bookingNumber === open ? (
                  <strong aria-current="page" className="inline-flex min-h-11 items-center">
                    {when}
                  </strong>
                ) : (
                  <a href={pathOf(visit)} className="text-link">
                    {when}
                  </a>
                )}
                {visit.doctor?.[locale] === doctor ? null : (
                  <span className="block text-sm">{nameLine(locale, visit.doctor)}</span>
                )}
              </span>
              {markOf(visit)}
            </li>
          );
        })}
      </ol>
    </>
  );
}

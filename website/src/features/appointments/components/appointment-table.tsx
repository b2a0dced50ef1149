import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Appointment } from '@/contract/appointment';
import { columnLabels } from '../column-words';
import { appointmentPath } from '../rules';
import type { Column } from '../schema';
import { AppointmentCell } from './appointment-cell';

/** The appointments as a table of the chosen columns; on phones each row is a card. */
export async function AppointmentTable({
  locale,
  appointments,
  columns,
}: {
  locale: Locale;
  appointments: Appointment[];
  columns: readonly Column[];
}) {
  const [t, labels] = await Promise.all([getTranslations('appointments'), columnLabels()]);
  const head = 'px-3 py-3 text-start font-semibold text-sm text-text-soft print:px-1';
  const cell =
    'px-3 py-2 align-middle max-lg:block max-lg:px-4 max-lg:py-1 print:table-cell! print:px-1 print:text-sm';
  return (
    // All columns together are wider than the page; its links let the keyboard scroll it.
    <div className="lg:relative lg:overflow-x-auto print:overflow-visible">
      <table className="w-full border-separate border-spacing-0 rounded-card max-lg:block lg:bg-surface lg:border lg:border-line print:table! print:border-0">
        <thead className="max-lg:sr-only print:not-sr-only print:table-header-group!">
          <tr>
            <th scope="col" className={head}>
              {t('columns.number')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={head}>
                {labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block max-lg:space-y-3 lg:[&_td]:border-line lg:[&_td]:border-t lg:[&_th]:border-line lg:[&_th]:border-t print:table-row-group! print:[&_td]:border-line print:[&_td]:border-t">
          {appointments.map((appointment) => (
            <tr
              key={appointment.documentId}
              className="break-inside-avoid max-lg:grid max-lg:items-center max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:py-3 md:max-lg:grid-cols-3 lg:hover:bg-surface-sky/40 print:table-row!"
            >
              <th scope="row" className={`${cell} text-start`}>
                <Link
                  href={appointmentPath({ locale, id: appointment.documentId })}
                  prefetch={false}
                  aria-label={t('open', { number: appointment.bookingNumber })}
                  className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4 print:min-h-0"
                >
                  <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
                    {appointment.bookingNumber}
                  </bdi>
                </Link>
              </th>
              {columns.map((column) => (
                <td key={column} className={cell}>
                  <AppointmentCell
                    locale={locale}
                    column={column}
                    appointment={appointment}
                    country={appointment.branch.country ?? undefined}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

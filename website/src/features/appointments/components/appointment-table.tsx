import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { Branch } from '@/features/branches/data';
import { formatDate, formatTime } from '@/lib/clinic-time';
import { appointmentPath } from '../rules';
import type { Appointment } from '../schema';
import { ContactLinks } from './contact-links';
import { OverbookedMark } from './overbooked-mark';
import { StatusBadge } from './status-badge';

/** The appointments as a table; on phones each row is a card. */
export async function AppointmentTable({
  locale,
  appointments,
  branches,
}: {
  locale: Locale;
  appointments: Appointment[];
  branches: Branch[];
}) {
  const t = await getTranslations('appointments');
  const head = 'px-3 py-3 text-start font-semibold text-sm text-text-soft';
  const cell = 'px-3 py-2 align-middle max-lg:block max-lg:px-4 max-lg:py-1';
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card bg-surface max-lg:block lg:border lg:border-line">
      <thead className="max-lg:sr-only">
        <tr>
          <th scope="col" className={head}>
            {t('columns.number')}
          </th>
          <th scope="col" className={head}>
            {t('columns.status')}
          </th>
          <th scope="col" className={head}>
            {t('columns.when')}
          </th>
          <th scope="col" className={head}>
            {t('columns.patient')}
          </th>
          <th scope="col" className={head}>
            {t('columns.doctor')}
          </th>
          <th scope="col" className={head}>
            {t('columns.branch')}
          </th>
          <th scope="col" className={head}>
            {t('columns.phone')}
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:space-y-3 lg:[&_td]:border-line lg:[&_td]:border-t lg:[&_th]:border-line lg:[&_th]:border-t">
        {appointments.map((appointment) => {
          const branch = branches.find((one) => one.id === appointment.branch.documentId);
          const name = `${appointment.firstName} ${appointment.lastName}`;
          const moment = { instant: appointment.startsAt, timeZone: appointment.timeZone, locale };
          return (
            <tr
              key={appointment.documentId}
              className="max-lg:grid max-lg:items-center max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:py-3 md:max-lg:grid-cols-3 lg:hover:bg-surface-sky/40"
            >
              <th scope="row" className={`${cell} text-start`}>
                <Link
                  href={appointmentPath({ locale, id: appointment.documentId })}
                  prefetch={false}
                  aria-label={t('open', { number: appointment.bookingNumber })}
                  className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4"
                >
                  <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
                    {appointment.bookingNumber}
                  </bdi>
                </Link>
              </th>
              <td className={cell}>
                <StatusBadge status={appointment.status} />
                {appointment.isOverbooked ? <OverbookedMark /> : null}
              </td>
              <td className={`${cell} font-semibold`}>
                <span className="lg:block">{formatDate({ ...moment, style: 'medium' })}</span>{' '}
                <span className="lg:block lg:font-normal">{formatTime(moment)}</span>
              </td>
              <td className={cell}>
                <bdi className="font-semibold">{name}</bdi>
              </td>
              <td className={cell}>{appointment.doctor.name?.[locale]}</td>
              <td className={cell}>{appointment.branch.name?.[locale]}</td>
              <td className={cell}>
                <ContactLinks phone={appointment.phone} name={name} country={branch?.country} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

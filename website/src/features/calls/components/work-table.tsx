import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { WorkRow } from '@/contract/appointment';
import { CallDue } from '@/features/appointments/components/call-due';
import { ToBeMovedMark } from '@/features/appointments/components/to-be-moved-mark';
import { appointmentPath } from '@/features/appointments/rules';
import { daysUntil, formatDate, formatTime } from '@/lib/clinic-time';

/** Whom to call, what is due first at the top; on phones each row is a card. */
export async function WorkTable({
  locale,
  rows,
  open,
  now,
}: {
  locale: Locale;
  rows: WorkRow[];
  open: string | null;
  now: number;
}) {
  const [t, words] = await Promise.all([getTranslations('calls'), getTranslations('appointments')]);
  const head =
    'px-3 py-2 text-start font-semibold text-sm text-text-soft lg:sticky lg:top-0 lg:z-10 lg:bg-surface lg:first:rounded-ss-card lg:last:rounded-se-card';
  const cell = 'px-3 py-1.5 align-middle max-lg:block max-lg:px-4 max-lg:py-0.5';
  const columns = [
    t('due.label'),
    words('columns.patient'),
    words('columns.when'),
    words('columns.doctor'),
    words('columns.branch'),
    words('columns.number'),
  ];
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card max-lg:block lg:bg-surface lg:border lg:border-line">
      <thead className="max-lg:sr-only">
        <tr>
          {columns.map((label) => (
            <th key={label} scope="col" className={head}>
              {label}
            </th>
          ))}
          <td className={head} />
        </tr>
      </thead>
      <tbody className="max-lg:block max-lg:space-y-3 lg:[&_td]:border-line lg:[&_td]:border-t lg:[&_th]:border-line lg:[&_th]:border-t">
        {rows.map((row) => {
          const name = `${row.firstName} ${row.lastName}`;
          const moment = { instant: row.startsAt, timeZone: row.timeZone, locale };
          const isToday = daysUntil({ ...moment, now: new Date(now) }) === 0;
          const { openedBy, tries } = row.call;
          return (
            <tr
              key={row.documentId}
              className="max-lg:grid max-lg:items-center max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:py-2 md:max-lg:grid-cols-3 lg:hover:bg-surface-sky/40"
              {...(row.documentId === open ? { 'aria-current': true } : {})}
            >
              <td className={cell}>
                <span className="text-text-soft lg:hidden">{t('due.label')} </span>
                <CallDue locale={locale} appointment={row} now={now} />
                {tries > 0 ? (
                  <span className="block font-normal text-sm text-text-soft">
                    {t('tries', { count: tries })}
                  </span>
                ) : null}
              </td>
              <th scope="row" className={`${cell} text-start`}>
                <bdi>{name}</bdi>
              </th>
              <td className={`${cell} lg:whitespace-nowrap`}>
                {isToday ? (
                  <>
                    <strong className="lg:block">{t('due.today')}</strong>{' '}
                  </>
                ) : null}
                <span className="lg:block">{formatDate({ ...moment, style: 'medium' })}</span>{' '}
                <span className="lg:block">{formatTime(moment)}</span>
                {row.isToBeMoved ? <ToBeMovedMark /> : null}
              </td>
              <td className={cell}>{row.doctor.name?.[locale]}</td>
              <td className={cell}>{row.branch.name?.[locale]}</td>
              <td className={cell}>
                <Link
                  href={appointmentPath({ locale, id: row.documentId })}
                  prefetch={false}
                  aria-label={words('open', { number: row.bookingNumber })}
                  className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
                >
                  <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
                    {row.bookingNumber}
                  </bdi>
                </Link>
              </td>
              <td className={`${cell} lg:text-end`}>
                {openedBy ? (
                  <Badge tone="neutral" icon={<Icon name="lucide:phone-call" className="size-4" />}>
                    {openedBy.isYou ? t('withYou') : t('with', { name: openedBy.name ?? '' })}
                  </Badge>
                ) : (
                  <button
                    type="submit"
                    form="open-call"
                    name="id"
                    value={row.documentId}
                    aria-label={t('openRequest', { name })}
                    className={buttonClass({ variant: 'secondary', size: 'sm' })}
                  >
                    {t('open')}
                  </button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import type { Counts } from '@/contract/appointment';
import { getWords } from '@/i18n/translations';
import { asChosen } from '@/lib/address/list-memory';
import { addDays } from '@/lib/time/week';
import { appointmentsAddress } from '../address';
import { COUNTED, isOnDay, onDay } from '../rules';
import type { AppointmentFilter } from '../schema';

const PILL =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-pill border bg-surface px-3 font-semibold text-sm';
const CHOICE =
  'border-line text-text-soft hover:border-action aria-[current=true]:border-brand aria-[current=true]:bg-surface-sky aria-[current=true]:text-action-strong';

/** Number of appointments of each status, each a link; beside them today and tomorrow. */
export async function CountFilters({
  counts,
  filter,
  today,
}: {
  counts: Counts;
  filter: AppointmentFilter;
  today: string;
}) {
  const [locale, t] = await getWords('appointments.counts');
  const number = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  const days = { today, tomorrow: addDays({ date: today, days: 1 }) };
  return (
    <nav aria-label={t('label')} className="min-w-0">
      {/* On narrow screens they scroll sideways, so that rows of the list stand in the first screen. */}
      <ul className="flex gap-2 overflow-x-auto max-md:-mx-edge max-md:px-edge">
        {COUNTED.map((key) => {
          const status = key === 'total' ? null : key;
          return (
            <li key={key}>
              <Link
                href={asChosen(appointmentsAddress.path(locale, { ...filter, status, page: 1 }))}
                prefetch={false}
                className={`${PILL} ${CHOICE}`}
                {...(filter.status === status ? { 'aria-current': 'true' as const } : {})}
              >
                <span className="text-brand tabular-nums">{number.format(counts[key])}</span>
                <span>{t(key)}</span>
              </Link>
            </li>
          );
        })}
        {(['today', 'tomorrow'] as const).map((day) => (
          <li key={day}>
            <Link
              href={asChosen(appointmentsAddress.path(locale, onDay(filter, days[day])))}
              prefetch={false}
              className={`${PILL} ${CHOICE}`}
              {...(isOnDay(filter, days[day]) ? { 'aria-current': 'true' as const } : {})}
            >
              {t(day)}
            </Link>
          </li>
        ))}
        {counts.toBeMoved > 0 || filter.toBeMoved ? (
          <li>
            <Link
              href={asChosen(
                appointmentsAddress.path(locale, {
                  ...filter,
                  toBeMoved: filter.toBeMoved ? null : 'true',
                  status: null,
                  page: 1,
                }),
              )}
              prefetch={false}
              className={`${PILL} border-danger text-danger`}
            >
              <Icon name="lucide:calendar-clock" />
              {filter.toBeMoved ? t('notOnlyToBeMoved') : t('toBeMoved', { count: counts.toBeMoved })}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

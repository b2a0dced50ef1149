import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Counts } from '@/contract/appointment';
import { COUNTED, listPath } from '../rules';
import type { AppointmentFilter } from '../schema';

/** How many appointments there are of each status; each number leads to exactly those. */
export async function CountFilters({
  locale,
  counts,
  filter,
}: {
  locale: Locale;
  counts: Counts;
  filter: AppointmentFilter;
}) {
  const t = await getTranslations('appointments.counts');
  return (
    <nav aria-label={t('label')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-5">
        {COUNTED.map((key) => {
          const status = key === 'total' ? null : key;
          return (
            <li key={key}>
              <Link
                href={listPath({ locale, filter: { ...filter, status, page: 1 } })}
                prefetch={false}
                className="block rounded-card border border-line bg-surface px-4 py-3 hover:border-action aria-[current=true]:border-brand aria-[current=true]:shadow-[inset_0_0_0_1px_var(--color-brand)]"
                {...(filter.status === status ? { 'aria-current': 'true' as const } : {})}
              >
                <span className="block font-bold text-2xl text-brand tabular-nums">{counts[key]}</span>
                <span className="text-sm text-text-soft">{t(key)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {counts.toBeMoved > 0 || filter.toBeMoved ? (
        <Link
          href={listPath({
            locale,
            filter: { ...filter, toBeMoved: filter.toBeMoved ? null : 'true', status: null, page: 1 },
          })}
          prefetch={false}
          className="mt-3 inline-flex min-h-11 items-center gap-2 rounded-card border border-danger bg-surface px-4 font-semibold text-danger"
        >
          <Icon name="lucide:calendar-clock" />
          {filter.toBeMoved ? t('notOnlyToBeMoved') : t('toBeMoved', { count: counts.toBeMoved })}
        </Link>
      ) : null}
    </nav>
  );
}

import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import type { Counts } from '@/contract/appointment';
import { getWords } from '@/i18n/translations';
import { asChosen } from '@/lib/address/list-memory';
import { addDays } from '@/lib/time/week';
import { type AppointmentFilter, appointmentsAddress } from '../address';
import { COUNTED, isOnDay, onDay } from '../rules';

const PILL =
  'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-pill border bg-surface px-3 font-semibold text-sm';
const CHOICE =
  'border-line text-text-soft hover:border-action aria-[current=true]:border-brand aria-[current=true]:bg-surface-sky aria-[current=true]:text-action-strong';

interface Props {
  counts: Counts;
  filter: AppointmentFilter;
  today: string;
}

/** Number of appointments of each status, each a link; beside them today and tomorrow. */
export async function CountFilters({ counts, filter, today }: Props) {
  const [locale, t] = await getWords('appointments.counts');
  const number = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  const days = { today, tomorrow: addDays({ date: today, days: 1 }) };
  const choices = [
    ...COUNTED.map((key) => {
      const status = key === 'total' ? null : key;
      const isChosen = filter.status === status;
      return { key, isChosen, leadsTo: { ...filter, status, page: 1 }, count: number.format(counts[key]) };
    }),
    ...(['today', 'tomorrow'] as const).map((key) => {
      const date = days[key];
      return { key, isChosen: isOnDay(filter, date), leadsTo: onDay(filter, date), count: null };
    }),
  ];
  const turned = { toBeMoved: filter.toBeMoved ? null : ('true' as const), status: null, page: 1 };
  return (
    <nav aria-label={t('label')} className="min-w-0">
      {/* On narrow screens they scroll sideways, so that rows of the list stand in the first screen. */}
      <ul className="flex gap-2 overflow-x-auto max-md:-mx-edge max-md:px-edge">
        {choices.map(({ key, isChosen, leadsTo, count }) => (
          <li key={key}>
            <Link
              href={asChosen(appointmentsAddress.path(locale, leadsTo))}
              prefetch={false}
              className={`${PILL} ${CHOICE}`}
              aria-current={isChosen || undefined}
            >
              {count ? <span className="text-brand tabular-nums">{count}</span> : null}
              <span>{t(key)}</span>
            </Link>
          </li>
        ))}
        {counts.toBeMoved > 0 || filter.toBeMoved ? (
          <li>
            <Link
              href={asChosen(appointmentsAddress.path(locale, { ...filter, ...turned }))}
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

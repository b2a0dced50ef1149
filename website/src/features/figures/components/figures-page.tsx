import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import type { Figures, PlaceFigures } from '@/contract/figures';
import { formatCalendarDate } from '@/lib/clinic-time';
import type { FigureFilter } from '../rules';
import { FigureTable } from './figure-table';
import { FiguresFilter } from './figures-filter';
import { Plot } from './plot';

interface Named {
  id: string;
  name: string;
}

const DAILY = ['requests', 'cancellations', 'noAnswers'] as const;
const SUMS = ['requests', 'confirmations', 'cancellations', 'noAnswers'] as const;

/** What appointments come to in a range of dates: plots by day with their tables, and tables by place. */
export async function FiguresPage({
  locale,
  filter,
  figures,
  branches,
  doctors,
}: {
  locale: Locale;
  filter: FigureFilter;
  figures: Figures;
  branches: Named[];
  doctors: Named[];
}) {
  const t = await getTranslations('figures');
  const date = (value: string) => formatCalendarDate({ date: value, locale, style: 'medium' });
  const minutes = (value: number | null) => {
    if (value === null) return t('none');
    return value < 120 ? t('minutes', { count: value }) : t('hours', { count: Math.round(value / 60) });
  };
  const waitLabel = (end: number | null, index: number) =>
    end === null
      ? t('wait.longer')
      : t('wait.within', { time: minutes(figures.waits[index]?.minutes ?? null) });
  const placeRows = (places: PlaceFigures[]) =>
    places.map((one) => ({
      key: one.id,
      cells: [one.name?.[locale] ?? t('gone'), ...SUMS.map((sum) => one[sum]), minutes(one.medianMinutes)],
    }));
  const placeHead = (first: string) => [first, ...SUMS.map((sum) => t(`sums.${sum}`)), t('sums.median')];
  const { days, waits, total } = figures;
  const common = { isMirrored: locale === 'ar', tableLabel: t('table') };
  const [firstDay, lastDay] = [date(filter.from), date(filter.to)];
  return (
    <Container>
      <h1 className="text-2xl">{t('title')}</h1>
      <FiguresFilter locale={locale} filter={filter} branches={branches} doctors={doctors} />
      <dl className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-5">
        {SUMS.map((sum) => (
          <Sum key={sum} label={t(`sums.${sum}`)} value={total[sum]} />
        ))}
        <Sum label={t('sums.median')} value={minutes(total.medianMinutes)} />
      </dl>
      <div className="mt-6 grid items-start gap-6 md:grid-cols-2">
        {DAILY.map((sum) => (
          <Plot
            key={sum}
            {...common}
            title={t(`daily.${sum}`)}
            summary={t('summary', {
              title: t(`daily.${sum}`),
              from: firstDay,
              to: lastDay,
              total: total[sum],
            })}
            values={days.map((day) => day[sum])}
            ends={[firstDay, lastDay]}
          >
            <FigureTable
              caption={t(`daily.${sum}`)}
              head={[t('day'), t(`sums.${sum}`)]}
              rows={days.map((day) => ({ key: day.date, cells: [date(day.date), day[sum]] }))}
            />
          </Plot>
        ))}
        <Plot
          {...common}
          title={t('wait.title')}
          summary={t('wait.summary', { median: minutes(total.medianMinutes) })}
          values={waits.map(({ confirmations }) => confirmations)}
          ends={[waitLabel(waits[0]?.minutes ?? null, 0), t('wait.longer')]}
        >
          <FigureTable
            caption={t('wait.title')}
            head={[t('wait.group'), t('sums.confirmations')]}
            rows={waits.map(({ minutes: end, confirmations }, index) => ({
              key: String(end),
              cells: [waitLabel(end, index), confirmations],
            }))}
          />
        </Plot>
      </div>
      {figures.branches.length > 0 ? (
        <div className="mt-6 grid gap-6">
          <Card className="overflow-x-auto">
            <FigureTable
              isCaptionShown
              caption={t('byBranch')}
              head={placeHead(t('filter.branch'))}
              rows={placeRows(figures.branches)}
            />
          </Card>
          <Card className="overflow-x-auto">
            <FigureTable
              isCaptionShown
              caption={t('byDoctor')}
              head={placeHead(t('filter.doctor'))}
              rows={placeRows(figures.doctors)}
            />
          </Card>
        </div>
      ) : null}
    </Container>
  );
}

function Sum({ label, value }: { label: string; value: string | number }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface px-4 py-3">
      <dt className="text-sm text-text-soft">{label}</dt>
      <dd className="font-bold text-2xl text-brand tabular-nums">{value}</dd>
    </div>
  );
}

import { getLocale } from 'next-intl/server';
import { optionsOf } from '@/components/form/select';
import { ChoiceForm } from '@/components/list/filter-fields';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { FIGURE_SPLITS, type FiguresAnswer } from '@/contract/figures';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { figuresAddress } from '../address';
import { figureCharts } from '../chart-words';
import type { Figures } from '../query';
import { daysIn } from '../rules';
import { figureWords, isNothing, MEASURES, measured, type Words } from '../words';
import { Chart } from './figure-chart';
import { GroupTable } from './group-table';
import { Definitions, Sums } from './sums';

const PLACES = ['branch', 'doctor', 'service'] as const;
const DAYS = [1, 2, 3, 4, 5, 6, 7];

export async function FiguresPage({ filter, answer, choices }: Figures) {
  const locale = await getLocale();
  const words = await figureWords(locale);
  const { t, date } = words;
  const { data, meta } = answer;
  const all = t('filter.all');
  const nameOf = (place: (typeof PLACES)[number]) =>
    choices[place].find(({ id }) => id === filter[place])?.name ?? null;
  return (
    <DeskPage title={t('title')}>
      <PaperFacts
        branch={nameOf('branch')}
        dates={{ from: filter.from, to: filter.to }}
        filter={[
          nameOf('doctor'),
          nameOf('service'),
          filter.weekday === null ? null : words.weekday(Number(filter.weekday)),
          t(`by.${filter.by}`),
        ].filter((one) => one !== null)}
      />
      <ChoiceForm
        key={figuresAddress.path(locale, filter)}
        action={figuresAddress.path(locale)}
        label={t('filter.label')}
        className="grid-cols-2 md:grid-cols-4 max-sm:[&_[type=date]]:px-2 max-sm:[&_[type=date]]:text-sm"
        fields={[
          ...PLACES.map((place) => ({
            ...{ id: place, label: t(`head.${place}`), all, value: filter[place] },
            options: optionsOf(choices[place]),
          })),
          {
            ...{ id: 'weekday', label: t('head.weekday'), all, value: filter.weekday },
            options: DAYS.map((day) => ({ value: String(day), label: words.weekday(day) })),
          },
          { id: 'from', label: t('filter.from'), value: filter.from },
          { id: 'to', label: t('filter.to'), value: filter.to },
          {
            ...{ id: 'by', label: t('filter.by'), value: filter.by },
            options: FIGURE_SPLITS.map((split) => ({ value: split, label: t(`head.${split}`) })),
          },
        ]}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <p className="text-text-soft">
          {t('text', {
            from: date(filter.from),
            to: date(filter.to),
            count: daysIn(filter),
            beforeFrom: date(meta.before.from),
            beforeTo: date(meta.before.to),
          })}
        </p>
        <a
          href={figuresAddress.entry(locale, 'export', filter)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-action hover:underline print:hidden"
        >
          <Icon name="lucide:download" />
          {t('file')}
        </a>
      </div>
      {isNothing(answer) ? (
        <div className="mt-6">
          <EmptyState title={t('empty.title')} text={t('empty.text')} />
        </div>
      ) : (
        <>
          <Sums sums={sumsOf(data, words)} className="xl:grid-cols-4" />
          <Definitions
            label={t('about')}
            terms={MEASURES.map(({ id }) => ({ id, name: t(`sums.${id}`), text: t(`define.${id}`) }))}
          />
          <div className="mt-4 grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3 print:gap-3">
            {figureCharts({ words, filter, answer }).map((chart) => (
              <Chart key={chart.id} chart={chart} tableLabel={t('table')} />
            ))}
          </div>
          <GroupTable groups={data.groups} by={filter.by} words={words} />
        </>
      )}
    </DeskPage>
  );
}

/** Leaves the waiting list out where nobody was offered anything. */
function sumsOf({ total, before }: FiguresAnswer['data'], words: Words) {
  const isOffered = total.freedTimes + before.freedTimes > 0;
  return MEASURES.filter((measure) => isOffered || !('isOfWaitingList' in measure)).map((measure) => {
    const { id, unit } = measure;
    const pair = { now: measured(measure, total), before: measured(measure, before) };
    const value = words.write({ value: pair.now, unit });
    return { id, name: words.t(`sums.${id}`), value, before: words.before({ ...pair, unit }) };
  });
}

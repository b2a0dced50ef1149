import { type Named, optionsOf } from '@/components/form/select';
import { ChoiceForm } from '@/components/list/filter-fields';
import { FIGURE_SPLITS } from '@/contract/figures';
import { type FigureFilter, figuresAddress } from '../address';
import type { Words } from '../words';

export type FilterChoices = Record<'branch' | 'doctor' | 'service', Named[]>;

const PLACES = ['branch', 'doctor', 'service'] as const;
const DAYS = [1, 2, 3, 4, 5, 6, 7];

export function FiguresFilter({
  words: { t, locale, weekday },
  filter,
  choices,
}: {
  words: Words;
  filter: FigureFilter;
  choices: FilterChoices;
}) {
  const all = t('filter.all');
  return (
    <ChoiceForm
      key={figuresAddress.path(locale, filter)}
      action={figuresAddress.path(locale)}
      label={t('filter.label')}
      className="grid-cols-2 md:grid-cols-4 max-sm:[&_[type=date]]:px-2 max-sm:[&_[type=date]]:text-sm"
      fields={[
        ...PLACES.map((place) => ({
          ...{ id: place, label: t(`filter.${place}`), all, value: filter[place] },
          options: optionsOf(choices[place]),
        })),
        {
          ...{ id: 'weekday', label: t('filter.weekday'), all, value: filter.weekday },
          options: DAYS.map((day) => ({ value: String(day), label: weekday(day) })),
        },
        { id: 'from', label: t('filter.from'), value: filter.from },
        { id: 'to', label: t('filter.to'), value: filter.to },
        {
          ...{ id: 'by', label: t('filter.by'), value: filter.by },
          options: FIGURE_SPLITS.map((split) => ({ value: split, label: t(`split.${split}`) })),
        },
      ]}
      submit={t('filter.apply')}
    />
  );
}

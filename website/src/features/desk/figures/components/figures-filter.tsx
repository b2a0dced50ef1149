import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { FIGURE_SPLITS } from '@/contract/figures';
import { type FigureFilter, figuresAddress } from '../address';
import type { Words } from '../words';

interface Named {
  id: string;
  name: string;
}

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
  const common = { placeholder: t('filter.all'), className: 'h-12' };
  return (
    <form
      key={figuresAddress.path(locale, filter)}
      method="get"
      action={figuresAddress.path(locale)}
      aria-label={t('filter.label')}
      className="mt-4 grid grid-cols-2 items-end gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 md:grid-cols-4 print:hidden"
    >
      {PLACES.map((place) => (
        <Select
          key={place}
          id={place}
          label={t(`filter.${place}`)}
          options={choices[place].map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={filter[place] ?? ''}
          {...common}
        />
      ))}
      <Select
        id="weekday"
        label={t('filter.weekday')}
        options={DAYS.map((day) => ({ value: String(day), label: weekday(day) }))}
        defaultValue={filter.weekday ?? ''}
        {...common}
      />
      <Field
        id="from"
        type="date"
        label={t('filter.from')}
        defaultValue={filter.from}
        className="max-sm:px-2 max-sm:text-sm"
      />
      <Field
        id="to"
        type="date"
        label={t('filter.to')}
        defaultValue={filter.to}
        className="max-sm:px-2 max-sm:text-sm"
      />
      <Select
        id="by"
        label={t('filter.by')}
        options={FIGURE_SPLITS.map((split) => ({ value: split, label: t(`split.${split}`) }))}
        defaultValue={filter.by}
        className="h-12"
      />
      <Button type="submit">{t('filter.apply')}</Button>
    </form>
  );
}

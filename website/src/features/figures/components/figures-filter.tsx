import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { type FigureFilter, figuresPath } from '../rules';

interface Named {
  id: string;
  name: string;
}

/** What the figures are of, as a plain form; the choice is in the address. */
export async function FiguresFilter({
  locale,
  filter,
  branches,
  doctors,
}: {
  locale: Locale;
  filter: FigureFilter;
  branches: Named[];
  doctors: Named[];
}) {
  const t = await getTranslations('figures.filter');
  const optionsOf = (entries: Named[]) => entries.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <form
      key={figuresPath({ locale, filter })}
      method="get"
      action={figuresPath({ locale })}
      aria-label={t('label')}
      className="mt-4 grid items-end gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-[repeat(4,1fr)_auto] print:hidden"
    >
      <Select
        id="branch"
        label={t('branch')}
        placeholder={t('all')}
        options={optionsOf(branches)}
        className="h-12"
        defaultValue={filter.branch ?? ''}
      />
      <Select
        id="doctor"
        label={t('doctor')}
        placeholder={t('all')}
        options={optionsOf(doctors)}
        className="h-12"
        defaultValue={filter.doctor ?? ''}
      />
      <Field id="from" type="date" label={t('from')} defaultValue={filter.from} />
      <Field id="to" type="date" label={t('to')} defaultValue={filter.to} />
      <Button type="submit">{t('apply')}</Button>
    </form>
  );
}

import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CONTRACT_TYPES } from '@/contract/patient';
import { exportPath, listPath, NO_FILTER, searchPath } from '../rules';
import { type AppointmentFilter, SORTS } from '../schema';
import { ColumnChoice } from './column-choice';

interface Named {
  id: string;
  name: string;
}

/**
 * What the list shows, as a plain form: the choice is in the address, so it can be kept and passed on, but for what is
 * searched for.
 */
export async function FilterForm({
  locale,
  filter,
  text,
  branches,
  doctors,
}: {
  locale: Locale;
  filter: AppointmentFilter;
  /** What is searched for; the filter has only its mark. */
  text: string | null;
  branches: Named[];
  doctors: Named[];
}) {
  const t = await getTranslations('appointments');
  const optionsOf = (entries: Named[]) => entries.map(({ id, name }) => ({ value: id, label: name }));
  const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-action';
  return (
    <form
      // A new form for another filter: fields keep what was typed otherwise.
      key={listPath({ locale, filter })}
      method="post"
      action={searchPath(locale)}
      aria-label={t('filter.label')}
      className="mt-4 grid gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden"
    >
      {filter.status ? <input type="hidden" name="status" value={filter.status} /> : null}
      {filter.toBeMoved ? <input type="hidden" name="toBeMoved" value={filter.toBeMoved} /> : null}
      <Field
        id="q"
        type="search"
        label={t('filter.q')}
        dir="auto"
        maxLength={80}
        autoComplete="off"
        defaultValue={text ?? ''}
      />
      <Select
        id="branch"
        label={t('filter.branch')}
        placeholder={t('filter.all')}
        options={optionsOf(branches)}
        className="h-12"
        defaultValue={filter.branch ?? ''}
      />
      <Select
        id="doctor"
        label={t('filter.doctor')}
        placeholder={t('filter.all')}
        options={optionsOf(doctors)}
        className="h-12"
        defaultValue={filter.doctor ?? ''}
      />
      <Select
        id="contractType"
        label={t('filter.contract')}
        placeholder={t('filter.all')}
        options={CONTRACT_TYPES.map((type) => ({ value: type, label: t(`detail.contracts.${type}`) }))}
        className="h-12"
        defaultValue={filter.contractType ?? ''}
      />
      <Field id="firstDay" type="date" label={t('filter.firstDay')} defaultValue={filter.firstDay ?? ''} />
      <Field id="lastDay" type="date" label={t('filter.lastDay')} defaultValue={filter.lastDay ?? ''} />
      <Select
        id="sort"
        label={t('filter.sort')}
        options={SORTS.map((sort) => ({ value: sort, label: t(`filter.sorts.${sortKey(sort)}`) }))}
        className="h-12"
        defaultValue={filter.sort}
      />
      <div className="flex flex-wrap items-end gap-x-4">
        <Button type="submit">{t('filter.apply')}</Button>
        <Link href={listPath({ locale, filter: NO_FILTER })} prefetch={false} className={link}>
          {t('filter.clear')}
        </Link>
      </div>
      <div className="flex flex-wrap items-start gap-x-6 sm:col-span-2 lg:col-span-4">
        <ColumnChoice chosen={filter.columns} />
        <a href={exportPath({ locale, filter })} className={link}>
          <Icon name="lucide:download" />
          {t('filter.file')}
        </a>
      </div>
    </form>
  );
}

const SORT_KEYS = {
  'createdAt:desc': 'createdAt_desc',
  'createdAt:asc': 'createdAt_asc',
  'startsAt:asc': 'startsAt_asc',
  'startsAt:desc': 'startsAt_desc',
} as const;

function sortKey<Sort extends keyof typeof SORT_KEYS>(sort: Sort): (typeof SORT_KEYS)[Sort] {
  return SORT_KEYS[sort];
}

import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import type { TodayPage } from '../query';
import { todayPath } from '../rules';

/** Whose day is shown, as a plain form: the choice is in the address. */
export async function TodayFilter({
  locale,
  page: { branches, branch, doctors, doctor },
}: {
  locale: Locale;
  page: TodayPage;
}) {
  const t = await getTranslations('today');
  return (
    <form
      key={`${branch.id} ${doctor?.id}`}
      method="get"
      action={todayPath({ locale, view: {} })}
      aria-label={t('filter.label')}
      className="mt-4 grid items-end gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-[1fr_1fr_auto] print:hidden"
    >
      <Select
        id="branch"
        label={t('filter.branch')}
        options={branches.map(({ id, name }) => ({ value: id, label: name }))}
        className="h-12"
        defaultValue={branch.id}
      />
      <Select
        id="doctor"
        label={t('filter.doctor')}
        placeholder={t('filter.all')}
        options={doctors.map(({ id, name }) => ({ value: id, label: name }))}
        className="h-12"
        defaultValue={doctor?.id ?? ''}
      />
      <Button type="submit">{t('filter.apply')}</Button>
    </form>
  );
}

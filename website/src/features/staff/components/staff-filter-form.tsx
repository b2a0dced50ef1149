import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Select } from '@/components/form/select';
import { FilterChips } from '@/components/list/filter-chips';
import { Button } from '@/components/ui/button';
import { ROLES } from '@/contract/roles';
import { ACCOUNT_STATES, type StaffFilter, staffListPath, staffPath } from '../rules';

/** Which accounts are shown and in which order, in one row; what is set can be taken away below it. */
export async function StaffFilterForm({ locale, filter }: { locale: Locale; filter: StaffFilter }) {
  const t = await getTranslations({ locale, namespace: 'staff' });
  const said = {
    role: filter.role && t(`roles.${filter.role}`),
    state: filter.state && t(`state.${filter.state}`),
    sort: t('filter.byRole'),
  };
  const set = (['role', 'state', 'sort'] as const).filter((name) => filter[name]);
  return (
    <>
      <form
        key={staffListPath({ locale, filter })}
        method="get"
        action={staffPath({ locale })}
        aria-label={t('filter.label')}
        className="mt-2 flex flex-wrap items-end gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-3 [&_label]:mb-0.5 [&_label]:text-sm"
      >
        {/* A form with nothing chosen asks for everybody, which a bare address does not. */}
        <input type="hidden" name="view" value="all" />
        <Select
          id="role"
          label={t('columns.role')}
          placeholder={t('filter.all')}
          options={ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
          className="h-12"
          frameClassName="grow basis-32 sm:max-w-56"
          defaultValue={filter.role ?? ''}
        />
        <Select
          id="state"
          label={t('columns.state')}
          placeholder={t('filter.all')}
          options={ACCOUNT_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))}
          className="h-12"
          frameClassName="grow basis-32 sm:max-w-56"
          defaultValue={filter.state ?? ''}
        />
        <Select
          id="sort"
          label={t('filter.sort')}
          placeholder={t('filter.usual')}
          options={[{ value: 'role', label: t('filter.byRole') }]}
          className="h-12"
          frameClassName="grow basis-32 sm:max-w-56"
          defaultValue={filter.sort ?? ''}
        />
        <Button type="submit">{t('filter.show')}</Button>
      </form>
      <FilterChips
        chips={set.map((name) => ({
          key: name,
          text: said[name] ?? '',
          without: staffListPath({ locale, filter: { ...filter, [name]: null } }),
        }))}
        reset={staffPath({ locale })}
      />
    </>
  );
}

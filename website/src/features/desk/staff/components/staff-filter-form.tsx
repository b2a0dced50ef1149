import { Select } from '@/components/form/select';
import { FilterChips } from '@/components/list/filter-chips';
import { BEHIND_MORE_ON_PHONES, FilterForm } from '@/components/list/filter-row';
import { ROLES } from '@/contract/roles';
import { getWords } from '@/i18n/translations';
import { cn } from '@/lib/text/cn';
import { ACCOUNT_STATES, type StaffFilter, staffAddress } from '../address';
import { staffPath } from '../rules';

const BEHIND = `grow basis-0 min-w-32 lg:max-w-56 ${BEHIND_MORE_ON_PHONES} max-lg:order-last`;

export async function StaffFilterForm({ filter }: { filter: StaffFilter }) {
  const [locale, t] = await getWords('staff');
  const said = {
    role: filter.role && t(`roles.${filter.role}`),
    state: filter.state && t(`state.${filter.state}`),
    sort: t('filter.byRole'),
  };
  const set = (['role', 'state', 'sort'] as const).filter((name) => filter[name]);
  return (
    <>
      <FilterForm
        key={staffAddress.path(locale, filter)}
        action={staffPath({ locale })}
        label={t('filter.label')}
        // A form with nothing chosen asks for everybody, which a bare address does not.
        hidden={{ view: 'all' }}
        fields={
          <>
            <Select
              id="role"
              label={t('columns.role')}
              placeholder={t('filter.all')}
              options={ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
              frameClassName="min-w-32 grow basis-0 lg:max-w-56"
              defaultValue={filter.role ?? ''}
            />
            <Select
              id="state"
              label={t('columns.state')}
              placeholder={t('filter.all')}
              options={ACCOUNT_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))}
              frameClassName={BEHIND}
              defaultValue={filter.state ?? ''}
            />
            <Select
              id="sort"
              label={t('filter.sort')}
              placeholder={t('filter.usual')}
              options={[{ value: 'role', label: t('filter.byRole') }]}
              frameClassName={cn(BEHIND, 'lg:max-w-72')}
              defaultValue={filter.sort ?? ''}
            />
          </>
        }
        submit={t('filter.show')}
      />
      <FilterChips
        chips={set.map((name) => ({
          key: name,
          text: said[name] ?? '',
          without: staffAddress.path(locale, { ...filter, [name]: null }),
        }))}
        reset={staffPath({ locale })}
      />
    </>
  );
}

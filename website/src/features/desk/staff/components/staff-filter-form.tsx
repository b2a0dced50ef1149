import { FilterChips } from '@/components/list/filter-chips';
import { FilterFields } from '@/components/list/filter-fields';
import { FilterForm } from '@/components/list/filter-row';
import { ROLES } from '@/contract/roles';
import { getWords } from '@/i18n/translations';
import { ACCOUNT_STATES, type StaffFilter, staffAddress } from '../address';
import { staffPath } from '../rules';

const LOOK = 'min-w-32 grow basis-0 lg:max-w-56';

export async function StaffFilterForm({ filter }: { filter: StaffFilter }) {
  const [locale, t] = await getWords('staff');
  const all = t('filter.all');
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
          <FilterFields
            of={[
              {
                ...{ id: 'role', label: t('columns.role'), all, value: filter.role },
                options: ROLES.map((role) => ({ value: role, label: t(`roles.${role}`) })),
                className: LOOK,
              },
              {
                ...{ id: 'state', label: t('columns.state'), all, value: filter.state },
                options: ACCOUNT_STATES.map((state) => ({ value: state, label: t(`state.${state}`) })),
                ...{ isBehind: true, className: LOOK },
              },
              {
                ...{ id: 'sort', label: t('filter.sort'), all: t('filter.usual'), value: filter.sort },
                options: [{ value: 'role', label: t('filter.byRole') }],
                ...{ isBehind: true, className: LOOK },
              },
            ]}
          />
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

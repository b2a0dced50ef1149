import { Field } from '@/components/form/field';
import { type Named, optionsOf } from '@/components/form/select';
import { Ticks } from '@/components/form/ticks';
import { FilterFields } from '@/components/list/filter-fields';
import { FilterForm } from '@/components/list/filter-row';
import { Icon } from '@/components/ui/icon';
import { CONTRACT_TYPES } from '@/contract/patient';
import { getWords } from '@/i18n/translations';
import { type AppointmentFilter, appointmentsAddress, exportPath } from '../address';
import { COLUMNS, SORTS, USUAL_COLUMNS } from '../schema';

const LOOK = 'lg:w-40';

interface Props {
  filter: AppointmentFilter;
  /** Text that is searched for; the filter has only its mark. */
  text: string | null;
  branches: Named[];
  doctors: Named[];
}

/** Filters of the list as a plain form; all but the search text are in the address. */
export async function AppointmentFilterForm({ filter, text, branches, doctors }: Props) {
  const [locale, t] = await getWords('appointments');
  const { status, toBeMoved, size } = filter;
  const all = t('filter.all');
  const behind = { isBehind: true, className: `${LOOK} max-lg:grow` };
  return (
    <FilterForm
      key={appointmentsAddress.path(locale, filter)}
      // The text that is searched for must not come into an address.
      method="post"
      action={appointmentsAddress.entry(locale, 'search')}
      label={t('filter.label')}
      hidden={appointmentsAddress.fields({ status, toBeMoved, size })}
      first={
        <Field
          id="q"
          type="search"
          label={t('filter.q')}
          dir="auto"
          maxLength={80}
          autoComplete="off"
          defaultValue={text ?? ''}
          placeholder={t('filter.q')}
          // The words stand in the field itself where there is no room above it.
          frameClassName="grow basis-0 min-w-32 lg:min-w-52 max-lg:[&_label]:sr-only"
        />
      }
      fields={[
        doctors.length > 1 && {
          ...{ id: 'doctor', label: t('detail.fields.doctor'), all, value: filter.doctor },
          ...{ options: optionsOf(doctors), ...behind },
        },
        {
          ...{ id: 'branch', label: t('detail.fields.branch'), all, value: filter.branch },
          ...{ options: optionsOf(branches), ...behind },
        },
        { id: 'firstDay', label: t('filter.firstDay'), value: filter.firstDay, ...behind },
      ]}
      more={
        <>
          <FilterFields
            of={[
              { id: 'lastDay', label: t('filter.lastDay'), value: filter.lastDay, className: LOOK },
              {
                ...{ id: 'contractType', label: t('detail.fields.contract'), all },
                options: CONTRACT_TYPES.map((type) => ({
                  value: type,
                  label: t(`detail.contracts.${type}`),
                })),
                ...{ value: filter.contractType, className: LOOK },
              },
              {
                ...{ id: 'sort', label: t('filter.sort'), value: filter.sort },
                options: SORTS.map((sort) => ({ value: sort, label: t(`filter.sorts.${sort}`) })),
              },
            ]}
          />
          <a
            href={exportPath(locale, filter)}
            className="inline-flex min-h-12 items-center gap-2 font-semibold text-action text-sm"
          >
            <Icon name="lucide:download" />
            {t('filter.file')}
          </a>
          <div className="basis-full">
            <Ticks
              id="columns"
              name="columns"
              label={t('filter.columns')}
              options={COLUMNS.map((value) => ({ value, label: t(`detail.fields.${value}`) }))}
              chosen={filter.columns ?? USUAL_COLUMNS}
              className="flex flex-wrap gap-x-5"
            />
          </div>
        </>
      }
    />
  );
}

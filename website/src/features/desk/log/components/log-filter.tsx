import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { FilterChips } from '@/components/list/filter-chips';
import { BEHIND_MORE_ON_PHONES, FilterForm } from '@/components/list/filter-row';
import { LOG_ACTIONS } from '@/contract/log';
import { getWords } from '@/i18n/translations';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import type { LogFilter } from '../address';
import { logAddress } from '../address';
import { actionOf, wordOf } from '../rules';

export async function LogFilterForm({
  filter,
  people,
}: {
  filter: LogFilter;
  people: { id: string; name: string }[];
}) {
  const [locale, t] = await getWords('log');
  const { subject, size } = filter;
  return (
    <FilterForm
      key={logAddress.path(locale, filter)}
      action={logAddress.path(locale)}
      label={t('filter')}
      // A form with nothing chosen asks for everything, which a bare address does not.
      hidden={{ ...logAddress.fields({ subject, size }), view: 'all' }}
      fields={
        <>
          <Select
            id="action"
            label={t('what')}
            placeholder={t('all')}
            options={LOG_ACTIONS.map((action) => ({
              value: action,
              label: t(`actions.${wordOf(action)}`),
            }))}
            frameClassName="min-w-32 grow basis-0"
            defaultValue={filter.action ?? ''}
          />
          <Select
            id="actor"
            label={t('who')}
            placeholder={t('all')}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
            frameClassName={`lg:w-56 ${BEHIND_MORE_ON_PHONES} max-lg:order-last max-lg:grow`}
            defaultValue={filter.actor ?? ''}
          />
          {(['firstDay', 'lastDay'] as const).map((day) => (
            <Field
              key={day}
              id={day}
              type="date"
              label={t(day)}
              frameClassName={`lg:w-40 ${BEHIND_MORE_ON_PHONES} max-lg:order-last max-lg:grow`}
              defaultValue={filter[day] ?? ''}
            />
          ))}
        </>
      }
      submit={t('show')}
    />
  );
}

export async function LogChips({
  filter,
  people,
}: {
  filter: LogFilter;
  people: { id: string; name: string }[];
}) {
  const [locale, t] = await getWords('log');
  const action = filter.action ? actionOf(filter.action) : null;
  const said = {
    actor: people.find(({ id }) => id === filter.actor)?.name ?? t('nobody'),
    action: action ? t(`actions.${wordOf(action)}`) : '',
    subject: t('whom'),
    firstDay: filter.firstDay && `${t('firstDay')} ${formatCalendarDate({ date: filter.firstDay, locale })}`,
    lastDay: filter.lastDay && `${t('lastDay')} ${formatCalendarDate({ date: filter.lastDay, locale })}`,
  };
  const set = (['actor', 'action', 'subject', 'firstDay', 'lastDay'] as const).filter((name) => filter[name]);
  return (
    <FilterChips
      chips={set.map((name) => ({
        key: name,
        text: said[name] ?? '',
        without: logAddress.path(locale, { ...filter, [name]: null, page: 1 }),
      }))}
      reset={logAddress.path(locale)}
    />
  );
}

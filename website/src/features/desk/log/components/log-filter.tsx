import { type Named, optionsOf } from '@/components/form/select';
import { FilterChips } from '@/components/list/filter-chips';
import { FilterForm } from '@/components/list/filter-row';
import { LOG_ACTIONS } from '@/contract/log';
import { getWords } from '@/i18n/translations';
import { keyOfDotted } from '@/lib/text/message-key';
import { formatCalendarDate } from '@/lib/time/clinic-time';
import { type LogFilter, logAddress } from '../address';

/** Narrows the log by fields, and says what it is narrowed by. */
export async function LogFilterForm({ filter, people }: { filter: LogFilter; people: Named[] }) {
  const [locale, t] = await getWords('log');
  const { subject, size, action, firstDay, lastDay } = filter;
  const said = {
    actor: people.find(({ id }) => id === filter.actor)?.name ?? t('nobody'),
    action: action && t(`actions.${keyOfDotted(action)}`),
    subject: t('whom'),
    firstDay: firstDay && `${t('firstDay')} ${formatCalendarDate({ date: firstDay, locale })}`,
    lastDay: lastDay && `${t('lastDay')} ${formatCalendarDate({ date: lastDay, locale })}`,
  };
  return (
    <>
      <FilterForm
        key={logAddress.path(locale, filter)}
        action={logAddress.path(locale)}
        label={t('filter')}
        // A form with nothing chosen asks for everything, which a bare address does not.
        hidden={{ ...logAddress.fields({ subject, size }), view: 'all' }}
        fields={[
          {
            ...{ id: 'action', label: t('what'), all: t('all'), value: action },
            options: LOG_ACTIONS.map((one) => ({ value: one, label: t(`actions.${keyOfDotted(one)}`) })),
            className: 'min-w-32 grow basis-0',
          },
          {
            ...{ id: 'actor', label: t('who'), all: t('all'), value: filter.actor },
            ...{ options: optionsOf(people), isBehind: true, className: 'lg:w-56 max-lg:grow' },
          },
          ...(['firstDay', 'lastDay'] as const).map((day) => ({
            ...{ id: day, label: t(day), value: filter[day] },
            ...{ isBehind: true, className: 'lg:w-40 max-lg:grow' },
          })),
        ]}
        submit={t('show')}
      />
      <FilterChips address={logAddress} filter={filter} said={said} />
    </>
  );
}

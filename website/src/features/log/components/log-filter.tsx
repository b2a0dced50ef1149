import Link from 'next/link';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { LOG_ACTIONS } from '@/contract/log';
import { logPath, wordOf } from '../rules';
import type { LogFilter } from '../schema';

/** Which entries are shown, as a plain form: the choice is in the address and names ids only. */
export async function LogFilterForm({
  locale,
  filter,
  people,
}: {
  locale: Locale;
  filter: LogFilter;
  people: { id: string; name: string }[];
}) {
  const t = await getTranslations({ locale, namespace: 'log' });
  return (
    <form
      key={logPath({ locale, filter })}
      method="get"
      action={logPath({ locale })}
      aria-label={t('filter')}
      className="mt-4 grid gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      {filter.subject ? <input type="hidden" name="subject" value={filter.subject} /> : null}
      <Select
        id="actor"
        label={t('who')}
        placeholder={t('all')}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        className="h-12"
        defaultValue={filter.actor ?? ''}
      />
      <Select
        id="action"
        label={t('what')}
        placeholder={t('all')}
        options={LOG_ACTIONS.map((action) => ({ value: action, label: t(`actions.${wordOf(action)}`) }))}
        className="h-12"
        defaultValue={filter.action ?? ''}
      />
      <Field id="firstDay" type="date" label={t('firstDay')} defaultValue={filter.firstDay ?? ''} />
      <Field id="lastDay" type="date" label={t('lastDay')} defaultValue={filter.lastDay ?? ''} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit">{t('show')}</Button>
        <Link
          href={logPath({ locale })}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold text-action"
        >
          {t('clear')}
        </Link>
      </div>
    </form>
  );
}

import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { LogEntry } from '@/contract/log';
import { formatDate, formatTime } from '@/lib/clinic-time';
import { actionOf, wordOf } from '../rules';
import { EntryDetail } from './entry-detail';
import { SubjectLink } from './subject-link';

/** The entries as a table; on phones each is a card. */
export async function LogTable({
  locale,
  entries,
  timeZone,
}: {
  locale: Locale;
  entries: LogEntry[];
  timeZone: string;
}) {
  const t = await getTranslations({ locale, namespace: 'log' });
  const head =
    'px-4 py-2 text-start font-semibold text-sm text-text-soft md:sticky md:top-0 md:z-10 md:bg-surface md:first:rounded-ss-card md:last:rounded-se-card';
  const cell = 'px-4 py-1.5 align-top max-md:block max-md:py-1';
  const wordsOf = (action: string) => {
    const known = actionOf(action);
    return known ? t(`actions.${wordOf(known)}`) : action;
  };
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card text-sm max-md:block md:bg-surface md:border md:border-line">
      <thead className="max-md:sr-only">
        <tr>
          {(['when', 'who', 'what', 'whom'] as const).map((column) => (
            <th key={column} scope="col" className={head}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block max-md:space-y-3 md:[&_td]:border-line md:[&_td]:border-t">
        {entries.map((entry) => {
          const moment = { instant: entry.at, timeZone, locale };
          return (
            <tr
              key={entry.documentId}
              className="max-md:block max-md:rounded-card max-md:border max-md:border-line max-md:bg-surface max-md:py-3"
            >
              <td className={`${cell} whitespace-nowrap tabular-nums`}>
                {t('subjects.moment', {
                  date: formatDate({ ...moment, style: 'medium' }),
                  time: formatTime(moment),
                })}
              </td>
              <td className={`${cell} wrap-anywhere md:min-w-48`}>
                {entry.actor ? <bdi dir="ltr">{entry.actor}</bdi> : t('nobody')}
                {entry.address ? (
                  <span className="block text-text-soft">
                    <bdi dir="ltr">{entry.address}</bdi>
                  </span>
                ) : null}
              </td>
              <td className={cell}>
                <span className="font-semibold">{wordsOf(entry.action)}</span>{' '}
                {entry.isRefused ? (
                  <Badge tone="canceled" icon={<Icon name="lucide:ban" />}>
                    {t('refusedBadge')}
                  </Badge>
                ) : null}
                {entry.detail ? <EntryDetail locale={locale} detail={entry.detail} /> : null}
              </td>
              <td className={`${cell} wrap-anywhere`}>
                {entry.subject && entry.subject.account !== entry.actor ? (
                  <SubjectLink locale={locale} subject={entry.subject} timeZone={timeZone} />
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

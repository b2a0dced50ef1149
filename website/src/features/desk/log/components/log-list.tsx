import type { OpenRow } from '@/components/list/list-beside';
import type { LogEntry } from '@/contract/log';
import { ListPage } from '@/features/desk/lists/components/list-page';
import { getWords } from '@/i18n/translations';
import { type LogFilter, logAddress } from '../address';
import { subjectWords } from '../subject-words';
import { LogChips, LogFilterForm } from './log-filter';
import { LogTable } from './log-table';

export async function LogList({
  filter,
  found: { entries, pages, total, people },
  timeZone,
  beside,
}: {
  filter: LogFilter;
  found: { entries: LogEntry[]; pages: number; total: number; people: { id: string; name: string }[] };
  timeZone: string;
  beside: OpenRow | null;
}) {
  const [locale, t] = await getWords('log');
  const subject = filter.subject ? entries[0]?.subject : null;
  const about = subject ? await subjectWords(locale, subject, timeZone) : null;
  return (
    <ListPage
      name="log"
      address={logAddress}
      filter={filter}
      title={t('title')}
      paper={null}
      narrowing={
        <>
          <p className="mt-1 text-text-soft">{t('text')}</p>
          <LogFilterForm filter={filter} people={people} />
          <LogChips filter={filter} people={people} />
          <p className="mt-3 mb-2 text-sm text-text-soft" role="status">
            {t('found', { count: total })}
            {about ? (
              <>
                {' · '}
                {t('whom')} <bdi {...(about.isCode ? { dir: 'ltr' as const } : {})}>{about.text}</bdi>
              </>
            ) : null}
          </p>
        </>
      }
      beside={beside}
      pages={pages}
      total={total}
      usualSize={50}
      empty={entries.length === 0 ? { title: t('empty') } : null}
    >
      <LogTable
        entries={entries}
        timeZone={timeZone}
        path={logAddress.path(locale, filter)}
        open={beside?.id ?? null}
      />
    </ListPage>
  );
}

import type { OpenRow } from '@/components/list/list-beside';
import { ListPage } from '@/features/desk/lists/components/list-page';
import { getWords } from '@/i18n/translations';
import { type LogFilter, logAddress } from '../address';
import type { readLog } from '../query';
import { subjectWords } from '../subject-words';
import { LogChips, LogFilterForm } from './log-filter';
import { LogTable } from './log-table';

export async function LogList({
  filter,
  found: { data, meta, people },
  timeZone,
  beside,
}: {
  filter: LogFilter;
  found: Awaited<ReturnType<typeof readLog>>;
  timeZone: string;
  beside: OpenRow | null;
}) {
  const [locale, t] = await getWords('log');
  const subject = filter.subject ? data[0]?.subject : null;
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
            {t('found', { count: meta.pagination.total })}
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
      pagination={meta.pagination}
      usualSize={50}
      empty={data.length === 0 ? { title: t('empty') } : null}
    >
      <LogTable
        entries={data}
        timeZone={timeZone}
        path={logAddress.path(locale, filter)}
        open={beside?.id ?? null}
      />
    </ListPage>
  );
}

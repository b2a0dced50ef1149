import type { Locale } from 'next-intl';
import { ListBeside, type OpenRow } from '@/components/list/list-beside';
import { PageSizeLinks } from '@/components/list/page-size-links';
import { RememberList } from '@/components/list/remember-list';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import type { LogEntry } from '@/contract/log';
import { PageLinks } from '@/features/appointments/components/page-links';
import { getTranslations } from '@/i18n/translations';
import { asChosen } from '@/lib/list-memory';
import { logPath } from '../rules';
import type { LogFilter } from '../schema';
import { subjectWords } from '../subject-words';
import { LogChips, LogFilterForm } from './log-filter';
import { LogTable } from './log-table';

/** The log as it is narrowed: who saw and changed what. */
export async function LogList({
  locale,
  path,
  filter,
  found: { entries, pages, total, people },
  timeZone,
  beside,
}: {
  locale: Locale;
  /** Of the log as it is shown. */
  path: string;
  filter: LogFilter;
  found: { entries: LogEntry[]; pages: number; total: number; people: { id: string; name: string }[] };
  timeZone: string;
  /** The appointment of an entry, open beside the log. */
  beside: OpenRow | null;
}) {
  const t = await getTranslations({ locale, namespace: 'log' });
  const subject = filter.subject ? entries[0]?.subject : null;
  const about = subject ? await subjectWords({ locale, subject, timeZone }) : null;
  const { page } = filter;
  const pathOf = (change: Partial<LogFilter>) => logPath({ locale, filter: { ...filter, ...change } });
  return (
    <Container>
      <RememberList list="log" path={path} />
      <ListBeside beside={beside} close={asChosen(path)}>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-text-soft">{t('text')}</p>
        <LogFilterForm locale={locale} filter={filter} people={people} />
        <LogChips locale={locale} filter={filter} people={people} />
        <p className="mt-3 mb-2 text-sm text-text-soft" role="status">
          {t('found', { count: total })}
          {about ? (
            <>
              {' · '}
              {t('whom')} <bdi {...(about.isCode ? { dir: 'ltr' as const } : {})}>{about.text}</bdi>
            </>
          ) : null}
        </p>
        {entries.length === 0 ? (
          <EmptyState title={t('empty')} />
        ) : (
          <LogTable
            locale={locale}
            entries={entries}
            timeZone={timeZone}
            path={path}
            open={beside?.id ?? null}
          />
        )}
        <PageLinks
          page={page}
          pages={pages}
          earlier={asChosen(pathOf({ page: page - 1 }))}
          later={pathOf({ page: page + 1 })}
        />
        <PageSizeLinks size={filter.size ?? 50} total={total} pathOf={(size) => pathOf({ size, page: 1 })} />
      </ListBeside>
    </Container>
  );
}

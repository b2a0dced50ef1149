import { notFound } from 'next/navigation';
import { ListBeside } from '@/components/list/list-beside';
import { PageSizeLinks } from '@/components/list/page-size-links';
import { RememberList } from '@/components/list/remember-list';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import type { LogEntry } from '@/contract/log';
import { type AccountSession, requireManager } from '@/features/account/session';
import { openAppointment } from '@/features/appointment-file/open-query';
import { findBeside } from '@/features/appointment-file/query';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { listBranches } from '@/features/branches/data';
import { LogChips, LogFilterForm } from '@/features/log/components/log-filter';
import { LogPaging } from '@/features/log/components/log-paging';
import { LogTable } from '@/features/log/components/log-table';
import { listEntries } from '@/features/log/data';
import { logPath, readLogFilter } from '@/features/log/rules';
import type { LogFilter } from '@/features/log/schema';
import { subjectWords } from '@/features/log/subject-words';
import { listStaff } from '@/features/staff/data';
import { isLocale, type Locale } from '@/i18n/routing';
import { getTranslations } from '@/i18n/translations';
import { BackendError } from '@/lib/backend/errors';
import { clinicZone } from '@/lib/clinic-time';
import { asChosen, besidePath } from '@/lib/list-memory';
import { privateMetadata } from '@/lib/private-metadata';
import { restoreList } from '@/lib/restore-list';
import { readId } from '@/lib/search-params';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const generateMetadata = privateMetadata({ title: 'log.title' });

/** Who saw and changed what, for managers. */
export default async function LogPage({ params, searchParams }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const search = await searchParams;
  const pathOf = (query: typeof search) => logPath({ locale, filter: readLogFilter(query) });
  await restoreList({ list: 'log', params: search, pathOf });
  const filter = readLogFilter(search);
  const open = readId(search.open);
  const path = logPath({ locale, filter });
  const to = open ? besidePath({ path, id: open }) : path;
  const session = await requireManager({ locale, to });
  if (!session) return <StaffTrouble retry={to} />;
  const timeZone = clinicZone(await listBranches({ locale }));
  const read = await readAll({ token: session.token, filter });
  if (!read) return <StaffTrouble retry={to} />;
  const t = await getTranslations({ locale, namespace: 'log' });
  const subject = filter.subject ? read.entries[0]?.subject : null;
  const opened = read.entries.find(({ documentId }) => documentId === open);
  const beside = await openEntry({ locale, session, entry: opened });
  const about = subject ? await subjectWords({ locale, subject, timeZone }) : null;
  return (
    <Container>
      <RememberList list="log" path={path} />
      <ListBeside beside={beside} close={asChosen(path)}>
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="mt-1 text-text-soft">{t('text')}</p>
        <LogFilterForm locale={locale} filter={filter} people={read.people} />
        <LogChips locale={locale} filter={filter} people={read.people} />
        <p className="mt-3 mb-2 text-sm text-text-soft" role="status">
          {t('found', { count: read.total })}
          {about ? (
            <>
              {' · '}
              {t('whom')} <bdi {...(about.isCode ? { dir: 'ltr' as const } : {})}>{about.text}</bdi>
            </>
          ) : null}
        </p>
        {read.entries.length === 0 ? (
          <EmptyState title={t('empty')} />
        ) : (
          <LogTable
            locale={locale}
            entries={read.entries}
            timeZone={timeZone}
            path={path}
            open={beside?.id ?? null}
          />
        )}
        <LogPaging locale={locale} filter={filter} pages={read.pages} />
        <PageSizeLinks
          size={filter.size ?? 50}
          total={read.total}
          pathOf={(size) => logPath({ locale, filter: { ...filter, size, page: 1 } })}
        />
      </ListBeside>
    </Container>
  );
}

/** The appointment an entry is about, as what is open beside the log. */
async function openEntry({
  locale,
  session,
  entry,
}: {
  locale: Locale;
  session: AccountSession;
  entry: LogEntry | undefined;
}) {
  if (!entry?.subject?.bookingNumber) return null;
  const file = await findBeside({ token: session.token, id: entry.subject.documentId });
  const opened = await openAppointment({ locale, file, staff: session.user.staff });
  return opened && { ...opened, id: entry.documentId };
}

async function readAll({ token, filter }: { token: string; filter: LogFilter }) {
  try {
    const [found, staff] = await Promise.all([listEntries({ token, filter }), listStaff({ token })]);
    const people = staff.map(({ documentId, name, email }) => ({ id: documentId, name: name ?? email }));
    return { ...found, people };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return null;
  }
}

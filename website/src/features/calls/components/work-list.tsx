import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { loginPath } from '@/features/account/rules';
import { AutoRefresh } from '@/features/appointments/components/auto-refresh';
import { NewRequests } from '@/features/appointments/components/new-requests';
import { PageLinks } from '@/features/appointments/components/page-links';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { UndeliveredMessages } from '@/features/appointments/components/undelivered-messages';
import { getAppointment, listUndelivered } from '@/features/appointments/data';
import { historyWords } from '@/features/appointments/history-words';
import { listBranches } from '@/features/branches/data';
import { BackendError } from '@/lib/backend/errors';
import { clinicZone, formatDate, formatTime } from '@/lib/clinic-time';
import { listWork } from '../data';
import { deskWords, openRequest } from '../desk-words';
import { workListPath } from '../rules';
import { CallDesk } from './call-desk';
import { OpenRequest } from './open-request';
import { WorkTable } from './work-table';

/** The work list of the call centre: the open request, then everybody who waits for a call. */
export async function WorkList({ locale, token, page }: { locale: Locale; token: string; page: number }) {
  const read = await readAll({ locale, token, page });
  if (read === 'failed') return <StaffTrouble retry={workListPath({ locale, page })} />;
  if (read === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  const { work, file, branches, undelivered } = read;
  const [t, words] = await Promise.all([getTranslations('calls'), getTranslations('appointments')]);
  const history = file ? await historyWords({ locale, file }) : [];
  const now = Date.now();
  const waiting = t('waitingTitle', { count: work.total });
  const timeZone = work.items[0]?.timeZone ?? clinicZone(branches);
  const moment = work.nextDueAt && { instant: work.nextDueAt, timeZone, locale };
  const list = (
    <section aria-labelledby="waiting-title">
      <h2 id="waiting-title" className="text-lg">
        {waiting}
      </h2>
      {moment ? (
        <p className="text-sm text-text-soft">
          {t('later', {
            count: work.later,
            moment: words('moment', {
              date: formatDate({ ...moment, style: 'medium' }),
              time: formatTime(moment),
            }),
          })}
        </p>
      ) : null}
      <div className="mt-3">
        {work.items.length === 0 ? (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        ) : (
          <WorkTable locale={locale} rows={work.items} open={work.open} now={now} />
        )}
      </div>
      <PageLinks
        page={page}
        pages={work.pages}
        earlier={workListPath({ locale, page: page - 1 })}
        later={workListPath({ locale, page: page + 1 })}
      />
      <UndeliveredMessages locale={locale} messages={undelivered} />
    </section>
  );
  return (
    <Container>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl">{t('title')}</h1>
        <NewRequests count={work.total} found={waiting} />
      </div>
      <AutoRefresh />
      <CallDesk
        locale={locale}
        open={file && (await openRequest({ locale, file, history, now }))}
        words={await deskWords()}
        list={list}
      >
        {file ? (
          <OpenRequest
            locale={locale}
            file={file}
            history={history}
            country={file.branch.country ?? undefined}
            now={now}
          />
        ) : null}
      </CallDesk>
    </Container>
  );
}

async function readAll({ locale, token, page }: { locale: Locale; token: string; page: number }) {
  try {
    const [work, branches, undelivered] = await Promise.all([
      listWork({ token, page }),
      listBranches({ locale }),
      listUndelivered({ token }),
    ]);
    const file = work.open ? await getAppointment({ token, id: work.open }) : null;
    return { work, file, branches, undelivered };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : ('failed' as const);
  }
}

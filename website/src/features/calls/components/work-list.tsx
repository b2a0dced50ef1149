import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { ListBeside, type OpenRow } from '@/components/list/list-beside';
import { PageSizeLinks } from '@/components/list/page-size-links';
import { RememberList } from '@/components/list/remember-list';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import type { AppointmentDetail } from '@/contract/appointment';
import { loginPath } from '@/features/account/rules';
import { AutoRefresh } from '@/features/appointments/components/auto-refresh';
import { NewRequests } from '@/features/appointments/components/new-requests';
import { PageLinks } from '@/features/appointments/components/page-links';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { getAppointment } from '@/features/appointments/data';
import { historyWords } from '@/features/appointments/history-words';
import { listBranches } from '@/features/branches/data';
import { PaperFacts } from '@/features/paper/components/paper-facts';
import { getCalendar } from '@/features/staff-calendar/data';
import { UndeliveredMessages } from '@/features/undelivered/components/undelivered-messages';
import { listUndelivered } from '@/features/undelivered/data';
import { getTranslations } from '@/i18n/translations';
import { BackendError } from '@/lib/backend/errors';
import { clinicZone, dateInZone, formatDate, formatTime } from '@/lib/clinic-time';
import { asChosen, type PageSize } from '@/lib/list-memory';
import { listWork } from '../data';
import { deskWords, openRequest } from '../desk-words';
import { NEXT_COOKIE, workListPath } from '../rules';
import { CallBox } from './call-box';
import { CallDesk } from './call-desk';
import { NextSwitch } from './next-switch';
import { OpenRequest } from './open-request';
import { WorkTable } from './work-table';

/** The work list of the call centre: the open request, then everybody who waits for a call. */
export async function WorkList({
  locale,
  token,
  page,
  size,
  beside,
}: {
  locale: Locale;
  token: string;
  page: number;
  size: PageSize | null;
  /** The appointment that is open beside the list. */
  beside: OpenRow | null;
}) {
  const read = await readAll({ locale, token, page, size });
  const path = workListPath({ locale, page, size });
  if (read === 'failed') return <StaffTrouble retry={path} />;
  if (read === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  const { work, file, branches, undelivered, times } = read;
  const isNext = (await cookies()).get(NEXT_COOKIE)?.value === 'on';
  const [t, words] = await Promise.all([getTranslations('calls'), getTranslations('appointments')]);
  const history = file ? await historyWords({ locale, file }) : [];
  const now = Date.now();
  const waiting = t('waitingTitle', { count: work.total });
  const timeZone = work.items[0]?.timeZone ?? clinicZone(branches);
  const today = dateInZone({ instant: new Date(now), timeZone });
  const rows = work.pages > 1 ? words('paging.page', { page, pages: work.pages }) : null;
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
          <WorkTable
            locale={locale}
            rows={work.items}
            called={work.open}
            now={now}
            path={path}
            open={beside?.id ?? null}
          />
        )}
      </div>
      <PageLinks
        page={page}
        pages={work.pages}
        earlier={asChosen(workListPath({ locale, page: page - 1, size }))}
        later={workListPath({ locale, page: page + 1, size })}
      />
      <PageSizeLinks
        size={size ?? 25}
        total={work.total}
        pathOf={(wanted) => workListPath({ locale, size: wanted })}
      />
      <UndeliveredMessages locale={locale} messages={undelivered} />
    </section>
  );
  return (
    <Container>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl">{t('title')}</h1>
        <PaperFacts locale={locale} dates={{ from: today, to: today }} filter={[waiting]} rows={rows} />
        <NewRequests count={work.total} found={waiting} />
      </div>
      <RememberList list="work-list" path={path} />
      <AutoRefresh />
      <CallDesk
        locale={locale}
        open={file && (await openRequest({ locale, file, history, now }))}
        words={await deskWords()}
        box={file ? <CallBox locale={locale} file={file} times={times} /> : null}
        nextSwitch={<NextSwitch isOn={isNext} label={t('desk.nextByItself')} />}
        list={
          <ListBeside beside={beside} close={asChosen(path)}>
            {list}
          </ListBeside>
        }
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

/** How many free times are offered in the middle of a call. */
const MOST_TIMES = 8;

/** The next free times of the doctor of a request, ISO; none when they cannot be read. */
async function listNextTimes({ token, file }: { token: string; file: AppointmentDetail }): Promise<string[]> {
  const { branch, doctor, service, timeZone } = file;
  const calendar = await getCalendar({
    token,
    branch: branch.documentId,
    doctor: doctor.documentId,
    service: service.documentId,
    from: dateInZone({ instant: new Date(), timeZone }),
    days: 7,
  });
  const days = calendar?.data.flatMap((one) => one.days) ?? [];
  return days
    .flatMap(({ entries }) => entries.flatMap(({ kind, startsAt }) => (kind === 'free' ? [startsAt] : [])))
    .slice(0, MOST_TIMES);
}

async function readAll({
  locale,
  token,
  page,
  size,
}: {
  locale: Locale;
  token: string;
  page: number;
  size: PageSize | null;
}) {
  try {
    const [work, branches, undelivered] = await Promise.all([
      listWork({ token, page, size }),
      listBranches({ locale }),
      listUndelivered({ token }),
    ]);
    const file = work.open ? await getAppointment({ token, id: work.open }) : null;
    const times = file?.status === 'pending' ? await listNextTimes({ token, file }) : [];
    return { work, file, branches, undelivered, times };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : ('failed' as const);
  }
}

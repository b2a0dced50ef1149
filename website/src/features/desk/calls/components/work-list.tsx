import { cookies } from 'next/headers';
import { ListBeside, type OpenRow } from '@/components/list/list-beside';
import { RememberList } from '@/components/list/remember-list';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { LabelledSection } from '@/components/ui/labelled-section';
import { NewRequests } from '@/features/desk/appointments/components/new-requests';
import { historyWords } from '@/features/desk/appointments/history-words';
import { ListPaging } from '@/features/desk/lists/components/list-paging';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { UndeliveredMessages } from '@/features/desk/undelivered/components/undelivered-messages';
import { getClinicZone } from '@/features/site/branches/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import { dateInZone, formatMoment } from '@/lib/time/clinic-time';
import { type WorkFilter, workListAddress } from '../address';
import { openRequest } from '../desk-words';
import type { readWorkList } from '../query';
import { NEXT_COOKIE } from '../rules';
import { CallBox } from './call-box';
import { CallDesk } from './call-desk';
import { NextSwitch } from './next-switch';
import { OpenRequest } from './open-request';
import { WorkTable } from './work-table';

interface Props {
  path: string;
  filter: WorkFilter;
  found: Awaited<ReturnType<typeof readWorkList>>;
  beside: OpenRow | null;
}

export async function WorkList({ path, filter, found, beside }: Props) {
  const { file, undelivered, times } = found;
  const { data, meta } = found.work;
  const isNext = (await cookies()).get(NEXT_COOKIE)?.value === 'on';
  const [locale, t, words] = await getWords('calls', 'appointments');
  const history = file ? await historyWords(locale, file) : [];
  const now = Date.now();
  const { total, pageCount } = meta.pagination;
  const waiting = t('waitingTitle', { count: total });
  const timeZone = data[0]?.timeZone ?? (await getClinicZone(locale));
  const today = dateInZone({ instant: new Date(now), timeZone });
  const rows = pageCount > 1 ? words('paging.page', { page: filter.page, pages: pageCount }) : null;
  const moment = meta.nextDueAt && { instant: meta.nextDueAt, timeZone, locale };
  const list = (
    <LabelledSection id="waiting-title" title={waiting}>
      {moment ? (
        <p className="text-sm text-text-soft">
          {t('later', { count: meta.later, moment: formatMoment(moment) })}
        </p>
      ) : null}
      <div className="mt-3">
        {data.length === 0 ? (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        ) : (
          <WorkTable rows={data} called={meta.open} now={now} open={beside?.id ?? null} />
        )}
      </div>
      <ListPaging address={workListAddress} filter={filter} pagination={meta.pagination} usualSize={25} />
      <UndeliveredMessages messages={undelivered} />
    </LabelledSection>
  );
  return (
    <Container>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl">{t('title')}</h1>
        <PaperFacts dates={{ from: today, to: today }} filter={[waiting]} rows={rows} />
        <NewRequests count={total} found={waiting} />
      </div>
      <RememberList list="work-list" path={path} />
      <AutoRefresh />
      <ClientMessages of={['calls.desk']}>
        <CallDesk
          open={file && (await openRequest(file, history, locale))}
          box={file ? <CallBox file={file} times={times} /> : null}
          nextSwitch={<NextSwitch isOn={isNext} label={t('desk.nextByItself')} />}
          list={
            <ListBeside beside={beside} path={path}>
              {list}
            </ListBeside>
          }
        >
          {file ? <OpenRequest file={file} history={history} now={now} /> : null}
        </CallDesk>
      </ClientMessages>
    </Container>
  );
}

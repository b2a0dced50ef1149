import type { BusyCalendar } from '@/contract/busy-calendar';
import type { CalendarFeed, FeedKind } from '@/contract/calendar-feed';
import { isolate } from '@/contract/isolate';
import { DeskPage } from '@/features/desk/lists/components/desk-page';
import { clinicMoments, listBranches } from '@/features/site/branches/data';
import { listDoctors } from '@/features/site/doctors/data';
import { ClientMessages } from '@/i18n/client-messages';
import { getWords } from '@/i18n/translations';
import type { BusyRow, FeedRow } from '../rules';
import { BusyForms } from './busy-forms';
import { FeedForms } from './feed-forms';

interface Props {
  feeds: CalendarFeed[];
  busy: BusyCalendar[];
  showsNames: boolean;
  /** Document id of the doctor whose page it is; null on a manager's. */
  ownDoctor: string | null;
}

/** Calendars to subscribe to: a doctor's own, a branch's, the clinic's; and those of doctors that the clinic reads. */
export async function FeedPage({ feeds, busy, showsNames, ownDoctor }: Props) {
  const [locale, t] = await getWords('calendarFeeds');
  const [branches, doctors] = await Promise.all([listBranches({ locale }), listDoctors({ locale })]);
  const moment = await clinicMoments(locale);
  const stateOf = ({ madeAt, fetchedAt }: CalendarFeed) =>
    fetchedAt === null
      ? t('never', { made: moment(madeAt) })
      : t('fetched', { made: moment(madeAt), fetched: moment(fetchedAt) });
  const rowOf = (kind: FeedKind, of: string, label: string): FeedRow => {
    const feed = feeds.find((one) => one.owner === null && one.kind === kind && (one.of ?? '') === of);
    const state = feed ? stateOf(feed) : t('none');
    return { kind, of, label, state, id: feed?.documentId ?? null };
  };
  const nameOf = ({ kind, of }: CalendarFeed) =>
    kind === 'clinic'
      ? t('clinic')
      : ((kind === 'doctor' ? doctors : branches).find(({ id }) => id === of)?.name ?? of ?? '');
  const rows =
    ownDoctor === null
      ? [rowOf('clinic', '', t('clinic')), ...branches.map(({ id, name }) => rowOf('branch', id, name))]
      : [rowOf('doctor', ownDoctor, t('mine'))];
  const others = feeds
    .filter(({ owner }) => owner !== null)
    .map((feed) => ({
      id: feed.documentId,
      label: nameOf(feed),
      owner: feed.owner ?? '',
      state: stateOf(feed),
    }));
  const busyRows = busy.map((calendar): BusyRow => {
    const { documentId: id, doctor, host, readAt, failure, failingSince, times, skipped } = calendar;
    const since = failingSince ? moment(failingSince) : '';
    const parts = [
      isolate(host),
      readAt === null ? t('busy.never') : t('busy.readAt', { moment: moment(readAt), count: times }),
      ...(skipped > 0 ? [t('busy.skipped', { count: skipped })] : []),
    ];
    return {
      id,
      label: doctors.find((one) => one.id === doctor)?.name ?? doctor,
      state: parts.join(' · '),
      trouble: failure && t('busy.failing', { since, reason: t(`busy.reasons.${failure}`) }),
    };
  });
  return (
    <DeskPage title={t('title')} lead={t('text')}>
      <p className="mt-2 max-w-prose text-text-soft">{t(showsNames ? 'named' : 'notNamed')}</p>
      <ClientMessages of={['calendarFeeds']}>
        <FeedForms rows={rows} others={others} />
        <section className="mt-10">
          <h2 className="text-xl">{t(ownDoctor === null ? 'busy.title' : 'busy.mine')}</h2>
          <p className="mt-2 max-w-prose text-text-soft">{t('busy.text')}</p>
          <BusyForms rows={busyRows} ownDoctor={ownDoctor} doctors={doctors} />
        </section>
      </ClientMessages>
    </DeskPage>
  );
}

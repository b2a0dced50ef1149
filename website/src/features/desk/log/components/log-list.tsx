import { getLocale } from 'next-intl/server';
import { type Named, optionsOf } from '@/components/form/select';
import { FilterChips } from '@/components/list/filter-chips';
import { FilterForm } from '@/components/list/filter-row';
import type { OpenRow } from '@/components/list/list-beside';
import { columnsOf, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RowLink } from '@/components/list/row-link';
import { Link } from '@/components/ui/link';
import { SignBadge } from '@/components/ui/sign-badge';
import { LOG_ACTIONS, type LogSubject } from '@/contract/log';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { ListPage } from '@/features/desk/lists/components/list-page';
import { clinicMoments, getClinicZone } from '@/features/site/branches/data';
import { getWords } from '@/i18n/translations';
import { keyOfDotted } from '@/lib/text/message-key';
import { formatCalendarDate, formatDate, formatTime, joinMoment } from '@/lib/time/clinic-time';
import { type LogFilter, logAddress } from '../address';
import type { readLog } from '../data';
import { actionOf } from '../rules';
import { EntryDetail } from './entry-detail';

interface Props {
  filter: LogFilter;
  found: Awaited<ReturnType<typeof readLog>>;
  beside: OpenRow | null;
}

export async function LogList({ filter, found: { data, meta, people }, beside }: Props) {
  const [locale, t, words] = await getWords('log', 'appointments');
  const moment = await clinicMoments(locale);
  const open = beside?.id ?? null;
  const subject = filter.subject ? data[0]?.subject : null;
  const about = subject ? await saySubject(subject) : null;
  const wordsOf = (action: string) => {
    const known = actionOf(action);
    return known ? t(`actions.${keyOfDotted(known)}`) : action;
  };
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
          <p className="mt-3 mb-2 text-sm text-text-soft" role="status">
            {t('found', { count: meta.pagination.total })}
            {about ? (
              <>
                {' · '}
                {t('whom')} <bdi dir={about.isCode ? 'ltr' : undefined}>{about.text}</bdi>
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
      <ListTable columns={columnsOf(['when', 'who', 'what', 'whom'], t)}>
        {data.map((entry) => {
          const { documentId: id, subject } = entry;
          return (
            <ListRow key={id} isOpen={id === open}>
              <ListHead className="whitespace-nowrap text-sm tabular-nums lg:py-1!">
                {moment(entry.at)}
              </ListHead>
              <ListCell className="wrap-anywhere text-sm lg:py-1! max-lg:leading-5 max-lg:text-text-soft lg:min-w-48">
                {entry.actor ? <bdi dir="ltr">{entry.actor}</bdi> : t('nobody')}
                {entry.address ? (
                  <span className="block text-text-soft max-lg:hidden">
                    <bdi dir="ltr">{entry.address}</bdi>
                  </span>
                ) : null}
              </ListCell>
              <ListCell className="text-sm lg:py-1!">
                <span className="font-semibold">{wordsOf(entry.action)}</span>{' '}
                {entry.isRefused ? (
                  <SignBadge tone="canceled" icon="lucide:ban">
                    {t('refusedBadge')}
                  </SignBadge>
                ) : null}
                {entry.detail ? <EntryDetail detail={entry.detail} /> : null}
              </ListCell>
              <ListCell className="wrap-anywhere text-sm lg:py-1!">
                {subject && subject.account !== entry.actor ? <SubjectLink subject={subject} /> : null}
                {subject?.bookingNumber ? (
                  <span className="ms-3 inline-block">
                    <RowLink
                      id={id}
                      page={appointmentPath({ locale, id: subject.documentId })}
                      label={words('open', { number: subject.bookingNumber })}
                      isWholeCard={false}
                    >
                      {t('open')}
                    </RowLink>
                  </span>
                ) : null}
              </ListCell>
            </ListRow>
          );
        })}
      </ListTable>
    </ListPage>
  );
}

/** Subject of an entry; leads to everything that is recorded about it. */
async function SubjectLink({ subject }: { subject: LogSubject }) {
  const locale = await getLocale();
  const { text, isCode } = await saySubject(subject);
  return (
    <Link
      href={logAddress.path(locale, { subject: subject.documentId })}
      className="inline-flex min-h-6 items-center font-semibold text-action underline underline-offset-4"
    >
      <bdi
        dir={isCode ? 'ltr' : undefined}
        // Its hyphens are no places to break it at.
        className={subject.bookingNumber ? 'whitespace-nowrap' : undefined}
      >
        {text}
      </bdi>
    </Link>
  );
}

/** Describes the subject of a log entry without naming a patient; `isCode` if it reads left to right in both languages. */
async function saySubject({ documentId, bookingNumber, account, messageSentAt, block }: LogSubject) {
  const [locale, t] = await getWords('log.subjects');
  const moment = (instant: string, timeZone: string) => {
    const at = { instant, timeZone, locale };
    return { date: formatDate({ ...at, style: 'medium' }), time: formatTime(at) };
  };
  if (messageSentAt) {
    const zone = await getClinicZone(locale);
    return { text: t('message', moment(messageSentAt, zone)), isCode: false };
  }
  if (block) {
    const { date, time } = moment(block.startsAt, block.timeZone);
    const end = moment(block.endsAt, block.timeZone);
    const until = end.date === date ? end.time : joinMoment({ ...end, locale });
    const doctor = block.doctor?.[locale] ?? t('goneDoctor');
    return { text: t('block', { doctor, date, from: time, until }), isCode: false };
  }
  return { text: bookingNumber ?? account ?? documentId, isCode: true };
}

/** Filters of the log, with the active ones as text. */
async function LogFilterForm({ filter, people }: { filter: LogFilter; people: Named[] }) {
  const [locale, t] = await getWords('log');
  const { subject, size, action, firstDay, lastDay } = filter;
  const said = {
    actor: people.find(({ id }) => id === filter.actor)?.name ?? t('nobody'),
    action: action && t(`actions.${keyOfDotted(action)}`),
    subject: t('whom'),
    firstDay: firstDay && `${t('firstDay')} ${formatCalendarDate({ date: firstDay, locale })}`,
    lastDay: lastDay && `${t('lastDay')} ${formatCalendarDate({ date: lastDay, locale })}`,
  };
  return (
    <>
      <FilterForm
        key={logAddress.path(locale, filter)}
        action={logAddress.path(locale)}
        label={t('filter')}
        // A form with nothing chosen asks for everything, which a bare address does not.
        hidden={{ ...logAddress.fields({ subject, size }), view: 'all' }}
        fields={[
          {
            ...{ id: 'action', label: t('what'), all: t('all'), value: action },
            options: LOG_ACTIONS.map((one) => ({ value: one, label: t(`actions.${keyOfDotted(one)}`) })),
            className: 'min-w-32 grow basis-0',
          },
          {
            ...{ id: 'actor', label: t('who'), all: t('all'), value: filter.actor },
            ...{ options: optionsOf(people), isBehind: true, className: 'lg:w-56 max-lg:grow' },
          },
          ...(['firstDay', 'lastDay'] as const).map((day) => ({
            ...{ id: day, label: t(day), value: filter[day] },
            ...{ isBehind: true, className: 'lg:w-40 max-lg:grow' },
          })),
        ]}
      />
      <FilterChips address={logAddress} filter={filter} said={said} />
    </>
  );
}

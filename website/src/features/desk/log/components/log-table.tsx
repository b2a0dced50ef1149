import Link from 'next/link';
import { getLocale } from 'next-intl/server';
import { ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RowLink } from '@/components/list/row-link';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { LogEntry, LogSubject } from '@/contract/log';
import { appointmentPath } from '@/features/desk/appointments/rules';
import { getWords } from '@/i18n/translations';
import { besidePath } from '@/lib/address/list-memory';
import { formatMoment } from '@/lib/time/clinic-time';
import { logAddress } from '../address';
import { actionOf, wordOf } from '../rules';
import { subjectWords } from '../subject-words';
import { EntryDetail } from './entry-detail';

export async function LogTable({
  entries,
  timeZone,
  path,
  open,
}: {
  entries: LogEntry[];
  timeZone: string;
  path: string;
  open: string | null;
}) {
  const [locale, t, words] = await getWords('log', 'appointments');
  const wordsOf = (action: string) => {
    const known = actionOf(action);
    return known ? t(`actions.${wordOf(known)}`) : action;
  };
  return (
    <ListTable columns={(['when', 'who', 'what', 'whom'] as const).map((key) => ({ key, label: t(key) }))}>
      {entries.map((entry) => {
        const { documentId: id, subject } = entry;
        const moment = { instant: entry.at, timeZone, locale };
        return (
          <ListRow key={id} isOpen={id === open}>
            <ListHead className="whitespace-nowrap text-sm tabular-nums lg:py-1!">
              {formatMoment(moment)}
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
                <Badge tone="canceled" icon={<Icon name="lucide:ban" />}>
                  {t('refusedBadge')}
                </Badge>
              ) : null}
              {entry.detail ? <EntryDetail detail={entry.detail} /> : null}
            </ListCell>
            <ListCell className="wrap-anywhere text-sm lg:py-1!">
              {subject && subject.account !== entry.actor ? (
                <SubjectLink subject={subject} timeZone={timeZone} />
              ) : null}
              {subject?.bookingNumber ? (
                <span className="ms-3 inline-block">
                  <RowLink
                    id={id}
                    page={appointmentPath({ locale, id: subject.documentId })}
                    beside={besidePath({ path, id })}
                    label={words('open', { number: subject.bookingNumber })}
                    isOpen={id === open}
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
  );
}

/** Subject of an entry; leads to everything that is recorded about it. */
async function SubjectLink({ subject, timeZone }: { subject: LogSubject; timeZone: string }) {
  const locale = await getLocale();
  const { text, isCode } = await subjectWords(locale, subject, timeZone);
  return (
    <Link
      href={logAddress.path(locale, { subject: subject.documentId })}
      prefetch={false}
      className="inline-flex min-h-6 items-center font-semibold text-action underline underline-offset-4"
    >
      <bdi
        {...(isCode ? { dir: 'ltr' as const } : {})}
        // Its hyphens are no places to break it at.
        className={subject.bookingNumber ? 'whitespace-nowrap' : undefined}
      >
        {text}
      </bdi>
    </Link>
  );
}

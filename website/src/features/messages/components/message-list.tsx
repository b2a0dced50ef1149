import { redirect } from 'next/navigation';
import type { Locale } from 'next-intl';
import { ListBeside } from '@/components/list/list-beside';
import { PageSizeLinks } from '@/components/list/page-size-links';
import { RememberList } from '@/components/list/remember-list';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { loginPath } from '@/features/account/rules';
import { AutoRefresh } from '@/features/appointments/components/auto-refresh';
import { PageLinks } from '@/features/appointments/components/page-links';
import { StaffTrouble } from '@/features/appointments/components/staff-trouble';
import { listBranches } from '@/features/branches/data';
import { PaperFacts } from '@/features/paper/components/paper-facts';
import { UndeliveredMessages } from '@/features/undelivered/components/undelivered-messages';
import { listUndelivered } from '@/features/undelivered/data';
import { getTranslations } from '@/i18n/translations';
import { BackendError } from '@/lib/backend/errors';
import { clinicZone } from '@/lib/clinic-time';
import { asChosen } from '@/lib/list-memory';
import { listMessages, openMessage } from '../data';
import { messagesPath } from '../rules';
import type { MessageFilter } from '../schema';
import { HandlingFilter } from './handling-filter';
import { MessageFile } from './message-file';
import { MessageTable } from './message-table';

/** The messages of the contact page: how many there are in each state, and those of one state or all. */
export async function MessageList({
  locale,
  token,
  filter,
  open,
}: {
  locale: Locale;
  token: string;
  filter: MessageFilter;
  /** Document id of the message that is open beside the list. */
  open: string | null;
}) {
  const read = await readAll({ locale, token, filter, open });
  if (read === 'failed') return <StaffTrouble retry={messagesPath({ locale, ...filter })} />;
  if (read === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  const [t, words] = await Promise.all([getTranslations('messages'), getTranslations('appointments')]);
  const { file } = read;
  const path = messagesPath({ locale, ...filter });
  const { items, pages, counts } = read.list;
  const timeZone = clinicZone(read.branches);
  const { page } = filter;
  return (
    <Container>
      <RememberList list="messages" path={path} />
      <AutoRefresh />
      <ListBeside
        beside={
          file && {
            id: file.documentId,
            label: t('open', { name: file.isErased ? t('erased') : file.name }),
            panel: <MessageFile locale={locale} file={file} timeZone={timeZone} isBeside />,
          }
        }
        close={asChosen(path)}
      >
        <h1 className="text-2xl">{t('title')}</h1>
        <PaperFacts
          locale={locale}
          dates={{ from: null, to: null }}
          filter={[t(filter.handling ? `handlings.${filter.handling}` : 'all')]}
          rows={pages > 1 ? words('paging.page', { page, pages }) : null}
        />
        <HandlingFilter
          counts={counts}
          chosen={filter.handling}
          pathOf={(handling) => messagesPath({ locale, ...filter, handling, page: 1 })}
        />
        <div className="mt-3">
          {items.length === 0 ? (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          ) : (
            <MessageTable
              locale={locale}
              messages={items}
              timeZone={timeZone}
              path={path}
              open={file?.documentId ?? null}
            />
          )}
        </div>
        <PageLinks
          page={page}
          pages={pages}
          earlier={asChosen(messagesPath({ locale, ...filter, page: page - 1 }))}
          later={messagesPath({ locale, ...filter, page: page + 1 })}
        />
        <PageSizeLinks
          size={filter.size ?? 25}
          total={read.list.total}
          pathOf={(size) => messagesPath({ locale, ...filter, size, page: 1 })}
        />
        <UndeliveredMessages locale={locale} messages={read.undelivered} />
      </ListBeside>
    </Container>
  );
}

async function readAll({
  locale,
  token,
  filter,
  open,
}: {
  locale: Locale;
  token: string;
  filter: MessageFilter;
  open: string | null;
}) {
  try {
    // Opening a message marks it as read, which the list is to say.
    const file = open ? await openMessage({ token, id: open }) : null;
    const [list, branches, undelivered] = await Promise.all([
      listMessages({ token, filter }),
      listBranches({ locale }),
      listUndelivered({ token }),
    ]);
    return { file, list, branches, undelivered };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : ('failed' as const);
  }
}

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
import { HandlingFilter } from '@/features/messages/components/handling-filter';
import { PaperFacts } from '@/features/paper/components/paper-facts';
import { getTranslations } from '@/i18n/translations';
import { BackendError } from '@/lib/backend/errors';
import { clinicZone } from '@/lib/clinic-time';
import { asChosen } from '@/lib/list-memory';
import { listIncoming, openIncoming } from '../data';
import { inboxPath, senderOf } from '../rules';
import type { InboxFilter } from '../schema';
import { InboxFile } from './inbox-file';
import { InboxTable } from './inbox-table';

interface Asked {
  locale: Locale;
  token: string;
  filter: InboxFilter;
  /** Document id of the message that is open beside the list. */
  open: string | null;
}

/** What patients wrote by SMS and WhatsApp: how much there is in each state, and that of one state or all. */
export async function InboxList(asked: Asked) {
  const { locale, filter } = asked;
  const read = await readAll(asked);
  const path = inboxPath({ locale, ...filter });
  if (read === 'failed') return <StaffTrouble retry={path} />;
  if (read === 'refused') redirect(loginPath({ locale, why: 'notStaff' }));
  const [t, states, words] = await Promise.all([
    getTranslations('inbox'),
    getTranslations('messages'),
    getTranslations('appointments'),
  ]);
  const { file } = read;
  const { items, pages, counts, total } = read.list;
  const timeZone = clinicZone(read.branches);
  const { page, handling } = filter;
  return (
    <Container>
      <RememberList list="inbox" path={path} />
      <AutoRefresh />
      <ListBeside
        beside={
          file && {
            id: file.documentId,
            label: t('open', { name: file.isErased ? t('erased') : senderOf(file) }),
            panel: <InboxFile locale={locale} file={file} timeZone={timeZone} isBeside />,
          }
        }
        close={asChosen(path)}
      >
        <h1 className="text-2xl">{t('title')}</h1>
        <PaperFacts
          locale={locale}
          dates={{ from: null, to: null }}
          filter={[states(handling ? `handlings.${handling}` : 'all')]}
          rows={pages > 1 ? words('paging.page', { page, pages }) : null}
        />
        <HandlingFilter
          counts={counts}
          chosen={handling}
          pathOf={(one) => inboxPath({ locale, ...filter, handling: one, page: 1 })}
        />
        <div className="mt-3">
          {items.length === 0 ? (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          ) : (
            <InboxTable
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
          earlier={asChosen(inboxPath({ locale, ...filter, page: page - 1 }))}
          later={inboxPath({ locale, ...filter, page: page + 1 })}
        />
        <PageSizeLinks
          size={filter.size ?? 25}
          total={total}
          pathOf={(size) => inboxPath({ locale, ...filter, size, page: 1 })}
        />
      </ListBeside>
    </Container>
  );
}

async function readAll({ locale, token, filter, open }: Asked) {
  try {
    // Opening a message marks it as read, which the list is to say.
    const file = open ? await openIncoming({ token, id: open }) : null;
    const [list, branches] = await Promise.all([listIncoming({ token, filter }), listBranches({ locale })]);
    return { file, list, branches };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status === 403 ? ('refused' as const) : ('failed' as const);
  }
}

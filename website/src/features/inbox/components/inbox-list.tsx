import type { Locale } from 'next-intl';
import { ListBeside } from '@/components/list/list-beside';
import { PageSizeLinks } from '@/components/list/page-size-links';
import { RememberList } from '@/components/list/remember-list';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { AutoRefresh } from '@/features/appointments/components/auto-refresh';
import { PageLinks } from '@/features/appointments/components/page-links';
import { HandlingFilter } from '@/features/messages/components/handling-filter';
import { PaperFacts } from '@/features/paper/components/paper-facts';
import { getTranslations } from '@/i18n/translations';
import { asChosen } from '@/lib/list-memory';
import type { FoundIncoming } from '../query';
import { inboxPath, senderOf } from '../rules';
import type { InboxFilter } from '../schema';
import { InboxFile } from './inbox-file';
import { InboxTable } from './inbox-table';

/** What patients wrote by SMS and WhatsApp: how much there is in each state, and that of one state or all. */
export async function InboxList({
  locale,
  path,
  filter,
  found: { file, list, timeZone },
}: {
  locale: Locale;
  /** Of the list as it is shown. */
  path: string;
  filter: InboxFilter;
  found: FoundIncoming;
}) {
  const [t, states, words] = await Promise.all([
    getTranslations('inbox'),
    getTranslations('messages'),
    getTranslations('appointments'),
  ]);
  const { items, pages, counts, total } = list;
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

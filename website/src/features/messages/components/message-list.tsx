import type { Locale } from 'next-intl';
import { ListBeside } from '@/components/list/list-beside';
import { PageSizeLinks } from '@/components/list/page-size-links';
import { RememberList } from '@/components/list/remember-list';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { AutoRefresh } from '@/features/appointments/components/auto-refresh';
import { PageLinks } from '@/features/appointments/components/page-links';
import { PaperFacts } from '@/features/paper/components/paper-facts';
import { UndeliveredMessages } from '@/features/undelivered/components/undelivered-messages';
import { getTranslations } from '@/i18n/translations';
import { asChosen } from '@/lib/list-memory';
import type { FoundMessages } from '../query';
import { messagesPath } from '../rules';
import type { MessageFilter } from '../schema';
import { HandlingFilter } from './handling-filter';
import { MessageFile } from './message-file';
import { MessageTable } from './message-table';

/** The messages of the contact page: how many there are in each state, and those of one state or all. */
export async function MessageList({
  locale,
  path,
  filter,
  found: { file, list, timeZone, undelivered },
}: {
  locale: Locale;
  /** Of the list as it is shown. */
  path: string;
  filter: MessageFilter;
  found: FoundMessages;
}) {
  const [t, words] = await Promise.all([getTranslations('messages'), getTranslations('appointments')]);
  const { items, pages, counts, total } = list;
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
          total={total}
          pathOf={(size) => messagesPath({ locale, ...filter, size, page: 1 })}
        />
        <UndeliveredMessages locale={locale} messages={undelivered} />
      </ListBeside>
    </Container>
  );
}

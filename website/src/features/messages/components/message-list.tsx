import { AutoRefresh } from '@/features/appointments/components/auto-refresh';
import { ListPage } from '@/features/lists/components/list-page';
import { UndeliveredMessages } from '@/features/undelivered/components/undelivered-messages';
import { getWords } from '@/i18n/translations';
import { type MessageFilter, messagesAddress } from '../address';
import type { FoundMessages } from '../query';
import { HandlingFilter } from './handling-filter';
import { MessageFile } from './message-file';
import { MessageTable } from './message-table';

/** The messages of the contact page: how many there are in each state, and those of one state or all. */
export async function MessageList({
  filter,
  found: { file, list, timeZone, undelivered },
}: {
  filter: MessageFilter;
  found: FoundMessages;
}) {
  const [locale, t] = await getWords('messages');
  const { items, pages, counts, total } = list;
  return (
    <ListPage
      name="messages"
      address={messagesAddress}
      filter={filter}
      title={t('title')}
      besideTitle={<AutoRefresh />}
      paper={[t(filter.handling ? `handlings.${filter.handling}` : 'all')]}
      narrowing={
        <HandlingFilter
          counts={counts}
          chosen={filter.handling}
          pathOf={(handling) => messagesAddress.path(locale, { ...filter, handling, page: 1 })}
        />
      }
      beside={
        file && {
          id: file.documentId,
          label: t('open', { name: file.isErased ? t('erased') : file.name }),
          panel: <MessageFile file={file} timeZone={timeZone} isBeside />,
        }
      }
      pages={pages}
      total={total}
      usualSize={25}
      empty={items.length === 0 ? { title: t('empty'), text: t('emptyText') } : null}
      after={<UndeliveredMessages messages={undelivered} />}
    >
      <MessageTable
        messages={items}
        timeZone={timeZone}
        path={messagesAddress.path(locale, filter)}
        open={file?.documentId ?? null}
      />
    </ListPage>
  );
}

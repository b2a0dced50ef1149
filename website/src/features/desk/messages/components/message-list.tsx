import { ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RowLink } from '@/components/list/row-link';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { ListPage } from '@/features/desk/lists/components/list-page';
import { UndeliveredMessages } from '@/features/desk/undelivered/components/undelivered-messages';
import { getWords } from '@/i18n/translations';
import { besidePath } from '@/lib/address/list-memory';
import { formatMoment } from '@/lib/time/clinic-time';
import { type MessageFilter, messagesAddress } from '../address';
import type { FoundMessages } from '../query';
import { messagePath } from '../rules';
import { HandlingBadge } from './handling-badge';
import { HandlingFilter } from './handling-filter';
import { MessageFile } from './message-file';

export async function MessageList({
  filter,
  found: { file, list, timeZone, undelivered },
}: {
  filter: MessageFilter;
  found: FoundMessages;
}) {
  const [locale, t] = await getWords('messages');
  const { data, meta } = list;
  const open = file?.documentId ?? null;
  const path = messagesAddress.path(locale, filter);
  const columns = (['from', 'state', 'text', 'sent'] as const)
    .filter((key) => !(open && key === 'text'))
    .map((key) => ({ key, label: t(`columns.${key}`) }));
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
          counts={meta.counts}
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
      pagination={meta.pagination}
      usualSize={25}
      empty={data.length === 0 ? { title: t('empty'), text: t('emptyText') } : null}
      after={<UndeliveredMessages messages={undelivered} />}
    >
      <ListTable columns={columns}>
        {data.map(({ documentId: id, createdAt, name, message, handling, isErased }) => {
          const moment = { instant: createdAt, timeZone, locale };
          const from = isErased ? t('erased') : name;
          return (
            <ListRow key={id} isOpen={id === open}>
              <ListHead className="lg:min-w-44">
                <RowLink
                  id={id}
                  page={messagePath({ locale, id })}
                  beside={besidePath({ path, id })}
                  label={t('open', { name: from })}
                  isOpen={id === open}
                  className={handling === 'new' ? 'font-bold' : 'font-semibold'}
                >
                  <bdi className="wrap-anywhere">{from}</bdi>
                </RowLink>
              </ListHead>
              <ListCell inCard="end">
                <HandlingBadge handling={handling} />
              </ListCell>
              {open ? null : (
                <ListCell className="lg:w-full">
                  {isErased ? null : (
                    <p dir="auto" className="wrap-anywhere line-clamp-1 text-sm text-text-soft">
                      {message}
                    </p>
                  )}
                </ListCell>
              )}
              <ListCell className="text-sm text-text-soft lg:whitespace-nowrap">
                {formatMoment(moment)}
              </ListCell>
            </ListRow>
          );
        })}
      </ListTable>
    </ListPage>
  );
}

import { ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RowLink } from '@/components/list/row-link';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { ListPage } from '@/features/desk/lists/components/list-page';
import { HandlingBadge } from '@/features/desk/messages/components/handling-badge';
import { HandlingFilter } from '@/features/desk/messages/components/handling-filter';
import { getWords } from '@/i18n/translations';
import { besidePath } from '@/lib/address/list-memory';
import { formatMoment } from '@/lib/time/clinic-time';
import { type InboxFilter, inboxAddress } from '../address';
import type { FoundIncoming } from '../query';
import { incomingPath, senderOf } from '../rules';
import { InboxFile } from './inbox-file';
import { IncomingText } from './incoming-text';

export async function InboxList({
  filter,
  found: { file, list, timeZone },
}: {
  filter: InboxFilter;
  found: FoundIncoming;
}) {
  const [locale, t, states] = await getWords('inbox', 'messages');
  const { data, meta } = list;
  const open = file?.documentId ?? null;
  const path = inboxAddress.path(locale, filter);
  const columns = (['from', 'state', 'text', 'sent'] as const)
    .filter((key) => !(open && key === 'text'))
    .map((key) => ({ key, label: t(`columns.${key}`) }));
  const { handling } = filter;
  return (
    <ListPage
      name="inbox"
      address={inboxAddress}
      filter={filter}
      title={t('title')}
      besideTitle={<AutoRefresh />}
      paper={[states(handling ? `handlings.${handling}` : 'all')]}
      narrowing={
        <HandlingFilter
          counts={meta.counts}
          chosen={handling}
          pathOf={(one) => inboxAddress.path(locale, { ...filter, handling: one, page: 1 })}
        />
      }
      beside={
        file && {
          id: file.documentId,
          label: t('open', { name: file.isErased ? t('erased') : senderOf(file) }),
          panel: <InboxFile file={file} timeZone={timeZone} isBeside />,
        }
      }
      pagination={meta.pagination}
      usualSize={25}
      empty={data.length === 0 ? { title: t('empty'), text: t('emptyText') } : null}
    >
      <ListTable columns={columns}>
        {data.map((message) => {
          const { documentId: id, at, channel, handling, outcome, visit, isErased } = message;
          const moment = { instant: at, timeZone, locale };
          const from = isErased ? t('erased') : senderOf(message);
          return (
            <ListRow key={id} isOpen={id === open}>
              <ListHead className="lg:min-w-44">
                <RowLink
                  id={id}
                  page={incomingPath({ locale, id })}
                  beside={besidePath({ path, id })}
                  label={t('open', { name: from })}
                  isOpen={id === open}
                  className={handling === 'new' ? 'font-bold' : 'font-semibold'}
                >
                  <bdi className="wrap-anywhere" dir={visit || isErased ? 'auto' : 'ltr'}>
                    {from}
                  </bdi>
                </RowLink>
              </ListHead>
              <ListCell inCard="end">
                <HandlingBadge handling={handling} />
              </ListCell>
              {open ? null : (
                <ListCell className="text-sm text-text-soft lg:w-full">
                  {isErased ? null : <IncomingText message={message} isCut />}
                  {outcome ? <p className="font-semibold text-text">{t(`outcomes.${outcome}`)}</p> : null}
                </ListCell>
              )}
              <ListCell className="text-sm text-text-soft lg:whitespace-nowrap">
                {t(`channels.${channel}`)} · {formatMoment(moment)}
              </ListCell>
            </ListRow>
          );
        })}
      </ListTable>
    </ListPage>
  );
}

import { AutoRefresh } from '@/features/appointments/components/auto-refresh';
import { ListPage } from '@/features/lists/components/list-page';
import { HandlingFilter } from '@/features/messages/components/handling-filter';
import { getWords } from '@/i18n/translations';
import { type InboxFilter, inboxAddress } from '../address';
import type { FoundIncoming } from '../query';
import { senderOf } from '../rules';
import { InboxFile } from './inbox-file';
import { InboxTable } from './inbox-table';

/** What patients wrote by SMS and WhatsApp: how much there is in each state, and that of one state or all. */
export async function InboxList({
  filter,
  found: { file, list, timeZone },
}: {
  filter: InboxFilter;
  found: FoundIncoming;
}) {
  const [locale, t, states] = await getWords('inbox', 'messages');
  const { items, pages, counts, total } = list;
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
          counts={counts}
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
      pages={pages}
      total={total}
      usualSize={25}
      empty={items.length === 0 ? { title: t('empty'), text: t('emptyText') } : null}
    >
      <InboxTable
        messages={items}
        timeZone={timeZone}
        path={inboxAddress.path(locale, filter)}
        open={file?.documentId ?? null}
      />
    </ListPage>
  );
}

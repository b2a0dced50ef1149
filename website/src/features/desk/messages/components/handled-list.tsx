import type { ReactNode } from 'react';
import { FilterLinks } from '@/components/list/filter-links';
import { columnsOf, ListCell, ListHead, ListRow, ListTable } from '@/components/list/list-table';
import { RowLink } from '@/components/list/row-link';
import { AutoRefresh } from '@/components/ui/auto-refresh';
import { SignBadge } from '@/components/ui/sign-badge';
import { HANDLINGS, type Handling } from '@/contract/contact-message';
import { ListPage } from '@/features/desk/lists/components/list-page';
import type { Pagination } from '@/features/desk/lists/components/list-paging';
import { getTranslations, getWords } from '@/i18n/translations';
import { asChosen } from '@/lib/address/list-memory';
import type { MessageFilter, messagesAddress } from '../address';

interface Row {
  id: string;
  handling: Handling;
  from: string;
  /** Direction of the sender's name; that of its first letter where none is given. */
  dir?: 'ltr' | 'auto';
  text: ReactNode;
  sent: ReactNode;
}

interface Props {
  name: 'inbox' | 'messages';
  address: typeof messagesAddress;
  filter: MessageFilter;
  meta: { counts: Record<Handling, number>; pagination: Pagination };
  rows: Row[];
  open: { id: string; from: string; panel: ReactNode } | null;
  after?: ReactNode;
}

/** A list of messages that are new, read or done, and beside it the one that is open. */
export async function HandledList({ name, address, filter, meta, rows, open, after }: Props) {
  const [locale, own, t] = await getWords(name, 'messages');
  const chosen = filter.handling;
  const all = meta.counts.new + meta.counts.read + meta.counts.done;
  const columns = (['from', 'state', 'text', 'sent'] as const).filter((key) => !(open && key === 'text'));
  return (
    <ListPage
      name={name}
      address={address}
      filter={filter}
      title={own('title')}
      besideTitle={<AutoRefresh />}
      paper={[t(chosen ? `handlings.${chosen}` : 'all')]}
      narrowing={
        <FilterLinks
          label={t('filter')}
          links={[null, ...HANDLINGS].map((handling) => ({
            text: t(handling ? `handlings.${handling}` : 'all'),
            count: handling ? meta.counts[handling] : all,
            href: asChosen(address.path(locale, { ...filter, handling, page: 1 })),
            isChosen: chosen === handling,
          }))}
        />
      }
      beside={open && { id: open.id, label: t('open', { name: open.from }), panel: open.panel }}
      pagination={meta.pagination}
      usualSize={25}
      empty={rows.length === 0 ? { title: t('empty'), text: own('emptyText') } : null}
      after={after}
    >
      <ListTable columns={columnsOf(columns, (key) => t(`columns.${key}`))}>
        {rows.map(({ id, handling, from, dir, text, sent }) => (
          <ListRow key={id} isOpen={id === open?.id}>
            <ListHead className="lg:min-w-44">
              <RowLink
                id={id}
                page={address.entry(locale, id)}
                label={t('open', { name: from })}
                className={handling === 'new' ? 'font-bold' : 'font-semibold'}
              >
                <bdi className="wrap-anywhere" dir={dir}>
                  {from}
                </bdi>
              </RowLink>
            </ListHead>
            <ListCell inCard="end">
              <HandlingBadge handling={handling} />
            </ListCell>
            {open ? null : <ListCell className="text-sm text-text-soft lg:w-full">{text}</ListCell>}
            <ListCell className="text-sm text-text-soft lg:whitespace-nowrap">{sent}</ListCell>
          </ListRow>
        ))}
      </ListTable>
    </ListPage>
  );
}

const LOOKS = {
  new: { tone: 'pending', icon: 'lucide:mail' },
  read: { tone: 'neutral', icon: 'lucide:mail-open' },
  done: { tone: 'done', icon: 'lucide:check-check' },
} as const;

export async function HandlingBadge({ handling }: { handling: Handling }) {
  const t = await getTranslations('messages.handlings');
  return <SignBadge {...LOOKS[handling]}>{t(handling)}</SignBadge>;
}

import type { ReactNode } from 'react';
import { ListBeside, type OpenRow } from '@/components/list/list-beside';
import { RememberList } from '@/components/list/remember-list';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import { PaperFacts } from '@/features/desk/paper/components/paper-facts';
import { getWords } from '@/i18n/translations';
import type { RememberedList } from '@/lib/address/list-memory';
import { ListPaging, type Paged, type PagingProps } from './list-paging';

interface Props<Filter extends Paged> extends PagingProps<Filter> {
  name: RememberedList;
  title: string;
  besideTitle?: ReactNode;
  /** Filters in words, for paper; null where the list prints them itself. */
  paper: readonly string[] | null;
  narrowing?: ReactNode;
  beside: OpenRow | null;
  /** Words in place of the table of an empty list. */
  empty: { title: string; text?: string } | null;
  children: ReactNode;
  after?: ReactNode;
}

/** A list of the staff area: remembered, on paper with what it was narrowed by, in pages, with the open row beside it. */
export async function ListPage<Filter extends Paged>(props: Props<Filter>) {
  const { address, filter, paper, pagination, usualSize, empty } = props;
  const [locale, t] = await getWords('appointments.paging');
  const path = address.path(locale, filter);
  const { pageCount: pages } = pagination;
  return (
    <Container>
      <RememberList list={props.name} path={path} />
      {/* Above both: a row that has no page of its own stands alone on a phone, and its page has a heading too. */}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl">{props.title}</h1>
        {props.besideTitle}
      </div>
      <ListBeside beside={props.beside} path={path}>
        {paper ? (
          <PaperFacts
            dates={{ from: null, to: null }}
            filter={paper}
            rows={pages > 1 ? t('page', { page: filter.page, pages }) : null}
          />
        ) : null}
        {props.narrowing}
        <div className="mt-2">{empty ? <EmptyState {...empty} /> : props.children}</div>
        <ListPaging address={address} filter={filter} pagination={pagination} usualSize={usualSize} />
        {props.after}
      </ListBeside>
    </Container>
  );
}

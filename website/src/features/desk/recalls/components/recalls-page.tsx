import type { OpenRow } from '@/components/list/list-beside';
import type { Recalls } from '@/contract/recall';
import { ListPage } from '@/features/desk/lists/components/list-page';
import { getWords } from '@/i18n/translations';
import type { PageSize } from '@/lib/address/list-memory';
import { recallsAddress } from '../address';
import { RecallTable } from './recall-table';

export async function RecallsPage({
  recalls: { data, meta },
  filter,
  beside,
}: {
  recalls: Recalls;
  filter: { page: number; size: PageSize | null };
  beside: OpenRow | null;
}) {
  const [locale, t] = await getWords('recalls');
  return (
    <ListPage
      name="recalls"
      address={recallsAddress}
      filter={filter}
      title={t('title')}
      paper={[]}
      beside={beside}
      pagination={meta.pagination}
      usualSize={50}
      empty={data.length === 0 ? { title: t('empty'), text: t('emptyText') } : null}
      after={<p className="mt-3 max-w-prose text-sm text-text-soft print:hidden">{t('lead')}</p>}
    >
      <RecallTable recalls={data} path={recallsAddress.path(locale, filter)} open={beside?.id ?? null} />
    </ListPage>
  );
}

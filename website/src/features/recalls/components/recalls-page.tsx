import type { Locale } from 'next-intl';
import { ListBeside, type OpenRow } from '@/components/list/list-beside';
import { PageSizeLinks } from '@/components/list/page-size-links';
import { RememberList } from '@/components/list/remember-list';
import { Container } from '@/components/ui/container';
import { EmptyState } from '@/components/ui/empty-state';
import type { Recalls } from '@/contract/recall';
import { PageLinks } from '@/features/appointments/components/page-links';
import { PaperFacts } from '@/features/paper/components/paper-facts';
import { getTranslations } from '@/i18n/translations';
import { asChosen, type PageSize } from '@/lib/list-memory';
import { recallsPath } from '../rules';
import { RecallTable } from './recall-table';

/** Patients who are to come again and have not been told yet, the next one first. */
export async function RecallsPage({
  locale,
  recalls,
  size,
  beside,
}: {
  locale: Locale;
  recalls: Recalls;
  size: PageSize | null;
  /** The appointment that is open beside the list. */
  beside: OpenRow | null;
}) {
  const [t, words] = await Promise.all([getTranslations('recalls'), getTranslations('appointments')]);
  const { page, pageCount, total } = recalls.meta.pagination;
  const path = recallsPath({ locale, page, size });
  return (
    <Container>
      <RememberList list="recalls" path={path} />
      <ListBeside beside={beside} close={asChosen(path)}>
        <h1 className="text-2xl">{t('title')}</h1>
        <PaperFacts
          locale={locale}
          dates={{ from: null, to: null }}
          rows={pageCount > 1 ? words('paging.page', { page, pages: pageCount }) : null}
        />
        {recalls.data.length === 0 ? (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        ) : (
          <div className="mt-2">
            <RecallTable locale={locale} recalls={recalls.data} path={path} open={beside?.id ?? null} />
          </div>
        )}
        <PageLinks
          page={page}
          pages={pageCount}
          earlier={asChosen(recallsPath({ locale, page: page - 1, size }))}
          later={recallsPath({ locale, page: page + 1, size })}
        />
        <PageSizeLinks
          size={size ?? 50}
          total={total}
          pathOf={(wanted) => recallsPath({ locale, size: wanted })}
        />
        <p className="mt-3 max-w-prose text-sm text-text-soft print:hidden">{t('lead')}</p>
      </ListBeside>
    </Container>
  );
}

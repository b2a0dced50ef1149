import { notFound } from 'next/navigation';
import { BranchesJsonLd } from '@/features/site/branches/components/branch-json-ld';
import { BranchesPage } from '@/features/site/branches/components/branches-page';
import { listBranches } from '@/features/site/branches/data';
import { BRANCHES_PER_PAGE } from '@/features/site/branches/query';
import { BranchDoctorsToday } from '@/features/site/doctors/components/branch-doctors-today';
import { priceRangesAt } from '@/features/site/doctors/fee-query';
import { listPageMetadata } from '@/features/site/pages/list-metadata';
import { paginate, readPage } from '@/lib/address/paging';
import { localePage } from '@/lib/page/locale-page';

export const generateMetadata = listPageMetadata('branches');

/** The list, static; `?page=2` is led to branches/page/2 by next.config.ts and is the same page. */
export default localePage<{ page?: string }>(async ({ locale, page }) => {
  const found = paginate({
    items: await listBranches({ locale }),
    page: readPage(page),
    size: BRANCHES_PER_PAGE,
  });
  if (!found) notFound();
  const priceRanges = await priceRangesAt(found.items, locale);
  return (
    <>
      <BranchesJsonLd branches={found.items} priceRanges={priceRanges} />
      <BranchesPage found={found} team={(branch) => <BranchDoctorsToday branch={branch} locale={locale} />} />
    </>
  );
});

import { BranchJsonLd } from '@/features/site/branches/components/branch-json-ld';
import { BranchPage } from '@/features/site/branches/components/branch-page';
import { getBranch, listBranches } from '@/features/site/branches/data';
import { BranchDoctorsToday } from '@/features/site/doctors/components/branch-doctors-today';
import { BranchFees } from '@/features/site/doctors/components/doctor-fees';
import { DoctorGrid } from '@/features/site/doctors/components/doctor-grid';
import { listPractitioners } from '@/features/site/doctors/data';
import { priceRangesAt } from '@/features/site/doctors/fee-query';
import { describedPage } from '@/features/site/main-info/metadata';

const page = describedPage({
  param: 'branch',
  section: 'branches',
  list: listBranches,
  find: getBranch,
  words: (branch) => ({
    title: branch.name,
    description: [branch.summary, branch.address].filter(Boolean).join(' '),
    image: branch.picture,
  }),
  show: async (branch, locale) => {
    const team = await listPractitioners(locale, branch.id);
    const doctors = team.map(({ doctor }) => doctor);
    const priceRanges = await priceRangesAt([branch], locale);
    const known = { by: 'branch' as const, branch: branch.number, branchId: branch.id };
    return (
      <>
        <BranchJsonLd branch={branch} priceRanges={priceRanges} />
        <BranchPage
          branch={branch}
          today={<BranchDoctorsToday branch={branch} locale={locale} />}
          fees={<BranchFees branch={branch} doctors={doctors} />}
          doctors={doctors.length > 0 ? <DoctorGrid doctors={doctors} known={known} isBrief /> : null}
        />
      </>
    );
  },
});

export const generateStaticParams = page.listParams;
export const generateMetadata = page.metadata;
export default page.show;

import type { Metadata } from 'next';
import { BranchJsonLd } from '@/features/site/branches/components/branch-json-ld';
import { BranchPage } from '@/features/site/branches/components/branch-page';
import { getBranch, listBranches } from '@/features/site/branches/data';
import { BranchDoctorsToday } from '@/features/site/doctors/components/branch-doctors-today';
import { BranchFees } from '@/features/site/doctors/components/branch-fees';
import { DoctorGrid } from '@/features/site/doctors/components/doctor-grid';
import { listPractitioners } from '@/features/site/doctors/data';
import { priceRangesAt } from '@/features/site/doctors/fee-query';
import { clinicMetadata } from '@/features/site/main-info/metadata';
import { entryPaths } from '@/lib/address/entry-address';
import { listSegments, readEntry } from '@/lib/page/entry-page';

type Props = { params: Promise<{ locale: string; branch: string }> };

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const segments = await listSegments(params.locale, listBranches);
  return segments.map((branch) => ({ branch }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, entry: branch } = await readBranch(params);
  return clinicMetadata({
    locale,
    path: entryPaths('branches', branch),
    title: branch.name,
    description: [branch.summary, branch.address].filter(Boolean).join(' '),
    seo: branch.seo,
    image: branch.picture,
  });
}

export default async function Page({ params }: Props) {
  const { locale, entry: branch } = await readBranch(params);
  const team = await listPractitioners(locale, branch.id);
  const doctors = team.map(({ doctor }) => doctor);
  const priceRanges = await priceRangesAt([branch], locale);
  const known = { by: 'branch' as const, branch: branch.number, branchId: branch.id };
  return (
    <>
      <BranchJsonLd branch={branch} locale={locale} priceRanges={priceRanges} />
      <BranchPage
        branch={branch}
        locale={locale}
        today={<BranchDoctorsToday branch={branch} locale={locale} />}
        fees={<BranchFees branch={branch} doctors={doctors} locale={locale} />}
        doctors={
          doctors.length > 0 ? <DoctorGrid doctors={doctors} locale={locale} known={known} isBrief /> : null
        }
      />
    </>
  );
}

async function readBranch(params: Props['params']) {
  const { locale, branch: segment } = await params;
  return readEntry({ locale, segment, section: 'branches', find: getBranch });
}

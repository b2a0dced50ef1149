import { getLocale } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { getMainInfo } from '@/features/site/main-info/data';
import { entryUrl, trailNode } from '@/features/site/pages/entry-query';
import type { Locale } from '@/i18n/routing';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import {
  clinicName,
  entity,
  organizationAt,
  placeAndHours,
  specialtyOf,
} from '@/lib/page/structured-data/schema-org';
import type { Branch } from '../data';

interface Props {
  /** `150-250` after the currency, by document id; left out without fees. */
  priceRanges: ReadonlyMap<string, string>;
}

export async function BranchJsonLd({ branch, priceRanges }: Props & { branch: Branch }) {
  const locale = await getLocale();
  const trail = await trailNode('branches', branch, branch.name, locale);
  return <JsonLd data={[await branchNode(branch, locale, priceRanges), trail]} />;
}

export async function BranchesJsonLd({ branches, priceRanges }: Props & { branches: Branch[] }) {
  const locale = await getLocale();
  if (branches.length === 0) return null;
  return (
    <JsonLd data={await Promise.all(branches.map((branch) => branchNode(branch, locale, priceRanges)))} />
  );
}

/** A branch as search engines read it, under the name of its group. @throws BackendError | ZodError */
async function branchNode(branch: Branch, locale: Locale, priceRanges: Props['priceRanges']) {
  const group = await getMainInfo(locale);
  return entity('MedicalClinic', 'clinic', {
    ...placeAndHours(branch),
    url: entryUrl('branches', branch, locale),
    name: clinicName(group, branch.name),
    description: branch.summary,
    telephone: branch.phone,
    image: branch.picture && siteAddress(branch.picture.url),
    medicalSpecialty: specialtyOf(group),
    priceRange: priceRanges.get(branch.id),
    parentOrganization: organizationAt(pageAddress({ locale, path: '/' })),
  });
}

import { getMainInfo } from '@/features/site/main-info/data';
import type { Locale } from '@/i18n/routing';
import { entryPath } from '@/lib/address/entry-address';
import { pageAddress, siteAddress } from '@/lib/address/site-address';
import { clinicName, medicalClinic, type SchemaNode } from '@/lib/page/structured-data/schema-org';
import type { Branch } from './data';

/** A branch as search engines read it, under the name of its group. @throws BackendError | ZodError */
export async function branchNode(
  branch: Branch,
  locale: Locale,
  /** `150-250` after the currency; left out without fees. */
  priceRange: string | undefined,
): Promise<SchemaNode> {
  const group = await getMainInfo(locale);
  return medicalClinic({
    url: pageAddress({ locale, path: entryPath('branches', branch, locale) }),
    name: clinicName(group, branch.name),
    description: branch.summary,
    address: branch.address,
    locality: branch.locality,
    region: branch.region,
    country: branch.country,
    telephone: branch.phone,
    image: branch.picture && siteAddress(branch.picture.url),
    location: branch.location,
    openingHours: branch.openingHours,
    medicalSpecialty: group?.medicalSpecialty,
    priceRange,
    organizationUrl: pageAddress({ locale, path: '/' }),
  });
}

import type { Locale } from '@/i18n/routing';
import { pageAddress, siteAddress } from '@/lib/site-address';
import { medicalClinic, type SchemaNode } from '@/lib/structured-data/schema-org';
import type { Branch } from '../data';
import { branchPath } from '../query';

/** A branch as search engines read it. */
export function branchNode({ branch, locale }: { branch: Branch; locale: Locale }): SchemaNode {
  return medicalClinic({
    url: pageAddress({ locale, path: branchPath({ branch, locale }) }),
    name: branch.name,
    description: branch.summary,
    address: branch.address,
    country: branch.country,
    telephone: branch.phone,
    image: branch.picture && siteAddress(branch.picture.url),
    location: branch.location,
    openingHours: branch.openingHours,
    organizationUrl: pageAddress({ locale, path: '/' }),
  });
}

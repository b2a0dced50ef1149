import { getLocale } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { trailNode } from '@/features/site/main-info/trail-query';
import { getWords } from '@/i18n/translations';
import { entryPath } from '@/lib/address/entry-address';
import type { Branch } from '../data';
import { branchNode } from '../node-query';

export async function BranchJsonLd({
  branch,
  priceRanges,
}: {
  branch: Branch;
  priceRanges: ReadonlyMap<string, string>;
}) {
  const [locale, t] = await getWords('branches');
  const path = entryPath('branches', branch, locale);
  return (
    <JsonLd
      data={[
        await branchNode(branch, locale, priceRanges.get(branch.id)),
        await trailNode(locale, { name: t('title'), path: '/branches' }, { name: branch.name, path }),
      ]}
    />
  );
}

export async function BranchesJsonLd({
  branches,
  priceRanges,
}: {
  branches: Branch[];
  priceRanges: ReadonlyMap<string, string>;
}) {
  const locale = await getLocale();
  if (branches.length === 0) return null;
  return (
    <JsonLd
      data={
        await Promise.all(branches.map((branch) => branchNode(branch, locale, priceRanges.get(branch.id))))
      }
    />
  );
}

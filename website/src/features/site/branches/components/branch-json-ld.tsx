import { getLocale } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { getTranslations } from '@/i18n/translations';
import { pageAddress } from '@/lib/address/site-address';
import { breadcrumbList } from '@/lib/page/structured-data/schema-org-pages';
import type { Branch } from '../data';
import { branchNode } from '../node-query';
import { branchPath } from '../query';

export async function BranchJsonLd({
  branch,
  priceRanges,
}: {
  branch: Branch;
  priceRanges: ReadonlyMap<string, string>;
}) {
  const locale = await getLocale();
  const [t, layout] = await Promise.all([getTranslations('branches'), getTranslations('layout')]);
  return (
    <JsonLd
      data={[
        await branchNode(branch, locale, priceRanges.get(branch.id)),
        breadcrumbList([
          { name: layout('home'), url: pageAddress({ locale, path: '/' }) },
          { name: t('title'), url: pageAddress({ locale, path: '/branches' }) },
          { name: branch.name, url: pageAddress({ locale, path: branchPath(branch, locale) }) },
        ]),
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

import type { ReactNode } from 'react';
import { EntryListPage } from '@/features/site/pages/components/entry-list-page';
import type { Locale } from '@/i18n/routing';
import type { Page } from '@/lib/address/paging';
import type { Branch } from '../data';
import { BranchPanel } from './branch-panel';

export function BranchesPage({
  found,
  locale,
  team,
}: {
  found: Page<Branch>;
  locale: Locale;
  team: (branch: Branch) => ReactNode;
}) {
  return (
    <EntryListPage list="branches" found={found} locale={locale} elsewhere="/contact">
      <ul className="grid gap-6 sm:gap-8">
        {found.items.map((branch, index) => (
          <BranchPanel
            key={branch.id}
            branch={branch}
            locale={locale}
            team={team(branch)}
            preload={index === 0}
          />
        ))}
      </ul>
    </EntryListPage>
  );
}

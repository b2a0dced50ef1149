import type { ReactNode } from 'react';
import { EntryListPage } from '@/features/site/pages/components/entry-list-page';
import type { Page } from '@/lib/address/paging';
import type { Branch } from '../data';
import { BranchPanel } from './branch-panel';

export function BranchesPage({ found, team }: { found: Page<Branch>; team: (branch: Branch) => ReactNode }) {
  return (
    <EntryListPage list="branches" found={found} elsewhere="/contact">
      <ul className="grid gap-6 sm:gap-8">
        {found.items.map((branch, index) => (
          <BranchPanel key={branch.id} branch={branch} team={team(branch)} preload={index === 0} />
        ))}
      </ul>
    </EntryListPage>
  );
}

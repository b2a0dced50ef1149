import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { getTranslations } from '@/i18n/translations';
import { asChosen } from '@/lib/address/list-memory';
import { cn } from '@/lib/text/cn';
import { RowsOf } from './row-link';
import { SidePanel } from './side-panel';

export interface OpenRow {
  id: string;
  /** Name of the panel; the same words as the link of its row. */
  label: string;
  panel: ReactNode;
}

interface Props {
  beside: OpenRow | null;
  path: string;
  close?: string;
  children: ReactNode;
}

/** A list, and beside it the row that is open; where there is no room for both, the row alone. */
export async function ListBeside({ beside, path, close = asChosen(path), children }: Props) {
  const t = await getTranslations('lists');
  return (
    <div className={cn(beside && 'xl:grid xl:grid-cols-[minmax(0,1fr)_27rem] xl:items-start xl:gap-5')}>
      <div className={cn('min-w-0', beside && 'max-xl:hidden print:block')}>
        <RowsOf path={path} open={beside?.id ?? null}>
          {children}
        </RowsOf>
      </div>
      {beside ? (
        <SidePanel
          // A new key per row: text typed about one entry is never sent about another.
          key={beside.id}
          id={beside.id}
          label={beside.label}
          close={close}
          closeLabel={t('closeBeside')}
          closeIcon={<Icon name="lucide:x" />}
        >
          {beside.panel}
        </SidePanel>
      ) : null}
    </div>
  );
}

import type { ReactNode } from 'react';
import { OutcomeNote } from '@/components/form/outcome-note';
import { BackLink } from '@/components/ui/action-link';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { PrintButton } from '@/components/ui/print-button';
import { getTranslations } from '@/i18n/translations';
import { sayFaultId } from '@/lib/request/fault-id';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  back?: { href: string; label: ReactNode };
  /** Badges behind the heading. */
  marks?: ReactNode;
  /** Button at the other end of its line. */
  aside?: ReactNode;
  /** Outcome of the press that led here; `state` changes with each one where the text does not. */
  outcome?: { text: string; state?: unknown; fault?: string | null; isRefusal?: boolean } | null;
  narrow?: boolean;
  children: ReactNode;
}

/** A page of the staff area: its heading, what came of the press that led to it, and its parts. */
export function DeskPage({ title, lead, back, marks, aside, outcome, narrow = false, children }: Props) {
  return (
    <Container narrow={narrow}>
      {back ? <BackLink href={back.href}>{back.label}</BackLink> : null}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl">{title}</h1>
          {marks}
        </div>
        {aside}
      </div>
      {lead ? <p className="mt-2 max-w-prose text-text-soft">{lead}</p> : null}
      {outcome ? (
        <OutcomeNote
          state={outcome.state ?? outcome.text}
          isGood={!outcome.isRefusal}
          role={outcome.isRefusal ? 'alert' : 'status'}
          className="mt-4"
        >
          {sayFaultId({ text: outcome.text, id: outcome.fault ?? null })}
        </OutcomeNote>
      ) : null}
      {children}
    </Container>
  );
}

/** Prints the page; a phone shows its sign alone. */
export async function PrintPage() {
  const t = await getTranslations('lists');
  return (
    <PrintButton>
      <Icon name="lucide:printer" />
      <span className="max-sm:sr-only">{t('print')}</span>
    </PrintButton>
  );
}

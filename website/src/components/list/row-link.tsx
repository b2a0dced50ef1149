'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, use } from 'react';
import { Link } from '@/components/ui/link';
import { besidePath, rowId } from '@/lib/address/list-memory';
import { BESIDE_QUERY } from '@/lib/browser/shell-constants';
import { cn } from '@/lib/text/cn';

const List = createContext<{ path: string; open: string | null }>({ path: '', open: null });

/** Tells the links of rows the path of their list, and which of them is open beside it. */
export function RowsOf({ path, open, children }: { path: string; open: string | null; children: ReactNode }) {
  return <List value={{ path, open }}>{children}</List>;
}

interface Props {
  /** Document id of the row's subject: the panel returns the focus to its link. */
  id: string;
  /** Page of the entry, opened instead of the panel where there is no room beside the list; undefined if it has none. */
  page?: string;
  label: string;
  /** True when on phones a press anywhere on the card opens the row. */
  isWholeCard?: boolean;
  className?: string;
  children: ReactNode;
}

/** Opens a row beside its list where the screen is wide enough for both; else, and without script, on a page of its own. */
export function RowLink(props: Props) {
  const { id, page, label, isWholeCard = true, className = 'font-semibold', children } = props;
  const router = useRouter();
  const { path, open } = use(List);
  const beside = besidePath({ path, id });
  return (
    <Link
      id={rowId(id)}
      href={page ?? beside}
      aria-label={label}
      className={cn(
        'text-action underline underline-offset-4',
        isWholeCard
          ? 'max-lg:after:absolute max-lg:after:inset-0 lg:inline-flex lg:min-h-11 lg:items-center print:min-h-0'
          : 'inline-flex min-h-6 items-center',
        className,
      )}
      onClick={(event) => {
        const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!isPlain || !window.matchMedia(BESIDE_QUERY).matches) return;
        event.preventDefault();
        router.push(beside, { scroll: false });
      }}
      {...(id === open ? { 'aria-current': 'true' as const } : {})}
    >
      {children}
    </Link>
  );
}

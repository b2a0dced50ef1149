'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { rowId } from '@/lib/address/list-memory';
import { BESIDE_QUERY } from '@/lib/browser/shell-constants';
import { cn } from '@/lib/text/cn';

/** Opens a row beside its list where the screen is wide enough for both; else, and without script, on a page of its own. */
export function RowLink({
  id,
  page,
  beside,
  label,
  isOpen,
  isWholeCard = true,
  className = 'font-semibold',
  children,
}: {
  /** Document id of the row's subject: the panel returns the focus to its link. */
  id: string;
  page: string;
  beside: string;
  label: string;
  isOpen: boolean;
  /** True when on phones a press anywhere on the card opens the row. */
  isWholeCard?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const router = useRouter();
  return (
    <Link
      id={rowId(id)}
      href={page}
      prefetch={false}
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
      {...(isOpen ? { 'aria-current': 'true' as const } : {})}
    >
      {children}
    </Link>
  );
}

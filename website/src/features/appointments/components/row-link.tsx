'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { BESIDE_QUERY } from '@/lib/shell-constants';

/** Opens a row beside its list where the screen is wide enough for both; else, and without script, on a page of its own. */
export function RowLink({
  id,
  page,
  beside,
  label,
  isOpen,
  children,
}: {
  /** Of the link: the panel leads the focus back to it. */
  id: string;
  page: string;
  beside: string;
  label: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  const router = useRouter();
  return (
    <Link
      id={id}
      href={page}
      prefetch={false}
      aria-label={label}
      className="font-semibold text-action underline underline-offset-4 max-lg:after:absolute max-lg:after:inset-0 lg:inline-flex lg:min-h-11 lg:items-center print:min-h-0"
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

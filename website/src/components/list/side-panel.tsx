'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Link } from '@/components/ui/link';
import { rowId } from '@/lib/address/list-memory';

interface Props {
  id: string;
  label: string;
  close: string;
  closeLabel: string;
  closeIcon: ReactNode;
  children: ReactNode;
}

/** Shows an opened row beside its list, or alone where the screen is narrow; takes the focus and gives it back. */
export function SidePanel({ id, label, close, closeLabel, closeIcon, children }: Props) {
  const router = useRouter();
  const panel = useRef<HTMLElement>(null);
  const leave = useCallback(() => router.replace(close, { scroll: false }), [router, close]);

  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(
    () => () => {
      // If focus has been set meanwhile, in another row or on a new page, it stays there.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.getElementById(rowId(id))?.focus({ preventScroll: true });
      });
    },
    [id],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Escape must not throw away typed text, and closes what opened last first.
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, details[open], dialog');
      if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere) return;
      leave();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [leave]);

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={label}
      className="rounded-card border border-line bg-surface-warm p-3 outline-none xl:sticky xl:top-2 xl:max-h-[calc(100vh-1rem)] xl:overflow-y-auto print:hidden"
    >
      <Link
        href={close}
        replace
        scroll={false}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-action text-sm hover:bg-surface-sky"
      >
        {closeIcon}
        {closeLabel}
      </Link>
      {children}
    </aside>
  );
}

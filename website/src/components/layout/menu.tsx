'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '@/lib/text/cn';

interface Props {
  label: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens below the header: a plain `details`, which a script closes after a link, by Escape, and when the reader goes on. */
export function Menu({ label, className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const pathname = usePathname();
  const shownOn = useRef(pathname);

  // A new page is the reason to close. Not the page's own start: the menu may have been opened before it.
  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    if (details.current) details.current.open = false;
  }, [pathname]);

  useEffect(() => {
    const closeUnlessIn = (place: EventTarget | null) => {
      const menu = details.current;
      if (menu?.open && place instanceof Node && !menu.contains(place)) menu.open = false;
    };
    const onFocus = ({ target }: FocusEvent) => closeUnlessIn(target);
    const onPress = ({ target }: PointerEvent) => closeUnlessIn(target);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);

  return (
    <details
      ref={details}
      className={cn('group', className)}
      onToggle={({ currentTarget }) => {
        // Whoever opens a search wants to type.
        if (currentTarget.open) currentTarget.querySelector<HTMLElement>('input')?.focus();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="menu-button">{label}</summary>
      {children}
    </details>
  );
}

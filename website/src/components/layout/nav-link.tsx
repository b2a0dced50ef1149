'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

interface Props {
  href: string;
  exact?: boolean;
  /** Address of the pages below this one, when that is another. */
  section?: string | undefined;
  className?: string;
  children: ReactNode;
}

export function NavLink({ href, exact = false, section = href, className, children }: Props) {
  const pathname = usePathname();
  const isCurrent = pathname === href || (!exact && pathname.startsWith(`${section}/`));
  return (
    <Link
      href={href}
      className={className}
      // On every page, and most readers follow none of them: not worth fetching ahead on a phone.
      prefetch={false}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
    >
      {children}
    </Link>
  );
}

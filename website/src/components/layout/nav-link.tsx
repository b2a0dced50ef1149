'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

interface Props {
  href: string;
  exact?: boolean;
  /** Path prefix of the pages below this one, if it differs. */
  section?: string | undefined;
  className?: string;
  children: ReactNode;
}

export function NavLink({ href, exact = false, section = href, className, children }: Props) {
  const pathname = usePathname();
  const isCurrent = pathname === href || (!exact && pathname.startsWith(`${section}/`));
  return (
    <Link href={href} className={className} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
      {children}
    </Link>
  );
}

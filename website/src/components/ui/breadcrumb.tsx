import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from './icon';

/** The way back to the list an entry belongs to; the entry itself comes last. */
export function Breadcrumb({
  label,
  parent,
  children,
}: {
  label: string;
  parent: { href: string; label: string };
  children: ReactNode;
}) {
  return (
    <nav aria-label={label} className="text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link href={parent.href} className="inline-flex min-h-11 items-center font-semibold text-action">
            {parent.label}
          </Link>
        </li>
        <li aria-hidden="true">
          <Icon name="lucide:chevron-right" className="size-4 text-text-soft" />
        </li>
        <li aria-current="page" className="text-text-soft">
          {children}
        </li>
      </ol>
    </nav>
  );
}

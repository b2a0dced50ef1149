import Link from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from './icon';

/** The way back to the list an entry belongs to; the entry itself comes last. */
export function Breadcrumb({
  label,
  parent,
  words = {},
  children,
}: {
  label: string;
  parent: { href: string; label: string };
  words?: { lang?: string; dir?: 'ltr' | 'rtl' };
  children: ReactNode;
}) {
  return (
    <nav aria-label={label} className="text-sm">
      <ol className="flex items-center gap-x-2 max-sm:flex-wrap">
        <li className="shrink-0">
          <Link href={parent.href} className="inline-flex min-h-11 items-center font-semibold text-action">
            {parent.label}
          </Link>
        </li>
        <li aria-hidden="true">
          <Icon name="lucide:chevron-right" className="size-4 text-text-soft" />
        </li>
        <li aria-current="page" className="min-w-0 text-text-soft max-sm:wrap-anywhere sm:truncate">
          <bdi {...words}>{children}</bdi>
        </li>
      </ol>
    </nav>
  );
}

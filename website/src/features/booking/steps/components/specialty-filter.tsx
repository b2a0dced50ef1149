'use client';

import { Link } from '@/components/ui/link';
import type { FilterOption } from '../choice-state';

/** Narrows the list of doctors; drawn from its data on both sides. */
export function SpecialtyFilter({ label, options }: { label: string; options: FilterOption[] }) {
  return (
    <nav aria-label={label} className="mt-4">
      <ul className="-mx-edge flex gap-2 overflow-x-auto px-edge py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
        {options.map((option) => (
          <li key={option.key}>
            <Link
              href={option.href}
              replace
              scroll={false}
              className="inline-flex min-h-11 items-center whitespace-nowrap rounded-pill border border-line-strong px-4 font-semibold text-action text-sm hover:bg-surface-sky aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-text-on-fill"
              {...(option.isCurrent ? { 'aria-current': 'true' as const } : {})}
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

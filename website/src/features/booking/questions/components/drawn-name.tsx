import type { ComponentProps } from 'react';
import { NAME_SHEET } from '@/contract/visit-questions';
import { cn } from '@/lib/text/cn';

export function DrawnName(props: { path: string; label: string } & Omit<ComponentProps<'svg'>, 'path'>) {
  const { path, label, className, ...sheet } = props;
  return (
    <svg
      viewBox={`0 0 ${NAME_SHEET.width} ${NAME_SHEET.height}`}
      role="img"
      aria-label={label}
      className={cn('block w-full max-w-md rounded-control border border-line bg-surface', className)}
      {...sheet}
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

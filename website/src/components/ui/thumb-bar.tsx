import type { ReactNode } from 'react';
import { cn } from '@/lib/text/cn';

/** What comes next on a long page, in sight at its lower edge wherever the page is. */
export function ThumbBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'sticky bottom-0 z-40 rounded-card border-2 border-brand bg-surface px-4 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] shadow-card print:hidden',
        className,
      )}
    >
      {children}
    </div>
  );
}

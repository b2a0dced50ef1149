import type { ReactNode } from 'react';
import { cn } from '@/lib/text/cn';

/** Bar with the next action of a long page, at the lower edge of the window wherever the page is scrolled. */
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

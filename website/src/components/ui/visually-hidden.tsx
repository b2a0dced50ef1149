import type { ReactNode } from 'react';

const FIXED_SPACE = '\u00a0';

/** Words that only a screen reader says, with spaces that a flex line cannot drop ("WhatsAppDokki"). */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return (
    <span className="sr-only">
      {FIXED_SPACE}
      {children}
      {FIXED_SPACE}
    </span>
  );
}

import type { ReactNode } from 'react';

const FIXED_SPACE = '\u00a0';

/**
 * Words beside seen ones that only a screen reader says: which branch a "WhatsApp" is of. The spaces cannot
 * collapse; any other is dropped in a flex line, and a screen reader says "WhatsAppDokki" in one word.
 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return (
    <span className="sr-only">
      {FIXED_SPACE}
      {children}
      {FIXED_SPACE}
    </span>
  );
}

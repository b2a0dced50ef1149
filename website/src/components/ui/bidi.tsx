import type { ReactNode } from 'react';

/** Keeps a name, number or code from another script together, whatever surrounds it. */
export function Bidi({ dir, children }: { dir?: 'ltr' | 'rtl'; children: ReactNode }) {
  return <bdi {...(dir ? { dir } : {})}>{children}</bdi>;
}

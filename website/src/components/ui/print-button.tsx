'use client';

import type { ReactNode } from 'react';
import { Button } from './button';

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="secondary" size="sm" className="print:hidden" onClick={() => window.print()}>
      {children}
    </Button>
  );
}

'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** Copies the address of the page, key included. */
export function CopyAddress({ label, done }: { label: string; done: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      variant="secondary"
      onClick={() => {
        navigator.clipboard
          .writeText(window.location.href)
          .then(() => setCopied(true))
          // Without the right to copy, the address bar still has it.
          .catch(() => undefined);
      }}
    >
      <span aria-live="polite">{isCopied ? done : label}</span>
    </Button>
  );
}

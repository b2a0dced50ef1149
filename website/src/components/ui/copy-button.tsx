'use client';

import { useState } from 'react';
import { Button } from './button';

interface Props {
  /** The address of the page, key included, where none is given. */
  text?: string;
  words: { copy: string; copied: string };
  className?: string;
}

/** Button that copies a text, which can be had without it where a browser does not give the right to. */
export function CopyButton({ text, words, className }: Props) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied !== null && copied === (text ?? copied);
  async function copy(): Promise<void> {
    const wanted = text ?? window.location.href;
    await navigator.clipboard.writeText(wanted);
    setCopied(wanted);
  }
  return (
    <Button variant="secondary" className={className} onClick={() => copy().catch(() => undefined)}>
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </Button>
  );
}

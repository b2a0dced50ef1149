'use client';

import { type ComponentProps, useEffect, useRef } from 'react';

/** Box that takes the focus when it appears and again with each `answer` of its form, so that it is read and seen. */
export function FocusBox({ answer, ...box }: ComponentProps<'div'> & { answer?: unknown }) {
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is read again
  useEffect(() => frame.current?.focus(), [answer]);
  return <div ref={frame} tabIndex={-1} {...box} />;
}

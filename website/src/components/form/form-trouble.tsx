'use client';

import { useEffect, useRef } from 'react';

/** Box that says why a form could not be sent; takes the focus when it appears, and with each new `state` of the form. */
export function FormTrouble({ title, text, state }: { title: string; text: string; state: unknown }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the form is read again
  useEffect(() => box.current?.focus(), [state]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-control border-2 border-danger bg-danger-soft p-4"
    >
      <p className="font-bold text-danger">{title}</p>
      <p>{text}</p>
    </div>
  );
}

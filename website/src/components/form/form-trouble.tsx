'use client';

import { useEffect, useRef } from 'react';

/** Box that says why a form of the account could not be sent; takes the focus when it appears. */
export function FormTrouble({ title, text }: { title: string; text: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text) box.current?.focus();
  }, [text]);
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

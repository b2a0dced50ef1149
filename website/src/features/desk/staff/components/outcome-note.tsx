'use client';

import { useEffect, useRef } from 'react';

/** Shows what came of an action, at the top of the page it led back to; takes the focus, so that it is read out. */
export function OutcomeNote({ text, isRefusal }: { text: string; isRefusal: boolean }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) note.current?.focus();
  }, [text]);
  return (
    <p
      ref={note}
      tabIndex={-1}
      role={isRefusal ? 'alert' : 'status'}
      className={`mt-4 rounded-control p-3 font-semibold ${
        isRefusal ? 'bg-danger-soft text-danger' : 'bg-status-confirmed-soft text-status-confirmed'
      }`}
    >
      {text}
    </p>
  );
}

'use client';

import { useEffect, useRef } from 'react';
import { sayFaultId } from '@/lib/request/fault-id';

interface Props {
  text: string;
  /** Changes with each press that leads here, where the text does not. */
  state?: unknown;
  /** Id by which what went wrong is found in the logs. */
  fault?: string | null;
  isRefusal?: boolean;
}

/** Shows what came of a press, at the top of the page it led back to; takes the focus, so that it is read out. */
export function PressOutcome({ text, state, fault = null, isRefusal = false }: Props) {
  const note = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome is read again
  useEffect(() => note.current?.focus(), [text, state]);
  return (
    <p
      ref={note}
      tabIndex={-1}
      role={isRefusal ? 'alert' : 'status'}
      className={`mt-4 rounded-control p-3 font-semibold ${
        isRefusal ? 'bg-danger-soft text-danger' : 'bg-status-confirmed-soft text-status-confirmed'
      }`}
    >
      {sayFaultId({ text, id: fault })}
    </p>
  );
}

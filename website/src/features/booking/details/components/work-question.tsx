'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WorkAsked } from '../state';
import { solveTask } from '../work-client';

interface Props {
  state: WorkAsked;
  working: string;
  help: ReactNode;
}

/** Shown after many bookings from one address: the browser does a proof of work; if that fails, the phone to call. */
export function WorkQuestion({ state: { task, title, text }, working, help }: Props) {
  const [isWorking, setWorking] = useState(false);
  const proof = useRef<HTMLInputElement>(null);
  const press = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const ended = new AbortController();
    setWorking(true);
    solveTask(task, ended.signal).then(
      (solved) => {
        if (ended.signal.aborted || !proof.current || !press.current) return;
        proof.current.value = solved;
        press.current.form?.requestSubmit(press.current);
      },
      () => {
        if (!ended.signal.aborted) setWorking(false);
      },
    );
    return () => ended.abort();
  }, [task]);
  return (
    <div
      data-outcome="work"
      className="rounded-card border-2 border-status-pending bg-status-pending-soft p-5"
    >
      <input ref={proof} type="hidden" name="work" defaultValue="" />
      <button ref={press} type="submit" name="intent" value="send" hidden>
        {title}
      </button>
      <div role="status">
        {isWorking ? (
          <p>{working}</p>
        ) : (
          <>
            <h3 className="text-lg text-status-pending">{title}</h3>
            <p className="mt-1">{text}</p>
          </>
        )}
      </div>
      {isWorking ? null : <div className="mt-2">{help}</div>}
    </div>
  );
}

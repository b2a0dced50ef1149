'use client';

import { type FormEvent, useEffect, useRef } from 'react';
import { restoreControl, type SavedControl, saveControl } from '@/lib/browser/form-persistence';

/**
 * Keeps what somebody changes while an answer is on its way: it is put into the new form, drawn with every answer
 * (`key={turn}`), as if it were typed there. On a slow line that is seconds of typing.
 *
 * @param isSending whether an answer is on its way
 * @param turn of the answer that the form shows
 */
export function useChangesMeanwhile({ isSending, turn }: { isSending: boolean; turn: number }) {
  const form = useRef<HTMLFormElement>(null);
  const changed = useRef(new Map<string, SavedControl>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every answer, also one that says the same
  useEffect(() => {
    const meanwhile = [...changed.current.values()];
    changed.current.clear();
    for (const saved of meanwhile) if (form.current) restoreControl(form.current, saved);
  }, [turn]);

  /** Notes a change; called with every input event of the form. */
  function noteChange({ currentTarget, target }: FormEvent<HTMLFormElement>): void {
    const saved = isSending ? saveControl(currentTarget, target) : null;
    if (saved) changed.current.set(saved.name, saved);
  }

  return { form, noteChange };
}

'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { restoreControl, type SavedControl, saveControl, saveControls } from '@/lib/browser/form-persistence';
import { rememberSent, takeLost } from '@/lib/browser/lost-answer';
import { useEventReplay } from '../ui/use-event-replay';

interface Props extends ComponentProps<'form'> {
  turn: number;
  isSending: boolean;
}

/**
 * A form that is drawn anew with every answer: one that was sent goes back to its first values otherwise. What somebody
 * types while an answer is on its way, seconds on a slow line, is put into the new form, and what was sent where the answer
 * got lost.
 */
export function AnsweredForm({ turn, isSending, onInput, onSubmit, ...form }: Props) {
  const frame = useRef<HTMLFormElement>(null);
  const changed = useRef(new Map<EventTarget, SavedControl>());
  // A fault that is mended before the script comes leaves too, and a choice has what depends on it drawn.
  useEventReplay(frame);
  // Before the new form is seen: what is chosen in it must not be overruled by what was chosen before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every answer, also one that says the same
  useLayoutEffect(() => {
    const typed = [...takeLost(), ...changed.current.values()];
    changed.current.clear();
    for (const saved of typed) if (frame.current) restoreControl(frame.current, saved);
  }, [turn]);

  return (
    <form
      key={turn}
      ref={frame}
      noValidate
      onSubmit={(event) => {
        const key = new FormData(event.currentTarget).get('idempotencyKey');
        rememberSent(saveControls(event.currentTarget), typeof key === 'string' ? key : '');
        onSubmit?.(event);
      }}
      onInput={(event) => {
        const saved = isSending ? saveControl(event.currentTarget, event.target) : null;
        if (saved) {
          // The last press of a group of radio buttons counts.
          changed.current.delete(event.target);
          changed.current.set(event.target, saved);
        }
        onInput?.(event);
      }}
      {...form}
    />
  );
}

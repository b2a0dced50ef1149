'use client';

import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';
import { useFormStatus } from 'react-dom';
import { restoreControl, type SavedControl, saveControl, saveControls } from '@/lib/browser/form-persistence';
import { forgetSent, rememberSent, takeLost } from '@/lib/browser/lost-answer';
import { useEventReplay } from '../ui/use-event-replay';

interface Props extends ComponentProps<'form'> {
  /** Changes with each answer for which the form is rendered anew; constant if its fields handle that. */
  turn: number | string;
  /** False for actions that must not be repeated by mistake: after a lost answer the reloaded page shows the result. */
  keepsLost?: boolean | undefined;
}

/**
 * Form that is rendered anew with every answer, because a submitted form would return to its initial values. Text typed while the
 * answer was on its way is restored, and so is the submitted text if the answer was lost. A second identical press is ignored
 * meanwhile.
 */
export function AnsweredForm({ turn, keepsLost = true, onInput, onSubmit, children, ...form }: Props) {
  const frame = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const changed = useRef(new Map<EventTarget, SavedControl>());
  // A fault that is mended before the script comes leaves too, and a choice has what depends on it drawn.
  useEventReplay(frame);
  // Before the new form is seen: what is chosen in it must not be overruled by what was chosen before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every answer, also one that says the same
  useLayoutEffect(() => {
    if (frame.current) putBack(frame.current, takeLost(placeOf(frame.current)));
  }, [turn]);
  function putBack(form: HTMLFormElement, lost: SavedControl[]) {
    const typed = [...lost, ...changed.current.values()];
    changed.current.clear();
    for (const saved of typed) restoreControl(form, saved);
  }

  return (
    <form
      key={turn}
      ref={frame}
      noValidate
      onSubmit={(event) => {
        // A second press, also by Enter, sends only what was changed since the first.
        if (isSending.current && changed.current.size === 0) {
          event.preventDefault();
          return;
        }
        const { currentTarget } = event;
        if (!isSending.current) changed.current.clear();
        const data = new FormData(currentTarget);
        const key = data.get('idempotencyKey') ?? data.get('key');
        rememberSent({
          place: placeOf(currentTarget),
          controls: keepsLost ? saveControls(currentTarget) : [],
          key: typeof key === 'string' ? key : '',
        });
        onSubmit?.(event);
      }}
      onInput={(event) => {
        const saved = isSending.current ? saveControl(event.currentTarget, event.target) : null;
        if (saved) {
          // The last press of a group of radio buttons counts.
          changed.current.delete(event.target);
          changed.current.set(event.target, saved);
        }
        onInput?.(event);
      }}
      {...form}
    >
      {/* Restores text in a form that React has reset without re-creating it. */}
      <Sending flag={isSending} onEnd={() => frame.current && putBack(frame.current, [])} />
      {children}
    </form>
  );
}

/** Place of a form among those of its page, and the entry that it is about. */
const placeOf = (form: HTMLFormElement) =>
  `${[...document.forms].indexOf(form)} ${new FormData(form).get('id') ?? ''}`;

/** Raises the flag while the form around it is being sent. A fault takes it away before it is lowered. */
function Sending({ flag, onEnd }: { flag: RefObject<boolean>; onEnd: () => void }) {
  const { pending } = useFormStatus();
  useLayoutEffect(() => {
    const isOver = flag.current && !pending;
    flag.current = pending;
    if (!isOver) return;
    forgetSent();
    onEnd();
  });
  return null;
}

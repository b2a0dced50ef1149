'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '../ui/button';

type Props = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** Shown and announced while the form is being sent; left out, its own words stay. */
  pendingLabel?: string | undefined;
};

/** Sends the form once: while it is on its way a second press does nothing. Keeps the focus. */
export function SubmitButton({ pendingLabel, children, onClick, ...props }: Props) {
  const { pending } = useFormStatus();
  const isSending = useRef(false);

  useEffect(() => {
    isSending.current = pending;
  }, [pending]);

  return (
    <Button
      {...props}
      type="submit"
      // Not `disabled`: that would drop the keyboard's focus in the middle of sending.
      aria-disabled={pending}
      onClick={(event) => {
        if (isSending.current) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span aria-live="polite">{pending ? (pendingLabel ?? children) : children}</span>
    </Button>
  );
}

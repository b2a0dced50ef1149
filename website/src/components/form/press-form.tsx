import type { ReactNode } from 'react';
import { SubmitButton } from './submit-button';

/** One press about one entry of a list, and below it what came of it. Works without script. */
export function PressForm({
  action,
  locale,
  id,
  label,
  pendingLabel,
  children,
  note,
}: {
  action: (form: FormData) => void;
  locale: string;
  id: string;
  /** Tells it from the same press about another entry. */
  label: string;
  pendingLabel: string;
  children: ReactNode;
  note: { text: string; isRefused: boolean } | null;
}) {
  return (
    <form action={action}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        variant="quiet"
        size="sm"
        className="-ms-4"
        aria-label={label}
        pendingLabel={pendingLabel}
      >
        {children}
      </SubmitButton>
      {note?.text ? (
        <p
          role={note.isRefused ? 'alert' : 'status'}
          className={`text-sm ${note.isRefused ? 'text-danger' : ''}`}
        >
          {note.text}
        </p>
      ) : null}
    </form>
  );
}

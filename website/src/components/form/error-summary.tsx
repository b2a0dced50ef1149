'use client';

import { type MouseEvent, useEffect, useRef } from 'react';

export type SummaryError = {
  fieldId: string;
  message: string;
};

interface Props {
  title: string;
  errors: SummaryError[];
  /** State of the form, a new object with each answer. */
  answer: unknown;
}

/** All that is wrong with a form, at its top: takes the focus with each answer, also the same again; nothing without errors. */
export function ErrorSummary({ title, errors, answer }: Props) {
  const box = useRef<HTMLDivElement>(null);

  // A line that has left because its field was mended is no news: the focus stays where somebody is typing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is read again
  useEffect(() => box.current?.focus(), [answer]);

  if (errors.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className="rounded-card border-2 border-danger bg-danger-soft p-5">
      {/* Inside the focused box, so that it is announced once and not twice. */}
      <div role="alert">
        <h2 className="font-bold text-danger text-lg">{title}</h2>
        <ul className="mt-2 list-disc space-y-1 ps-5">
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId}:${message}`}>
              <a
                href={`#${fieldId}`}
                className="font-semibold text-danger underline underline-offset-4"
                onClick={(event) => focusField(event, fieldId)}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Scrolls the question into view, not only its control, then puts the cursor in the control. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const legend = field.closest('fieldset')?.querySelector('legend');
  const label = legend ?? document.querySelector(`label[for="${CSS.escape(fieldId)}"]`) ?? field;
  label.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

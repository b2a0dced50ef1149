'use client';

import { useEffect, useRef, useState } from 'react';
import type { FieldQuestion } from '@/lib/contact/field-question';

interface Props {
  id: string;
  name: string;
  question: FieldQuestion;
}

/** Question beside a field, hidden as soon as the value changes. Works without script. */
export function QuestionOfField({ id, name, question }: Props) {
  const { asked, text, instead } = question;
  const box = useRef<HTMLDivElement>(null);
  const [answered, setAnswered] = useState<FieldQuestion | null>(null);
  const [hasScript, setHasScript] = useState(false);
  const isOpen = text !== null && answered !== question;

  useEffect(() => {
    setHasScript(true);
    const field = document.getElementById(id);
    if (text === null || !(field instanceof HTMLInputElement)) return;
    // With two questions, the first one gets the focus.
    if (box.current === document.querySelector('[data-question]')) field.focus();
    const onInput = () => setAnswered(question);
    field.addEventListener('input', onInput);
    return () => field.removeEventListener('input', onInput);
  }, [id, question, text]);

  function take(value: string) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  }

  return (
    <>
      <input type="hidden" name={`${name}Asked`} value={asked} />
      {isOpen ? (
        <div
          ref={box}
          data-question=""
          className="mb-1.5 rounded-control border-2 border-status-pending bg-status-pending-soft px-3 py-2"
        >
          <p id={`${id}-question`}>{text}</p>
          {instead && hasScript ? (
            <button
              type="button"
              className="min-h-11 font-semibold text-action underline underline-offset-4"
              onClick={() => take(instead.value)}
            >
              {instead.label}
            </button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

'use client';

import { type MouseEvent, useState } from 'react';
import type { ReturningPatients } from '@/features/booking/phone-proof/query';
import { cn } from '@/lib/text/cn';
import { fillField } from '../form-client';
import { SOMEONE_ELSE, typedOf } from '../returning-rules';
import type { FormWords } from '../words';

interface Props {
  known: ReturningPatients;
  words: FormWords['known'];
  onFilled: (form: HTMLFormElement) => void;
}

/** Choice of the patient under a proved phone: a press fills in the form, without script by way of the server. */
export function ReturningPatientsField({ known, words, onFilled }: Props) {
  const [chosen, setChosen] = useState<string | null>(null);
  function fill(event: MouseEvent<HTMLButtonElement>) {
    const { form, value } = event.currentTarget;
    if (!form) return;
    event.preventDefault();
    for (const [name, text] of Object.entries(typedOf(known, value))) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) fillField(field, text ?? '');
    }
    setChosen(value);
    onFilled(form);
  }
  const choices = [
    ...known.patients.map(({ label }, index) => ({ value: String(index), label })),
    { value: SOMEONE_ELSE, label: words.someoneElse },
  ];
  return (
    <fieldset className="rounded-card border border-line bg-surface-sky p-4">
      <legend className="float-start mb-2 w-full font-semibold">{words.title}</legend>
      <ul className="clear-both flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <li key={value}>
            <button
              type="submit"
              name="knownPatient"
              value={value}
              aria-pressed={chosen === value}
              onClick={fill}
              className={cn(
                'min-h-11 rounded-control border border-line-strong bg-surface px-4 py-1 font-semibold text-action hover:border-action',
                chosen === value && 'border-2 border-action',
              )}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

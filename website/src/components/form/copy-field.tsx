'use client';

import { useState } from 'react';
import { Button } from '../ui/button';
import { CONTROL_CLASS } from './field-parts';

interface Props {
  id: string;
  label: string;
  value: string;
  words: { copy: string; copied: string };
}

/** A text to take along, such as an address: to copy by a button, or by hand where there is no script. */
export function CopyField({ id, label, value, words }: Props) {
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <div className="mt-3">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <input
          id={id}
          value={value}
          readOnly
          dir="ltr"
          spellCheck={false}
          onFocus={({ target }) => target.select()}
          className={`${CONTROL_CLASS} min-w-0 flex-1 basis-60 text-sm`}
        />
        <Button
          variant="secondary"
          className="[@media(scripting:none)]:hidden"
          onClick={() => {
            navigator.clipboard
              .writeText(value)
              .then(() => setCopied(value))
              // Without the right to copy, it can be selected.
              .catch(() => undefined);
          }}
        >
          <span aria-live="polite">{copied === value ? words.copied : words.copy}</span>
        </Button>
      </div>
    </div>
  );
}

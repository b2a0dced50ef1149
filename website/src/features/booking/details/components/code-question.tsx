'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { LiveText } from '@/components/ui/live-text';
import { CodeField } from '@/features/booking/phone-proof/components/code-field';
import type { CodeAsked } from '../state';
import type { FormWords } from '../words';

/** Field for the code that proves the phone; typed text stays. Takes the focus when it appears. */
export function CodeQuestion(props: { state: CodeAsked; words: FormWords['code']; errorPrefix: string }) {
  const { state, words, errorPrefix } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a new question.
  useEffect(() => box.current?.querySelector<HTMLInputElement>('#phoneCode')?.focus(), [state]);
  return (
    <fieldset ref={box} className="rounded-card border-2 border-status-pending bg-status-pending-soft p-5">
      <legend className="float-start mb-2 w-full font-bold text-lg text-status-pending">{words.title}</legend>
      <div className="clear-both space-y-4">
        <LiveText>
          {state.text}{' '}
          <bdi dir="ltr" className="font-semibold tabular-nums">
            {state.phone}
          </bdi>
        </LiveText>
        <input type="hidden" name="codeFor" value={state.phone} />
        <CodeField
          id="phoneCode"
          label={words.label}
          hint={words.hint}
          error={state.error ?? undefined}
          errorPrefix={errorPrefix}
        />
        <Button type="submit" name="codeIntent" value="again" variant="secondary">
          {words.again}
        </Button>
      </div>
    </fieldset>
  );
}

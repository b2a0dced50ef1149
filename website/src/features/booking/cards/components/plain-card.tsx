import { useState } from 'react';
import { FieldFrame, type FieldWords } from '@/components/form/field-parts';
import { ACCEPTED, MAX_CARD_BYTES } from '../rules';
import type { CardWords } from '../words';

/** A picture that travels with its form as `…Picture`, and the token of one that has arrived; a script refuses too large ones. */
export function PlainCard(
  props: FieldWords & { defaultValue: string | undefined; words: Pick<CardWords, 'kept' | 'faults'> },
) {
  const { id, label, hint, error: answered, errorPrefix, optionalLabel, defaultValue: token, words } = props;
  const [isTooLarge, setTooLarge] = useState(false);
  const error = isTooLarge ? words.faults.tooLarge : answered;
  const described = [hint && `${id}-hint`, error ? `${id}-error` : token && `${id}-kept`].filter(Boolean);
  return (
    <FieldFrame {...{ id, label, hint, error, optionalLabel, errorPrefix }}>
      <input type="hidden" name={id} value={token ?? ''} />
      {token ? (
        <p id={`${id}-kept`} className="mb-1 text-sm text-status-confirmed">
          {words.kept}
        </p>
      ) : null}
      <input
        type="file"
        id={id}
        name={`${id}Picture`}
        accept={ACCEPTED}
        // With script, said before two photos travel in vain; without it, by the answer to the form.
        onChange={({ currentTarget: input }) => {
          const isOver = (input.files?.[0]?.size ?? 0) > MAX_CARD_BYTES;
          setTooLarge(isOver);
          if (isOver) input.value = '';
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.join(' ') || undefined}
        className="block min-h-12 w-full rounded-control border border-line-strong p-2 text-sm file:me-3 file:min-h-8 file:rounded-control file:border-0 file:bg-surface-sky file:px-3 file:font-semibold file:text-action"
      />
    </FieldFrame>
  );
}

'use client';

import { useActionState, useEffect, useRef } from 'react';
import { RadioGroup } from '@/components/form/radio-group';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { REVIEW_LENGTH } from '@/contract/review';
import { sayFaultId } from '@/lib/request/fault-id';
import { reviewAppointmentAction } from '../actions';
import type { ReviewState } from '../review-state';

const NEW: ReviewState = { turn: 0, rating: '', text: '', notice: null, fault: null };

interface Words {
  stars: string;
  /** Labels from one star to five. */
  ratings: string[];
  text: string;
  textHint: string;
  send: string;
  sending: string;
  errorPrefix: string;
  notices: Record<NonNullable<ReviewState['notice']>, string>;
}

/** Form for stars and, optionally, words. Works without script, and loses nothing either way. */
export function ReviewForm({
  locale,
  bookingNumber,
  words,
}: {
  locale: string;
  bookingNumber: string;
  words: Words;
}) {
  const [state, action] = useActionState(reviewAppointmentAction, NEW);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.notice) box.current?.focus();
  }, [state]);
  const isOfField = state.notice === 'stars' || state.notice === 'tooLong';
  return (
    // Drawn anew with every answer: a form that was sent goes back to its first values otherwise.
    <form key={state.turn} action={action} noValidate className="mt-3 space-y-4">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="number" value={bookingNumber} />
      {state.notice && !isOfField ? (
        <div
          ref={box}
          tabIndex={-1}
          role="alert"
          className="rounded-card border-2 border-status-pending bg-status-pending-soft p-4"
        >
          {sayFaultId({ text: words.notices[state.notice], id: state.fault })}
        </div>
      ) : null}
      <RadioGroup
        id="rating"
        label={words.stars}
        look="inline"
        error={state.notice === 'stars' ? words.notices.stars : undefined}
        errorPrefix={words.errorPrefix}
        choices={words.ratings.map((label, index) => ({ value: String(index + 1), label }))}
        defaultValue={state.rating}
      />
      <TextArea
        id="review-text"
        name="text"
        label={words.text}
        hint={words.textHint}
        error={state.notice === 'tooLong' ? words.notices.tooLong : undefined}
        errorPrefix={words.errorPrefix}
        defaultValue={state.text}
        maxLength={REVIEW_LENGTH}
        dir="auto"
      />
      <SubmitButton pendingLabel={words.sending}>{words.send}</SubmitButton>
    </form>
  );
}

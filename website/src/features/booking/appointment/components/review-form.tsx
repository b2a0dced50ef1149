'use client';

import { useActionState, useEffect } from 'react';
import { AnsweredForm } from '@/components/form/answered-form';
import { HiddenFields } from '@/components/form/hidden-fields';
import { RadioGroup } from '@/components/form/radio-group';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { REVIEW_LENGTH } from '@/contract/review';
import { AnswerBox } from '@/features/booking/details/components/answer-box';
import { sayFaultId } from '@/lib/request/fault-id';
import { reviewAppointmentAction } from '../actions';
import type { ReviewState } from '../form-state';

const NEW: ReviewState = { turn: 0, rating: '', text: '', notice: null, fault: null };

type Notice = NonNullable<ReviewState['notice']>;

/** Ids of the fields that notices are about. */
const FIELDS: Partial<Record<Notice, string>> = { stars: 'rating', tooLong: 'review-text' };

interface Words extends Record<'stars' | 'text' | 'textHint' | 'send' | 'sending' | 'errorPrefix', string> {
  /** Labels from one star to five. */
  ratings: string[];
  notices: Record<Notice, string>;
}

/** Form for stars and, optionally, words. Works without script, and loses nothing either way. */
export function ReviewForm(props: { locale: string; bookingNumber: string; words: Words }) {
  const { locale, bookingNumber: number, words } = props;
  const [state, action] = useActionState(reviewAppointmentAction, NEW);
  const { notice } = state;
  const { errorPrefix } = words;
  // The form is a new one: the button that was pressed has taken the focus with it.
  useEffect(() => {
    const field = state.notice && FIELDS[state.notice];
    if (field) document.getElementById(field)?.focus();
  }, [state]);
  return (
    <AnsweredForm turn={state.turn} action={action} className="mt-3 space-y-4">
      <HiddenFields of={{ locale, number }} />
      {notice && !FIELDS[notice] ? (
        <AnswerBox answer={state.turn}>
          <p role="alert">{sayFaultId({ text: words.notices[notice], id: state.fault })}</p>
        </AnswerBox>
      ) : null}
      <RadioGroup
        id="rating"
        label={words.stars}
        look="inline"
        error={notice === 'stars' ? words.notices.stars : undefined}
        errorPrefix={errorPrefix}
        choices={words.ratings.map((label, index) => ({ value: String(index + 1), label }))}
        defaultValue={state.rating}
      />
      <TextArea
        id="review-text"
        name="text"
        label={words.text}
        hint={words.textHint}
        error={notice === 'tooLong' ? words.notices.tooLong : undefined}
        errorPrefix={errorPrefix}
        defaultValue={state.text}
        maxLength={REVIEW_LENGTH}
        dir="auto"
      />
      <SubmitButton pendingLabel={words.sending}>{words.send}</SubmitButton>
    </AnsweredForm>
  );
}

'use client';

import { useActionState } from 'react';
import { ActionFields } from '@/components/form/action-fields';
import { OutcomeNote } from '@/components/form/outcome-note';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { ANSWER_LENGTH, type IncomingAnswerKind } from '@/contract/incoming-message';
import { answerIncomingAction } from '../actions';

interface Props {
  id: string;
  answered: number;
  presses: { answer: IncomingAnswerKind; label: string }[];
  words: { label: string; hint: string; submit: string; sending: string } | null;
}

/** The answers that can be given now: those of one press, and words of one's own below. Works without script. */
export function AnswerForm({ id, answered, presses, words }: Props) {
  const [state, action] = useActionState(answerIncomingAction, null);
  const shared = <ActionFields of={{ id, answered }} />;
  const sending = words?.sending ?? '';
  return (
    <div className="space-y-4">
      <OutcomeNote state={state} isGood={state?.outcome === 'changed'}>
        {state?.text}
      </OutcomeNote>
      <form action={action} className="flex flex-wrap gap-2">
        {shared}
        {presses.map(({ answer, label }) => (
          <SubmitButton key={answer} name="answer" value={answer} variant="secondary" pendingLabel={sending}>
            {label}
          </SubmitButton>
        ))}
      </form>
      {words ? (
        <form key={JSON.stringify(state)} action={action} className="space-y-3" noValidate>
          {shared}
          <input type="hidden" name="answer" value="text" />
          <TextArea
            id={`answer-${id}`}
            name="text"
            label={words.label}
            hint={words.hint}
            dir="auto"
            rows={3}
            maxLength={ANSWER_LENGTH}
            defaultValue={state?.typed?.text}
          />
          <SubmitButton pendingLabel={words.sending}>{words.submit}</SubmitButton>
        </form>
      ) : null}
    </div>
  );
}

'use client';

import type { Locale } from 'next-intl';
import { type ReactNode, useActionState, useState } from 'react';
import { AnsweredForm } from '@/components/form/answered-form';
import { ErrorSummary } from '@/components/form/error-summary';
import { HiddenFields } from '@/components/form/hidden-fields';
import { SubmitButton } from '@/components/form/submit-button';
import { listShown, type VisitQuestion } from '@/contract/visit-questions';
import { AnswerBox } from '@/features/booking/details/components/answer-box';
import { DangerQuestion } from '@/features/site/search/components/danger-question';
import { sayFaultId } from '@/lib/request/fault-id';
import { answerQuestionsAction } from '../actions';
import { fieldOf, readAnswers } from '../rules';
import type { AnswersState } from '../state';
import type { QuestionWords } from '../words';
import { faultInWords, QuestionField } from './question-field';

interface Props {
  locale: Locale;
  bookingNumber: string;
  questions: VisitQuestion[];
  /** Field by which it is known which questions these are. */
  asked: string;
  initial: AnswersState;
  words: QuestionWords;
  /** Line that says whom to ring when the form cannot help. */
  help: ReactNode;
  back: ReactNode;
}

/** Form of the questions in order; a dependent one appears with its answer. Without script all are shown. */
export function QuestionsForm(props: Props) {
  const { locale, bookingNumber, questions, asked, initial, words, help, back } = props;
  const [state, action] = useActionState(answerQuestionsAction, initial);
  const [given, setGiven] = useState(state.answers);
  const [turn, setTurn] = useState(state.turn);
  if (turn !== state.turn) {
    setTurn(state.turn);
    setGiven(state.answers);
  }
  const shown = new Set(listShown(questions, given).map(({ key }) => key));
  const errorOf = (question: VisitQuestion) => {
    const fault = state.faults[question.key];
    return fault && faultInWords(fault, question, words);
  };
  const errors = questions.flatMap((question) => {
    const message = errorOf(question);
    return message
      ? [{ fieldId: fieldOf(question.key), message: `${question.label[locale]}: ${message}` }]
      : [];
  });
  return (
    <AnsweredForm
      turn={state.turn}
      action={action}
      className="mt-5 space-y-6"
      onInput={(event) => setGiven(readAnswers(new FormData(event.currentTarget)))}
    >
      <HiddenFields of={{ locale, number: bookingNumber, asked }} />
      <DangerQuestion danger={state.danger} />
      <ErrorSummary title={words.errorTitle} errors={errors} answer={state} />
      {state.notice ? (
        <AnswerBox answer={state}>
          <p role="alert">{sayFaultId({ text: words.notices[state.notice], id: state.fault })}</p>
          {help}
        </AnswerBox>
      ) : null}
      {questions.map((question) => (
        <div key={question.key} className={shown.has(question.key) ? undefined : 'hidden noscript:block'}>
          <QuestionField
            question={question}
            locale={locale}
            given={state.answers[question.key] ?? []}
            error={errorOf(question)}
            words={words}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <SubmitButton pendingLabel={words.sending}>{words.send}</SubmitButton>
        {back}
      </div>
    </AnsweredForm>
  );
}

'use client';

import type { Locale } from 'next-intl';
import { type ReactNode, useActionState, useState } from 'react';
import { AnsweredForm } from '@/components/form/answered-form';
import { ErrorSummary } from '@/components/form/error-summary';
import { Field } from '@/components/form/field';
import { HiddenFields } from '@/components/form/hidden-fields';
import { RadioGroup } from '@/components/form/radio-group';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { listShown, namesOfConsent, type VisitQuestion } from '@/contract/visit-questions';
import { PlainCard } from '@/features/booking/cards/components/plain-card';
import { AnswerBox } from '@/features/booking/details/components/answer-box';
import { DangerQuestion } from '@/features/site/search/components/danger-question';
import { sayFaultId } from '@/lib/request/fault-id';
import { answerQuestionsAction } from '../actions';
import { fieldOf, readAnswers } from '../rules';
import type { AnswersState } from '../state';
import type { QuestionWords } from '../words';
import { NamePad } from './name-pad';

interface Props {
  locale: Locale;
  bookingNumber: string;
  questions: VisitQuestion[];
  /** Field by which it is known which questions these are. */
  asked: string;
  initial: AnswersState;
  words: QuestionWords;
  /** Line with the phone to call if the form cannot help. */
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
      {/* With a warning, errors are shown at their fields only, because the warning gets the focus. */}
      <ErrorSummary title={words.errorTitle} errors={state.danger?.warning ? [] : errors} answer={state} />
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

/** Explains the fault of an answer, and how to correct it. */
function faultInWords(
  fault: AnswersState['faults'][string],
  { kind }: VisitQuestion,
  { faults, picture }: QuestionWords,
): string {
  const ofPicture = Object.entries(picture.faults).find(([known]) => known === fault)?.[1];
  if (kind === 'picture' && ofPicture) return ofPicture;
  if (fault === 'tooLong') return faults.tooLong;
  if (kind === 'number' || kind === 'date' || kind === 'consent' || kind === 'picture') return faults[kind];
  return fault === 'required' ? faults.required : faults.other;
}

interface QuestionFieldProps {
  question: VisitQuestion;
  locale: Locale;
  given: string[];
  error: string | undefined;
  words: QuestionWords;
}

function QuestionField(props: QuestionFieldProps) {
  const { question, locale, given, error, words } = props;
  const { key, kind, label, hint, choices, isRequired } = question;
  const id = fieldOf(key);
  const [first] = given;
  const control = {
    id,
    label: label[locale],
    hint: hint?.[locale],
    error,
    errorPrefix: words.errorPrefix,
    optionalLabel: isRequired ? undefined : words.optional,
  };
  switch (kind) {
    case 'heading':
      return (
        <>
          <h2 className="border-line border-t pt-5 text-xl">{control.label}</h2>
          {control.hint ? <p className="mt-1">{control.hint}</p> : null}
        </>
      );
    case 'long_text':
      return <TextArea {...control} defaultValue={first} dir="auto" />;
    case 'number':
      return <Field {...control} defaultValue={first} inputMode="decimal" dir="ltr" className="max-w-48" />;
    case 'date':
      return <Field {...control} defaultValue={first} type="date" className="max-w-60" />;
    case 'consent': {
      const {
        typed: [typed],
        drawn: [drawn],
      } = namesOfConsent(given);
      return (
        <div className="rounded-card border border-line bg-surface-warm p-4">
          <p className="mb-3 whitespace-pre-line">{control.hint}</p>
          <Field {...control} hint={words.agree} defaultValue={typed} autoComplete="name" dir="auto" />
          <NamePad name={id} initial={drawn ?? ''} words={words.pad} />
        </div>
      );
    }
    case 'picture':
      return (
        <PlainCard
          {...control}
          hint={control.hint ?? words.pictureHint}
          defaultValue={first}
          words={words.picture}
        />
      );
    case 'yes_no':
    case 'one_of':
    case 'several_of':
      return (
        <RadioGroup
          {...control}
          {...(kind === 'several_of' ? { chosen: given } : {})}
          look={kind === 'yes_no' ? 'inline' : 'cards'}
          defaultValue={first}
          choices={
            kind === 'yes_no'
              ? (['yes', 'no'] as const).map((value) => ({ value, label: words[value] }))
              : choices.map((choice, place) => ({ value: String(place), label: choice[locale] }))
          }
        />
      );
    case 'short_text':
      return <Field {...control} defaultValue={first} dir="auto" />;
  }
}

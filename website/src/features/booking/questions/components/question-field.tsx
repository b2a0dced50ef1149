import type { Locale } from 'next-intl';
import { Field } from '@/components/form/field';
import { RadioGroup } from '@/components/form/radio-group';
import { TextArea } from '@/components/form/text-area';
import { namesOfConsent, type VisitQuestion } from '@/contract/visit-questions';
import { PlainCard } from '@/features/booking/cards/components/plain-card';
import { fieldOf } from '../rules';
import type { AnswersState } from '../state';
import type { QuestionWords } from '../words';
import { NamePad } from './name-pad';

/** Explains the fault of an answer, and how to correct it. */
export function faultInWords(
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

/** One question of the clinic, by its kind. */
export function QuestionField(props: QuestionFieldProps) {
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

import type { Locale } from 'next-intl';
import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { FieldError, FieldHint, type FieldWords } from '@/components/form/field-parts';
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
    case 'several_of':
      return <Choices control={control} choices={choices.map((choice) => choice[locale])} given={given} />;
    case 'yes_no':
    case 'one_of':
      return (
        <RadioGroup
          {...control}
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

/** Several of several; the first choice carries the id of the question. */
function Choices(props: { control: FieldWords; choices: string[]; given: string[] }) {
  const { choices, given } = props;
  const { id, label, hint, error, errorPrefix, optionalLabel } = props.control;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      className={error ? 'border-danger border-s-4 ps-3' : undefined}
      aria-describedby={described || undefined}
    >
      <legend className="mb-1 font-semibold">
        {label}
        {optionalLabel ? <span className="font-normal text-text-soft"> ({optionalLabel})</span> : null}
      </legend>
      {hint ? <FieldHint id={id}>{hint}</FieldHint> : null}
      {error ? (
        <FieldError id={id} prefix={errorPrefix}>
          {error}
        </FieldError>
      ) : null}
      {choices.map((choice, place) => (
        <Checkbox
          key={choice}
          id={place === 0 ? id : `${id}-${place}`}
          name={id}
          value={String(place)}
          label={choice}
          defaultChecked={given.includes(String(place))}
        />
      ))}
    </fieldset>
  );
}

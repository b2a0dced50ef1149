import type { ReactNode } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { EmailField, Field, PhoneField } from '@/components/form/field';
import { RadioGroup } from '@/components/form/radio-group';
import { TextArea } from '@/components/form/text-area';
import type { PhoneChannel } from '@/contract/channels';
import type { PersonField } from '@/contract/patient';
import type { FieldQuestion } from '@/lib/contact/field-question';
import type { FormWords } from '../words';
import { AgeAndGuardian } from './guardian-fields';

export interface Control {
  id: PersonField;
  label: string;
  error: string | undefined;
  errorPrefix: string;
  defaultValue: string | undefined;
  question?: FieldQuestion | undefined;
}

/** Channels to the phone, and the clinic's words by which its owner agrees. */
export interface PhoneMessages {
  channels: PhoneChannel[];
  text: ReactNode;
}

export function PersonFields({
  control,
  words,
  phoneMessages,
  news,
  guardianAge,
}: {
  phoneMessages: PhoneMessages | null;
  /** Consent text of the clinic's news; null where patients are not asked. */
  news: ReactNode;
  /** Age below which somebody else agrees; 0 never asks. */
  guardianAge: number;
  control: (field: PersonField) => Control;
  words: FormWords['fields'];
}) {
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6 sm:gap-x-6">
        <Field {...control('firstName')} autoComplete="given-name" dir="auto" />
        <Field {...control('lastName')} autoComplete="family-name" dir="auto" />
      </div>
      <PhoneField
        {...control('phone')}
        country={words.phoneCountry}
        hint={words.phoneHint}
        autoComplete="tel"
      />
      {phoneMessages ? (
        <PhoneQuestion control={control('tellBy')} words={words.tellBy} {...phoneMessages} />
      ) : null}
      <AgeAndGuardian
        age={
          <Field
            {...control('age')}
            hint={words.ageHint}
            inputMode="numeric"
            dir="ltr"
            frameClassName="max-w-xs"
          />
        }
        guardianAge={guardianAge}
        control={control}
        words={words.guardian}
      />
      <details
        className="group rounded-card border border-line bg-surface px-5 py-1"
        // Opened for faults and for values that were sent before.
        open={FOLDED.some((field) => Boolean(control(field).error ?? control(field).defaultValue))}
      >
        <summary className="min-h-11 cursor-pointer content-center font-semibold text-action">
          {words.more}
        </summary>
        <div className="space-y-6 pt-2 pb-4">
          <EmailField {...control('email')} hint={words.emailHint} autoComplete="email" />
          {news ? <NewsBox control={control('news')} text={news} /> : null}
          <TextArea {...control('additionalNotes')} hint={words.additionalNotesHint} dir="auto" />
        </div>
      </details>
    </>
  );
}

/** Optional fields, folded so that the whole question is two screens of a phone. */
const FOLDED = ['email', 'news', 'additionalNotes'] as const;

/** Tells whether the phone may be written to. "No" until somebody says otherwise: being written to is agreed to. */
function PhoneQuestion({
  control: { defaultValue, ...control },
  words,
  channels,
  text,
}: PhoneMessages & { control: Control; words: FormWords['fields']['tellBy'] }) {
  return (
    <RadioGroup
      {...control}
      hint={text}
      // The consent text appears once somebody agrees: a small screen has no room for it before.
      className="max-sm:[&:has(input[value='']:checked)>p[id$=hint]]:hidden"
      look="inline"
      choices={(['no', ...channels] as const).map((choice) => ({
        value: choice === 'no' ? '' : choice,
        label: words[choice],
      }))}
      defaultValue={defaultValue ?? ''}
    />
  );
}

/** Tells whether the clinic's news may go to the email address. Nobody ticks it but the patient. */
function NewsBox({ control: { defaultValue, ...control }, text }: { control: Control; text: ReactNode }) {
  return <Checkbox {...control} label={text} value="on" defaultChecked={defaultValue === 'on'} />;
}

/** The clinic's words about the patient's data, and the box that agrees to them. */
export function ConsentField({
  control: { defaultValue, ...control },
  words,
  consent,
}: {
  control: Control;
  words: FormWords['fields'];
  consent: ReactNode;
}) {
  return (
    <fieldset className="rounded-card border border-line bg-surface p-4 sm:bg-surface-warm sm:p-5">
      <legend className="float-start mb-2 w-full font-semibold">{words.consentTitle}</legend>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div className="clear-both max-sm:max-h-20 max-sm:overflow-y-auto" tabIndex={0}>
        {consent}
      </div>
      <Checkbox
        {...control}
        value="on"
        label={words.consent}
        defaultChecked={defaultValue === 'on'}
        frameClassName="mt-2"
      />
    </fieldset>
  );
}

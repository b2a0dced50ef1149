import type { ReactNode } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { RadioGroup } from '@/components/form/radio-group';
import { TextArea } from '@/components/form/text-area';
import type { PersonField } from '@/contract/patient';
import type { Control } from '../control-rules';
import type { FormWords } from '../words';
import type { PersonParts } from './consents';
import { AgeField, MailboxField, NameAndPhone } from './contact-fields';
import { AgeAndGuardian } from './guardian-fields';
import { ReturningPatientsField } from './returning-patients';

type Give = (field: PersonField) => Control;

/** Fields of the person who comes, or the choice of one who came before. */
export function PersonFields(props: {
  parts: PersonParts;
  control: Give;
  /** Called when a known patient was filled in. */
  onFilled: (form: HTMLFormElement) => void;
}) {
  const { control, onFilled } = props;
  const { words: all, known, provePhone, phoneMessages, news, limits } = props.parts;
  const words = all.fields;
  return (
    <>
      <p className="text-sm text-text-soft">{all.required}</p>
      {known ? <ReturningPatientsField known={known} words={all.known} onFilled={onFilled} /> : provePhone}
      <NameAndPhone
        control={control}
        words={words}
        look="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6 sm:gap-x-6"
      />
      {phoneMessages ? (
        <PhoneQuestion control={control('tellBy')} words={words.tellBy} {...phoneMessages} />
      ) : null}
      <AgeAndGuardian
        age={<AgeField control={control} hint={words.ageHint} />}
        guardianAge={limits.guardianAge}
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
          <MailboxField control={control} hint={words.emailHint} />
          {news ? <Agreement control={control('news')} label={news} /> : null}
          <TextArea {...control('additionalNotes')} hint={words.additionalNotesHint} dir="auto" />
        </div>
      </details>
    </>
  );
}

/** Optional fields, folded so that the whole question is two screens of a phone. */
const FOLDED = ['email', 'news', 'additionalNotes'] as const;

/** Tells whether the phone may be written to. "No" until somebody says otherwise: being written to is agreed to. */
function PhoneQuestion(
  props: NonNullable<PersonParts['phoneMessages']> & {
    control: Control;
    words: FormWords['fields']['tellBy'];
  },
) {
  const { control, words, channels, text } = props;
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
    />
  );
}

interface AgreementProps {
  control: Control;
  label: ReactNode;
  frameClassName?: string;
}

/** A box that nobody ticks but the patient. */
function Agreement({ control: { defaultValue, ...control }, ...box }: AgreementProps) {
  return <Checkbox {...control} {...box} value="on" defaultChecked={defaultValue === 'on'} />;
}

/** The clinic's words about the patient's data, and the box that agrees to them. */
export function ConsentField(props: {
  control: Control;
  words: Pick<FormWords['fields'], 'consentTitle' | 'consent'>;
  children: ReactNode;
}) {
  return (
    <fieldset className="rounded-card border border-line bg-surface p-4 sm:bg-surface-warm sm:p-5">
      <legend className="float-start mb-2 w-full font-semibold">{props.words.consentTitle}</legend>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <div className="clear-both max-sm:max-h-20 max-sm:overflow-y-auto" tabIndex={0}>
        {props.children}
      </div>
      <Agreement control={props.control} label={props.words.consent} frameClassName="mt-2" />
    </fieldset>
  );
}

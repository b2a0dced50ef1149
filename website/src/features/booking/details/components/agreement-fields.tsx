import type { ReactNode } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { RadioGroup } from '@/components/form/radio-group';
import type { Control } from '../control-rules';
import type { FormWords } from '../words';
import type { PersonParts } from './consents';

/** Asks whether the phone may be written to; "No" by default, because messages need consent. */
export function PhoneQuestion(
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
export function Agreement({ control: { defaultValue, ...control }, ...box }: AgreementProps) {
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

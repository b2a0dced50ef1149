import { Combobox, ComboboxOption } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useEffect, useMemo, useState } from 'react';
import { inScreenLanguage, screenLanguage } from '../language';
import { countryChoices, zoneChoices } from './choices';
import type { FieldProps } from './field-props';
import { LabelledField } from './labelled-field';

const CHOOSE = { en: 'Choose, or type to search', ar: 'اختر، أو اكتب للبحث' };
const NONE = { en: 'Nothing found', ar: 'لا توجد نتائج' };

function ChoiceField({ choices, ...props }: FieldProps & { choices: { value: string; label: string }[] }) {
  const field = useField<string | null>(props.name);
  const chosen = choices.find(({ value }) => value === field.value)?.label ?? field.value ?? '';
  // Search text, until an icon is chosen.
  const [text, setText] = useState(chosen);
  useEffect(() => setText(chosen), [chosen]);
  return (
    <LabelledField {...props}>
      <Combobox
        name={props.name}
        disabled={props.disabled}
        required={props.required}
        placeholder={inScreenLanguage(CHOOSE)}
        noOptionsMessage={() => inScreenLanguage(NONE)}
        value={field.value ?? ''}
        textValue={text}
        onTextValueChange={setText}
        onChange={(value?: string) => field.onChange(props.name, value || null)}
        onClear={() => field.onChange(props.name, null)}
      >
        {choices.map(({ value, label }) => (
          <ComboboxOption key={value} value={value}>
            {label}
          </ComboboxOption>
        ))}
      </Combobox>
    </LabelledField>
  );
}

/** The country that a phone is dialled in and whose week and currency count. */
export function CountryField(props: FieldProps) {
  const language = screenLanguage();
  const choices = useMemo(() => countryChoices(language), [language]);
  return <ChoiceField {...props} choices={choices} />;
}

export function ZoneField(props: FieldProps) {
  const language = screenLanguage();
  const choices = useMemo(() => zoneChoices(language, Date.now()), [language]);
  return <ChoiceField {...props} choices={choices} />;
}

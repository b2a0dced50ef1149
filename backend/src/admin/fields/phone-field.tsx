import { Typography } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { inScreenLanguage } from '../language';
import type { FieldProps } from './field-props';
import { LabelledField, TypedInput } from './labelled-field';
import { countryOf, readPhone, spokenPhone } from './phone';

const NO_PHONE = {
  en: 'This is not a phone number. Write it such as 04 000 0100, or with the country: +971 4 000 0100.',
  ar: 'هذا ليس رقم هاتف. اكتبه مثل ‎04 000 0100‎ أو مع رمز الدولة: ‎+971 4 000 0100‎.',
};

/** A phone as people write it; when they leave the field it becomes what is stored, and is read back to them. */
export function PhoneField(props: FieldProps) {
  const field = useField<string | null>(props.name);
  const country: unknown = useForm('PhoneField', ({ values }) => Reflect.get(values, 'country'));
  const before = useRef(field.initialValue ?? field.value);
  const [mistake, setMistake] = useState<string>();
  const value = field.value ?? '';

  function leave() {
    const written = value.trim();
    const stored = written && readPhone(written, countryOf({ country, before: before.current }));
    setMistake(written && !stored ? inScreenLanguage(NO_PHONE) : undefined);
    if (stored && stored !== value) field.onChange(props.name, stored);
  }

  return (
    <LabelledField {...props} error={mistake ?? (field.error ? inScreenLanguage(NO_PHONE) : undefined)}>
      <TypedInput field={props} type="tel" dir="ltr" onBlur={leave} />
      {value && !mistake ? (
        <Typography variant="pi" textColor="neutral600">
          <bdi dir="ltr">{spokenPhone(value)}</bdi>
        </Typography>
      ) : null}
    </LabelledField>
  );
}

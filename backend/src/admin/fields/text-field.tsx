import { InputRenderer } from '@strapi/strapi/admin';
import type { ComponentProps, ComponentType } from 'react';
import { AddressField } from './address-field';
import { CountryField, ZoneField } from './choice-field';
import type { FieldProps } from './field-props';
import { IconField } from './icon-field';
import { LabelledField, TypedInput } from './labelled-field';
import { DateField, TimeField } from './moment-field';
import { PhoneField } from './phone-field';

/** Numbers that are kept as text: a short number to call, and days in a list. */
function DigitsField(props: FieldProps) {
  return (
    <LabelledField {...props}>
      <TypedInput field={props} dir="ltr" />
    </LabelledField>
  );
}

const BY_NAME: Record<string, ComponentType<FieldProps>> = {
  country: CountryField,
  timeZone: ZoneField,
  callTimeZone: ZoneField,
  icon: IconField,
  slug: AddressField,
  ambulance: DigitsField,
  afterDays: DigitsField,
};

/** Returns what a phone has to look like when it is stored; an ambulance's short number does not. */
const isPhone = ({ attribute }: FieldProps) => attribute?.regex?.startsWith('^\\+') ?? false;

/** A short text of a form: with a picker where its values are known, else Strapi's own input. */
function TextField(props: FieldProps) {
  // Parts of an entry have a path, such as `cards.0.icon`.
  const Input = isPhone(props) ? PhoneField : BY_NAME[props.name.split('.').at(-1) ?? ''];
  if (Input) return <Input {...props} />;
  const { unique: _unique, mainField: _mainField, ...rest } = props;
  return <InputRenderer {...(rest as ComponentProps<typeof InputRenderer>)} />;
}

const isField = (props: object): props is FieldProps =>
  'name' in props && 'type' in props && 'label' in props;

/** Adapts to the type of Strapi's inputs, which says of properties only that there are some. */
const inputFor = (Input: ComponentType<FieldProps>) => (props: object) =>
  isField(props) ? <Input {...props} /> : null;

/** Inputs of forms in place of Strapi's, by the type of a field. */
export const FORM_INPUTS = [
  { type: 'string', Component: inputFor(TextField) },
  { type: 'date', Component: inputFor(DateField) },
  { type: 'time', Component: inputFor(TimeField) },
];

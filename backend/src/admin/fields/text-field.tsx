import { InputRenderer } from '@strapi/strapi/admin';
import type { ComponentProps, ComponentType } from 'react';
import { AddressField } from './address-field';
import { CountryField, ZoneField } from './choice-field';
import type { FieldProps } from './field-props';
import { IconField } from './icon-field';
import { PhoneField } from './phone-field';

const BY_NAME: Record<string, ComponentType<FieldProps>> = {
  country: CountryField,
  timeZone: ZoneField,
  callTimeZone: ZoneField,
  icon: IconField,
  slug: AddressField,
};

/** Returns what a phone has to look like when it is stored; an ambulance's short number does not. */
const isPhone = ({ attribute }: FieldProps) => attribute?.regex?.startsWith('^\\+') ?? false;

function inputOf(props: FieldProps): ComponentType<FieldProps> | undefined {
  // Parts of an entry have a path, such as `cards.0.icon`.
  return isPhone(props) ? PhoneField : BY_NAME[props.name.split('.').at(-1) ?? ''];
}

/** A short text of a form: with a picker where its values are known, else Strapi's own input. */
function TextField(props: FieldProps) {
  const Input = inputOf(props);
  if (Input) return <Input {...props} />;
  const { unique: _unique, mainField: _mainField, ...rest } = props;
  return <InputRenderer {...(rest as ComponentProps<typeof InputRenderer>)} />;
}

const isField = (props: object): props is FieldProps =>
  'name' in props && 'type' in props && 'label' in props;

/** Adapts to the type of Strapi's inputs, which says of properties only that there are some. */
export function TextInputOfForms(props: object) {
  return isField(props) ? <TextField {...props} /> : null;
}

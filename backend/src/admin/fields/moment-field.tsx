import type { FieldProps } from './field-props';
import { LabelledField, TypedInput } from './labelled-field';

/** Keeps years at four digits, also while one is typed. */
const LAST_DAY = '9999-12-31';

/**
 * A day of the calendar in the browser's own input. Strapi's reads what is typed by the signs of the screens' language alone:
 * in Arabic those are invisible, and 15/10/2026 was saved as today.
 */
export function DateField(props: FieldProps) {
  return (
    <LabelledField {...props}>
      <TypedInput field={props} type="date" max={LAST_DAY} />
    </LabelledField>
  );
}

/** A time of day, stored with its seconds, in the browser's own input: Strapi's keeps none that is typed in Arabic digits. */
export function TimeField(props: FieldProps) {
  return (
    <LabelledField {...props}>
      <TypedInput
        field={props}
        type="time"
        shown={(stored) => stored.slice(0, 5)}
        stored={(typed) => `${typed}:00.000`}
      />
    </LabelledField>
  );
}

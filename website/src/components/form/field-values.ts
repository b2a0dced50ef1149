import type { SummaryError } from './error-summary';

/** Faults of a form by field, or why it failed as a whole. */
export interface FormFaults<Field extends string = string> {
  errors: { fieldId: Field; message: string }[];
  failed: string | null;
}

/** State of a form: its faults, and what was typed. */
export interface FormState<Given, Field extends string = string> extends FormFaults<Field> {
  given: Given;
}

/** State of a form in which nothing is wrong. */
export function faultless<Given>(given: Given): FormState<Given, never> {
  return { errors: [], failed: null, given };
}

/** Returns the id, the typed value and the fault of a field. */
export function fieldsOf(
  given: Readonly<Record<string, string | string[] | boolean | undefined>>,
  errors: readonly SummaryError[],
) {
  return (id: string) => {
    const typed = given[id];
    return {
      id,
      defaultValue: typeof typed === 'string' ? typed : '',
      error: errors.find(({ fieldId }) => fieldId === id)?.message,
    };
  };
}

export type FieldGiver = ReturnType<typeof fieldsOf>;

import type { SummaryError } from './error-summary';

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

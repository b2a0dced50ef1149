import type { SummaryError } from './error-summary';

/** Gives a field of this name its id, what was typed into it and what is wrong with that. */
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

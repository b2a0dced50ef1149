import type { SummaryError } from '@/components/form/error-summary';
import { fieldsOf } from '@/components/form/field-values';
import { PERSON_FIELDS, type PersonField } from '@/contract/patient';
import type { ContactQuestions } from '@/lib/contact/contact-questions';
import type { PersonFaults } from './schema';
import type { FormWords } from './words';

interface Given {
  words: { labels: Partial<Record<string, string>>; errorPrefix: string };
  typed: Parameters<typeof fieldsOf>[0];
  errors: SummaryError[];
  questions?: ContactQuestions | undefined;
}

/** Gives the fields of a form as they were sent: each with its label, its text, its fault, and what is asked about it. */
export function controlsOf({ words: { labels, errorPrefix }, typed, errors, questions = {} }: Given) {
  const sent = fieldsOf(typed, errors);
  return (id: string) => ({
    ...sent(id),
    label: labels[id] ?? id,
    errorPrefix,
    question: id === 'phone' || id === 'email' ? questions[id] : undefined,
  });
}

export type Control = ReturnType<ReturnType<typeof controlsOf>>;

/** The faults of a form in words, in the order of its fields. */
export function faultsInWords(
  faults: PersonFaults,
  words: Pick<FormWords, 'faults' | 'otherFault'>,
  fields: readonly PersonField[] = PERSON_FIELDS,
): SummaryError[] {
  return fields.flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ fieldId: field, message: words.faults[field]?.[fault] ?? words.otherFault }] : [];
  });
}

/** Replaces texts of a booking that is confirmed at once. */
export function wordsAtOnce(words: FormWords): FormWords {
  const { phoneHint, send, sending, bookTime } = words.atOnce;
  return { ...words, send, sending, requestTime: bookTime, fields: { ...words.fields, phoneHint } };
}

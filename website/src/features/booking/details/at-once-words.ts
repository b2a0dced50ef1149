import type { FormWords } from './words';

/** Replaces texts of a booking that is confirmed at once. */
export function wordsAtOnce(words: FormWords): FormWords {
  const { phoneHint, send, sending, bookTime } = words.atOnce;
  return { ...words, send, sending, requestTime: bookTime, fields: { ...words.fields, phoneHint } };
}

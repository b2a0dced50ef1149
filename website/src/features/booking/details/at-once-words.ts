import type { FormWords } from './words';

/** The same words for a booking that is confirmed at once: nobody asks for it to be. */
export function wordsAtOnce(words: FormWords): FormWords {
  const { phoneHint, send, sending, bookTime } = words.atOnce;
  return { ...words, send, sending, requestTime: bookTime, fields: { ...words.fields, phoneHint } };
}

/** Letters of Arabic that people write for one another and that do not become one by decomposition. */
const SAME_LETTER: Record<string, string> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
};
const VARIANTS = new RegExp(`[${Object.keys(SAME_LETTER).join('')}]`, 'g');
/** A hamza without a seat is often left out; a tatweel only draws a letter longer. */
const LEFT_OUT = /[\u0621\u0640]/g;
const NOT_LETTER = /[^\p{L}\p{N}]+/gu;

/**
 * Returns the key by which the limits tell the patients of one phone apart: the full name without case, accents,
 * harakat, the seat of a hamza, ya and ta marbuta, spaces, punctuation and invisible characters. Names that differ in a
 * letter are two patients; how many those may be is bounded by the limit of the phone.
 */
export function patientKey({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return (
    `${firstName}${lastName}`
      // Decomposed, a letter with a hamza or madda is its bare seat and a mark, which is no letter.
      .normalize('NFKD')
      .toLowerCase()
      .replace(LEFT_OUT, '')
      .replace(VARIANTS, (letter) => SAME_LETTER[letter] ?? letter)
      .replace(NOT_LETTER, '')
  );
}

/** Divider between the English and the Arabic words of a picture in the media library. */
export const languageDivider = ' | ';

/** Returns a picture's words in a language; editors write both into one text, English first, or one used for both. */
export function wordsInLanguage({ words, locale }: { words: string; locale: string }): string {
  const [english = '', ...rest] = words.split(languageDivider);
  const arabic = rest.join(languageDivider).trim();
  return locale === 'ar' ? arabic || english.trim() : english.trim() || arabic;
}

function isPicture(value: object): value is { alternativeText: string } {
  return 'alternativeText' in value && typeof value.alternativeText === 'string';
}

/** Puts the words of every picture in an answer into the language that was asked for, in place. */
export function translatePictures(answer: unknown, locale: string): void {
  if (typeof answer !== 'object' || answer === null) return;
  if (isPicture(answer)) answer.alternativeText = wordsInLanguage({ words: answer.alternativeText, locale });
  for (const part of Object.values(answer)) translatePictures(part, locale);
}

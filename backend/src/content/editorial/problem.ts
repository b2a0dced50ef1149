export interface Words {
  en: string;
  ar: string;
}

export interface Problem {
  path: string[];
  message: Words;
}

export const problemAt = (path: string[], message: Words): Problem[] => [{ path, message }];

export const problemIf = (isWrong: boolean, path: string[], message: Words): Problem[] =>
  isWrong ? problemAt(path, message) : [];

export type ArabicForms = Record<string, (count: number) => string>;

const PLURAL = new Intl.PluralRules('ar');

/** Words for so many of a thing, in the form that Arabic has for their number. */
export function countInArabic(forms: ArabicForms, count: number): string {
  return (forms[PLURAL.select(count)] ?? forms.other)?.(count) ?? String(count);
}

const ARABIC_OTHERS: ArabicForms = {
  one: () => 'وواحد غيرها',
  two: () => 'واثنان غيرها',
  other: (count) => `و${count} غيرها`,
};

/** The end of a list of appointments or places that names only some of them. */
export function othersInArabic(count: number): string {
  return countInArabic(ARABIC_OTHERS, count);
}

import choices from '../app/editor/words/choices.json';

const CHOICES: Readonly<Record<string, { en: string; ar: string }>> = choices;

/** Returns what a row is called whose title is a stored value: the words that the field itself shows for it. Null for any other title. */
export function rowTitle(text: string, language: 'en' | 'ar'): string | null {
  return Object.hasOwn(CHOICES, text) ? (CHOICES[text]?.[language] ?? null) : null;
}

import { CHOICE_WORDS } from '../app/editor/words/choices';

/** Returns what a row is called whose title is a stored value: the words that the field itself shows for it. Null for any other title. */
export function rowTitle(text: string, language: 'en' | 'ar'): string | null {
  return Object.hasOwn(CHOICE_WORDS, text) ? (CHOICE_WORDS[text]?.[language] ?? null) : null;
}

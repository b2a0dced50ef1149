import choices from '../app/editor/words/choices.json';
import { screenLanguage } from './language';

const CHOICES: Readonly<Record<string, { en: string; ar: string }>> = choices;

/** Returns what a row is called whose title is a stored value: the words that the field itself shows for it. Null for any other title. */
export function rowTitle(text: string, language: 'en' | 'ar'): string | null {
  return Object.hasOwn(CHOICES, text) ? (CHOICES[text]?.[language] ?? null) : null;
}

/** Titles of rows that can be folded up, such as those of opening hours. */
const TITLES = 'main h3 button';

function translateIn(title: Element): void {
  const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = rowTitle(node.nodeValue ?? '', screenLanguage());
    if (words !== null) node.nodeValue = words;
  }
}

/** Titles rows by words: Strapi shows the stored value ("saturday") and writes the title anew with each change, as this does. */
export function translateRowTitles(): void {
  let isAsked = false;
  const look = () => {
    isAsked = false;
    for (const title of document.querySelectorAll(TITLES)) translateIn(title);
  };
  new MutationObserver(() => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(look);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

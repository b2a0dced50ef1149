import { screenLanguage } from './language';
import { rowTitle } from './row-title';

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

import type { Page } from '@playwright/test';

/** Shows a page with its text twice as large, as a browser's own setting does it, and gives what its reader misses. */
export async function findFaultsOfLargeText(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  // Parts below are laid out, whether or not the scripts have come to them.
  await page.evaluate(() => document.documentElement.classList.add('fully-rendered'));
  const faults = await findTextFaults(page);
  await style.evaluate((element) => element instanceof Element && element.remove());
  return faults;
}

/** Finds what a reader of large text misses: pushed beyond the screen, cut off by its own box, or words torn apart. */
function findTextFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const styleOf = (element: Element) => getComputedStyle(element);
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}" ${element.className}`;
    const hasParent = (element: Element, isMeant: (box: Element) => boolean) => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        if (isMeant(box)) return true;
      return false;
    };
    const isForReadersOnly = (box: Element) =>
      box.getBoundingClientRect().width <= 1 && styleOf(box).overflowX === 'hidden';
    const isHidden = 'a[href="#content"], [inert], [popover]:not(:popover-open), [aria-hidden="true"]';
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(isHidden) &&
      !hasParent(element, isForReadersOnly);
    const scrolls = (box: Element) => /auto|scroll/.test(styleOf(box).overflowX);
    // An element's own words alone: words for screen readers inside of it are cut off on purpose.
    const wordsOf = (element: Element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const rangeOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range;
    };
    const sticksOut = (node: Node) =>
      [...rangeOf(node).getClientRects()].some(
        (line) => line.width > 1 && (line.left < -1 || line.right > width + 1),
      );
    // Torn by a column too narrow for it; a long word may break in a wide column.
    const isTorn = (node: Node) => {
      const box = node.parentElement?.closest('p, h1, h2, h3, li, dd, dt, a, div') ?? document.body;
      if (box.clientWidth > width * 0.45 || box.clientWidth === 0) return false;
      return [...(node.textContent ?? '').matchAll(/[\p{L}\p{M}\d]+/gu)].some(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size > 1;
      });
    };
    const isClipped = (element: Element) =>
      element.clientWidth > 1 &&
      /hidden|clip/.test(styleOf(element).overflowX) &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2);

    const faults: string[] = [];
    const pageWidth = document.documentElement.scrollWidth;
    if (pageWidth > width + 1) faults.push(`the page is ${pageWidth} wide`);
    for (const bar of document.querySelectorAll('.bottom-bar'))
      if (bar.clientHeight > window.innerHeight / 4) faults.push(`a quarter of the screen: ${nameOf(bar)}`);
    for (const element of document.querySelectorAll('body *')) {
      const words = wordsOf(element);
      if (words.length === 0 || !isSeen(element) || hasParent(element, scrolls)) continue;
      if (words.some(sticksOut)) faults.push(`beyond the screen: ${nameOf(element)}`);
      if (words.some(isTorn)) faults.push(`torn words: ${nameOf(element)}`);
      if (isClipped(element)) faults.push(`cut off: ${nameOf(element)}`);
    }
    return [...new Set(faults)].slice(0, 8);
  });
}

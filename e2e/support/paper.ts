import { expect, type Page } from '@playwright/test';
import { resizeTo, SIZES } from './page-checks';

/** Shows a page as it is printed while something is looked at, then on its screen again. */
export async function onPaper(page: Page, look: () => Promise<void>): Promise<void> {
  const screen = page.viewportSize() ?? SIZES.phone;
  await resizeTo(page, SIZES.paper);
  await page.emulateMedia({ media: 'print' });
  await look();
  await page.emulateMedia({ media: 'screen' });
  await resizeTo(page, screen);
}

/** Words in a colour too pale for white paper; backgrounds are not printed. */
function findPaleWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.checkVisibility() && hasWords(element))
      .filter((element) => !element.closest('a, button, [aria-hidden="true"]'))
      .filter((element) => luminance(getComputedStyle(element).color) > 0.6)
      .map((element) => (element.textContent ?? '').trim().slice(0, 40));
  });
}

/** The title and the words below it, where something else lies over their last line. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRtl = document.documentElement.dir === 'rtl';
    window.scrollTo({ top: 0, behavior: 'instant' });
    return [...document.querySelectorAll('main h1, main h1 + p')]
      .filter((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        const on = document.elementFromPoint(isRtl ? right - 8 : left + 8, bottom - 6);
        return on !== null && !element.contains(on) && !on.contains(element);
      })
      .map((element) => (element.textContent ?? '').trim().slice(0, 40));
  });
}

/** Values that could stand on another sheet than what they are of. */
function findTorn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main dl > div')]
      .filter((row) => getComputedStyle(row).breakInside !== 'avoid')
      .map((row) => (row.textContent ?? '').trim().slice(0, 40)),
  );
}

/** Expects a public page on paper to be its own words, without bars and without white on white. */
export async function expectOwnWords(page: Page, name: string): Promise<void> {
  const bars = page.locator('body > nav, body > header nav, body > footer, body > a[href="#content"]');
  expect.soft(await bars.count(), `${name}: bars there are`).toBeGreaterThan(2);
  await expect.soft(bars.filter({ visible: true }), `${name}: bars`).toHaveCount(0);
  await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: heading`).toBeVisible();
  expect.soft(await findPaleWords(page), `${name}: white on white`).toEqual([]);
  expect.soft(await findCovered(page), `${name}: covered by what follows`).toEqual([]);
  expect.soft(await findTorn(page), `${name}: torn apart`).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${name}: wider than the paper`).toBeLessThanOrEqual(SIZES.paper.width);
}

/** Expects a page of the desk on paper to be words within its edges, without bars and controls, on so many sheets at most. */
export async function expectDeskPage({ page, name, most }: { page: Page; name: string; most: number }) {
  await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: heading`).toBeVisible();
  const bars = page.getByRole('navigation').filter({ visible: true });
  await expect.soft(bars, `${name}: bars`).toHaveCount(0);
  const controls = page.locator('body :is(button, input, select, textarea)').filter({ visible: true });
  await expect.soft(controls, `${name}: controls`).toHaveCount(0);
  expect.soft(await findPaleWords(page), `${name}: white on white`).toEqual([]);
  expect.soft(await findBeyondPaper(page), `${name}: beyond the edge of the paper`).toEqual([]);
  const file = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  const sheets = file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect.soft(sheets, `${name}: sheets`).toBeLessThanOrEqual(most);
}

/** Words that begin or end beyond the paper. What a box cuts off at its own edge is not printed there. */
function findBeyondPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      let { left, right } = element.getBoundingClientRect();
      for (let box = element.parentElement; box; box = box.parentElement)
        if (getComputedStyle(box).overflowX === 'hidden') {
          const edges = box.getBoundingClientRect();
          [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
        }
      return right - left > 1 && (left < -1 || right > window.innerWidth + 1);
    };
    return (
      [...document.querySelectorAll('main :is(th, td, p, dd, dt, h1, h2, h3, li, svg)')]
        .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
        // A sheet of its own, which lies on its side.
        .filter((element) => !element.closest('.wide-sheet') && isCut(element))
        .map((element) => (element.textContent ?? '').trim().slice(0, 40))
    );
  });
}

/** Returns the foot of every sheet, without its number. */
export async function footOf(page: Page): Promise<string> {
  const escaped = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return style.getPropertyValue('--paper-clinic') + style.getPropertyValue('--paper-facts');
  });
  const decode = (_: string, code: string) => String.fromCodePoint(Number.parseInt(code, 16));
  return escaped.replace(/\\([0-9a-f]+) /g, decode).replaceAll('"', '');
}

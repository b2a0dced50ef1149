import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
import { pathOf, publicRoutes, type Route } from '../../support/routes';

/** Other pages that visitors and staff come to without a session. */
const MORE: Route[] = [
  { name: 'booking by doctor', path: '/booking?by=doctor' },
  { name: 'booking by branch', path: '/booking?by=branch' },
  { name: 'specialty of a branch', path: '/booking?by=branch&branch=1' },
  { name: 'times of a doctor', path: '/booking?by=doctor&doctor=1&branch=1&specialty=1&service=1' },
  { name: 'booking on one page', path: '/booking-old' },
  { name: 'searched doctors', path: '/doctors?specialty=1' },
  { name: 'staff sign-in', path: '/admin/login' },
  { name: 'forgotten password', path: '/admin/forget-password' },
  { name: 'not found', path: '/nothing-here' },
];

/** Text twice as large, on the narrowest phone: as a browser's own setting does it, which all our sizes follow. */
async function enlarge(page: Page) {
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  await page.evaluate(() => document.documentElement.classList.add('whole'));
}

/** What sticks out at the side of the screen, or is cut off by its own box, in words. */
function faultsOf(page: Page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}" ${element.className}`;
    const isForReadersOnly = (element: Element): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (box.getBoundingClientRect().width <= 1 && getComputedStyle(box).overflowX === 'hidden')
          return true;
      }
      return false;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('a[href="#content"], [inert], [popover]:not(:popover-open), [aria-hidden="true"]') &&
      !isForReadersOnly(element);
    const scrollsBySelf = (element: Element): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    const holdsText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > width + 1)
      faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll('body *')) {
      if (!isSeen(element) || !holdsText(element) || scrollsBySelf(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      for (const { left, right, width: wide } of range.getClientRects()) {
        if (wide > 1 && (left < -1 || right > width + 1)) {
          faults.push(`beyond the screen: ${nameOf(element)}`);
          break;
        }
      }
      const style = getComputedStyle(element);
      const isClipped =
        /hidden|clip/.test(style.overflowX) &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2);
      if (isClipped && element.clientWidth > 1) faults.push(`cut off: ${nameOf(element)}`);
    }
    return [...new Set(faults)].slice(0, 8);
  });
}

for (const route of [...publicRoutes, ...MORE]) {
  test(`nothing is cut or pushed aside by text twice as large: ${route.name}`, async ({
    page,
    language,
    isMobile,
    request,
    complaints,
  }) => {
    test.skip(!isMobile, 'Of narrow screens.');
    await page.goto(await pathOf({ route, language, request }), { waitUntil: 'networkidle' });
    await enlarge(page);
    expect(await faultsOf(page)).toEqual([]);
    // The page that is not there is answered with 404, which the browser says.
    if (route.name === 'not found') complaints.splice(0);
  });
}

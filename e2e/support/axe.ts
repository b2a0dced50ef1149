import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { findFaultsByOtherJudges } from './judges';

interface Found {
  violations: { id: string; help: string; nodes: { target: unknown[]; failureSummary?: string }[] }[];
}

const AXE = readFileSync(join(__dirname, '../../website/node_modules/axe-core/axe.min.js'), 'utf8');
const isWholeMatrix = process.env.E2E_MATRIX === 'whole';
const TITLE_RULE = 'document-title';
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Asked {
  only?: string[];
  without?: string[];
  /** Parts of the page that are left out, as selectors. */
  beside?: string[];
}

/**
 * Question of a journey: without colours and sizes, which are half of the work, and the frame that pages share; `public-pages` and
 * `staff-pages` ask about all of each page.
 */
const JOURNEY: Asked = isWholeMatrix
  ? {}
  : { without: ['color-contrast', 'target-size'], beside: ['.site-header', '.site-footer'] };

/** Judges a page by axe, Siteimprove Alfa and IBM Equal Access, each of which finds what the others do not. */
export async function expectAccessibleToAll(page: Page): Promise<void> {
  await expectWholeAccessible(page);
  if (!isWholeMatrix) await expectNoFaultByOtherJudges(page);
}

/** Fails at the end of its test: one run tells of all pages. */
async function expectNoFaultByOtherJudges(page: Page): Promise<void> {
  const faults = await findFaultsByOtherJudges(page);
  expect.soft(faults, new URL(page.url()).pathname).toEqual([]);
}

/** Expects a page in the middle of a journey to be accessible. */
export const expectAccessible = (page: Page): Promise<void> => judge(page, JOURNEY);

/** Expects a page that is looked at to be accessible, all of it. */
export const expectWholeAccessible = (page: Page): Promise<void> => judge(page, {});

/**
 * Fails with a readable list when the page breaks a rule of WCAG 2.2 AA that axe can find; in the whole matrix, every page of which
 * all is judged is judged by the others too.
 */
async function judge(page: Page, asked: Asked): Promise<void> {
  // A press before React is there follows the plain link, which replaces the document: the title seen here can be that of the
  // page before, while the next has none yet. A page is judged at rest, where it has one; one that stays without fails.
  await page.waitForLoadState('domcontentloaded');
  await expect(page).toHaveTitle(/\S/);
  // Parts that are loading are faded.
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0);
  await endAnimations(page);
  let violations = await violationsOn(page, asked);
  // Replaced while it was judged: what was judged was half a document, and the whole one is judged instead.
  if (violations.some(({ id }) => id === TITLE_RULE)) {
    await page.waitForLoadState('domcontentloaded');
    await expect(page).toHaveTitle(/\S/);
    violations = await violationsOn(page, asked);
  }
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  );
  expect(found).toEqual([]);
  if (isWholeMatrix && !asked.only) await expectNoFaultByOtherJudges(page);
}

async function violationsOn(page: Page, { only, without = [], beside = [] }: Asked) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const runOnly = only ? { type: 'rule', values: only } : { type: 'tag', values: WCAG_22_AA };
  const rules = Object.fromEntries(without.map((name) => [name, { enabled: false }]));
  const options = { runOnly, rules, resultTypes: ['violations'], iframes: false };
  const { violations } = await page.evaluate<Found, { exclude: string[][]; options: object }>(
    ({ exclude, options }) => {
      // A control scrolled under a sticky bar is not too small to press. Scrolled right before the judgement, as a
      // summary of faults that takes the focus scrolls too.
      window.scrollTo({ top: 0, behavior: 'instant' });
      return Reflect.get(window, 'axe').run({ include: document, exclude }, options);
    },
    { exclude: beside.map((selector) => [selector]), options },
  );
  return violations;
}

/**
 * Brings what fades or slides to its end: half faded in, words have too little contrast. What turns for ever stays. Nothing is waited
 * for: a page of which the browser draws no frame, such as one beside another, never ends them.
 */
async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const one of document.getAnimations())
      if (one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        one.finish();
  });
}

/** Expects a page to be dark, and its words to stand out. Contrast is what dark colours can get wrong. */
export async function expectReadableInDark(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background, `${name}: dark`).not.toBe('rgb(255, 255, 255)');
  await judge(page, isWholeMatrix ? {} : { only: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
}

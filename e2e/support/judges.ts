import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

interface Fault {
  judge: 'Alfa' | 'IBM';
  rule: string;
  /** Place and fault, as the judge says it. */
  what: string;
}

/** Faults that a judge finds wrongly, in an element or a page, each with the reason: the only ones that are let pass. */
const FALSE_ALARMS: { judge: Fault['judge']; rule: string; where: RegExp }[] = [
  // A cell of a table that is a grid is a gridcell, which can be selected; the rule takes it for a cell of a table.
  { judge: 'Alfa', rule: 'sia-r18', where: /^aria-selected=/ },
  // A fold is named by its summary; the rule knows labels alone.
  { judge: 'Alfa', rule: 'sia-r60', where: /^<details/ },
  // A free time of the calendar fills its column and is 38 px high; the rule measures what its box cuts off.
  { judge: 'Alfa', rule: 'sia-r113', where: /href="\/(?:en|ar)\/admin\/appointments\/new\?/ },
  // The sign at the door fills the screen, without anything before its words that could be skipped.
  { judge: 'Alfa', rule: 'sia-r87', where: /\/admin\/today\/door\?/ },
  // HTML allows a user name where an e-mail address is asked for; the engine knows it for text alone.
  {
    judge: 'IBM',
    rule: 'input_autocomplete_valid',
    where: /type="email"[^>]*autocomplete="username"|autocomplete="username"[^>]*(?:type|inputmode)="email"/,
  },
  // One time of several days is chosen, and each day is a group of its own.
  { judge: 'IBM', rule: 'input_checkboxes_grouped', where: /name="time"[^>]*type="radio"/ },
  // A form without a name is no landmark; a name on each would fill the list of landmarks that readers jump through.
  { judge: 'IBM', rule: 'aria_form_label_unique', where: /<form/ },
  // On phones the words beside the sign are for screen readers alone, which the engine takes for none.
  { judge: 'IBM', rule: 'label_content_exists', where: /has-checked:/ },
];

const MODULES = join(__dirname, '../../website/node_modules');
const ENGINE = readFileSync(join(MODULES, 'accessibility-checker-engine/ace.js'), 'utf8');

/** Asks the judges of access beside axe about a page as it stands, and gives their faults as lines. */
export async function findFaultsByOtherJudges(page: Page): Promise<string[]> {
  const restore = await prepare(page);
  const faults = [...(await askAlfa(page)), ...(await askIbm(page))];
  await restore();
  const isFalse = ({ judge, rule, what }: Fault) =>
    FALSE_ALARMS.filter((one) => one.judge === judge && one.rule === rule).some(
      ({ where }) => where.test(what) || where.test(page.url()),
    );
  return faults
    .filter((fault) => !isFalse(fault))
    .map(({ judge, rule, what }) => `${judge}, ${rule}: ${what}`);
}

/**
 * Unfolds what is folded up, whose labels the judges do not see, and takes from their sight what Alfa misjudges at times: the head of
 * a sheet of paper, what happens to lie under the bar that stays at the foot, and the title that Next has a screen reader say after a
 * press. Gives what folds it up again, for the journey that goes on.
 */
async function prepare(page: Page): Promise<() => Promise<void>> {
  const folded = await page.evaluateHandle(() => {
    for (const silent of document.querySelectorAll('[data-paper-head], next-route-announcer'))
      silent.setAttribute('aria-hidden', 'true');
    for (const bar of document.querySelectorAll<HTMLElement>('.bottom-bar')) bar.style.position = 'static';
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of closed) details.open = true;
    return closed;
  });
  return () =>
    folded.evaluate((closed) => {
      for (const details of closed) details.open = false;
      for (const bar of document.querySelectorAll<HTMLElement>('.bottom-bar')) bar.style.position = '';
    });
}

/** Siteimprove Alfa: the rules of W3C's ACT on WCAG 2.2 up to AA, and those that are good practice alone. */
async function askAlfa(page: Page): Promise<Fault[]> {
  // They are modules of the other kind than Playwright makes of ours.
  const { Playwright } = await import('@siteimprove/alfa-playwright');
  const { Audit, Outcome } = await import('@siteimprove/alfa-act');
  const { default: rules } = await import('@siteimprove/alfa-rules');
  const { Conformance, Criterion } = await import('@siteimprove/alfa-wcag');
  const isAA = Conformance.isAA('2.2');
  const asked = [...rules].filter((rule) => {
    const criteria = rule.requirements.filter(Criterion.isCriterion);
    return criteria.length === 0 || criteria.some(isAA);
  });
  const judged = await Playwright.toPage(await page.evaluateHandle(() => window.document));
  const outcomes = [...(await Audit.of(judged, asked).evaluate())];
  return outcomes.filter(Outcome.isFailed).map((failed) => ({
    judge: 'Alfa',
    rule: failed.rule.uri.split('/').at(-1) ?? '',
    what: `${String(failed.target)} ${JSON.stringify(failed.toJSON().expectations)}`.slice(0, 600),
  }));
}

async function askIbm(page: Page): Promise<Fault[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(ENGINE);
  const found = await page.evaluate(async () => {
    const checker = new (Reflect.get(window, 'ace').Checker)();
    const { results } = await checker.check(document, ['WCAG_2_2']);
    return results
      .filter(({ value }: { value: string[] }) => value.join(' ') === 'VIOLATION FAIL')
      .map((one: { ruleId: string; message: string; snippet: string; path: { dom: string } }) => ({
        rule: one.ruleId,
        what: `${one.message} ${one.snippet.slice(0, 300)} at ${one.path.dom}`,
      }));
  });
  return found.map((one: Omit<Fault, 'judge'>) => ({ judge: 'IBM', ...one }));
}

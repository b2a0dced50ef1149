import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page, Response } from '@playwright/test';
import { UPDATE_CHECK } from '../../../website/src/lib/browser/shell-constants';
import { copyBuild, freePort, idOf, makeNextBuild, serveBuild } from '../../support/builds';
import { expect, test } from '../../support/fixtures';
import { waitForRouter } from '../../support/hydration';
import { wordsOf } from '../../support/locale';
import { endAfter, startHeldBackend } from '../../support/servers';
import { orderToast, waitForToastArea } from '../../support/toasts';

// Two builds, and in front of them one address, at which the second one takes the place of the first.
// The browser says of what is missing that it is; here it is meant to be.
test.use({ allowedComplaints: [/status of 404|Failed to load chunk/] });
test.describe.configure({ mode: 'serial' });

let base: string;
let current: string;
const builds = { first: { url: '', id: '' }, next: { url: '', id: '' } };
const ending = endAfter();

/** The files that a page asks for, a file of each kind: of its script, its style and its build. */
function filesOf(html: string): string[] {
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return [
    one(/"(\/_next\/static\/chunks\/[^"]+\.js[^"]*)"/),
    one(/"(\/_next\/static\/[^"]+\.css[^"]*)"/),
    one(/"(\/_next\/static\/[^"]+\/live-parts\.js[^"]*)"/),
  ];
}

const askAt = (at: { url: string }) => async (path: string) => {
  const answer = await fetch(at.url + path);
  return { status: answer.status, text: await answer.text() };
};

let files: string[];

/** Makes the next build of the first one, of which it has no script and style: other files, but for what open pages ask for. */
async function makeNext(first: string): Promise<ReturnType<typeof copyBuild>> {
  const { savePreviousBuild, addPreviousBuild } = await import('../../../scripts/lib/previous-builds.mjs');
  const distDir = readdirSync(first).find((name) => name.startsWith('.next')) ?? '';
  const next = makeNextBuild();
  for (const file of files.slice(0, 2)) {
    const path = decodeURIComponent(file.split('?', 1)[0] ?? '').slice('/_next/static/'.length);
    rmSync(join(next.build, distDir, 'static', path));
  }
  const saved = mkdtempSync(join(tmpdir(), 'saved-build-'));
  ending({ stop: () => rmSync(saved, { recursive: true, force: true }) });
  savePreviousBuild({ standalone: first, distDir, to: saved });
  addPreviousBuild({ from: saved, standalone: next.build, distDir });
  return next;
}

test.beforeAll(async () => {
  const front = ending(await startHeldBackend(() => current));
  base = front.url.replace('127.0.0.1', 'localhost');
  const serve = async ({ build, remove }: ReturnType<typeof copyBuild>) => {
    const port = await freePort();
    ending({ stop: remove });
    const { said } = ending(await serveBuild({ build, port, settings: { SITE_URL: base } }));
    await expect.poll(said).toContain(`"build":"${idOf(build)}"`);
    return { url: `http://127.0.0.1:${port}`, id: idOf(build) };
  };
  const first = copyBuild();
  builds.first = await serve(first);
  files = filesOf((await askAt(builds.first)('/en/faq')).text);
  builds.next = await serve(await makeNext(first.build));
});
test.beforeEach(() => {
  current = builds.first.url;
});

const release = () => {
  current = builds.next.url;
};

const open = (page: Page) => page.goto(`${base}/en/doctors`);

async function openHalfFilled(page: Page): Promise<Locator> {
  await open(page);
  const field = page.getByRole('searchbox', { name: wordsOf.en.doctors.finder.search });
  await field.fill('nad');
  return field;
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => void loads++);
  return () => loads;
}

/** Waits until the page is of a build, whose id is in the addresses of its scripts: Next takes it off the document. */
async function expectBuild(page: Page, { id }: { id: string }): Promise<void> {
  const read = () => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="dpl="]');
    return script && new URL(script.src).searchParams.get('dpl');
  };
  await expect.poll(() => page.evaluate(read).catch(() => null)).toBe(id);
}

const comeBack = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new FocusEvent('blur'));
    window.dispatchEvent(new FocusEvent('focus'));
  });

/** Last request of a page that is returned to, before it decides on a reload. */
const buildId = (response: Response) => response.url().endsWith('/api/build-id');
const manifest = (response: Response) => response.url().endsWith(`/${builds.next.id}/_buildManifest.js`);

// The end of the day: scripts/lib/previous-builds.test.mjs.

test('a page of the build before finds its files, and is reloaded once', async ({ page }) => {
  await test.step('files of the build before', async () => {
    const answers = await Promise.all(files.map(askAt(builds.first)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await Promise.all(files.map(askAt(builds.next)))).toEqual(answers);
  });

  await open(page);
  await waitForRouter(page);
  await expectBuild(page, builds.first);
  const loads = countLoads(page);
  release();
  await comeBack(page);
  await expectBuild(page, builds.next);
  // The scripts of the newer page are there before all of it has loaded.
  await expect.poll(loads).toBe(1);
  await waitForRouter(page);
  for (let time = 0; time < 3; time += 1) {
    const asked = page.waitForResponse(buildId);
    await comeBack(page);
    await asked;
  }
  expect(loads()).toBe(1);
});

test('a page that is only left open asks by itself, and is reloaded', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await page.clock.fastForward(UPDATE_CHECK.isOldAfter);
  await waitForRouter(page);
  await expectBuild(page, builds.first);
  release();
  await page.clock.fastForward(UPDATE_CHECK.pollInterval);
  await expectBuild(page, builds.next);
});

// A form is known to be filled whether or not the scripts were there: early-input.test.ts.
test('a half-filled form waits; the next page is of the newer build', async ({ page }) => {
  const field = await openHalfFilled(page);
  await waitForRouter(page);
  release();
  const noticed = page.waitForResponse(manifest);
  await comeBack(page);
  await noticed;
  await comeBack(page);
  await expect(field).toHaveValue('nad');
  await expectBuild(page, builds.first);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: wordsOf.en.policies['privacy-policy'] })
    .click();
  await expectBuild(page, builds.next);
});

test('a piece of script that is gone reloads the page once, the form as it was', async ({ page }) => {
  const known = new Set<string>();
  page.on('requestfinished', (sent) => void known.add(sent.url()));
  const field = await openHalfFilled(page);
  await waitForRouter(page);
  const loads = countLoads(page);
  // The server has what the page began with, and nothing that it asks for later.
  await page.route('**/_next/static/**', (route) =>
    known.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  const reloaded = page.waitForEvent('load');
  // The area asks for its piece with the first order that it hears; one before would be lost.
  await waitForToastArea(page);
  await reloaded;
  // Of that reload there is a mark, which counts for ten seconds: the next fault may come later on a slow machine.
  const mark = await page.evaluate((name) => {
    const at = sessionStorage.getItem(name);
    sessionStorage.setItem(name, String(Date.now() + 3_600_000));
    return at;
  }, 'site:reloaded-at');
  expect(mark).toMatch(/^\d+$/);
  await waitForToastArea(page);
  await expect(field).toHaveValue('nad');

  const gone = page.waitForResponse((answer) => answer.status() === 404);
  await orderToast(page, { type: 'info', message: 'One' });
  await gone;
  await field.press('End');
  await expect(field).toHaveValue('nad');
  expect(loads()).toBe(1);
});

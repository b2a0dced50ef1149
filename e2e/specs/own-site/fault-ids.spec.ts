import type { Browser, Page } from '@playwright/test';
import { createAccount, tokenOf } from '../../support/accounts';
import { copyBuild, freePort, serveBuild } from '../../support/builds';
import { expect, test } from '../../support/fixtures';
import { startHeldBackend } from '../../support/held-backend';
import { type Locale, wordsOf } from '../../support/locale';
import { parseLogLines } from '../../support/log-lines';

test.describe.configure({ mode: 'serial' });

const locales: Locale[] = ['en', 'ar'];

let base = '';
let backend: Awaited<ReturnType<typeof startHeldBackend>>;
let site: Awaited<ReturnType<typeof serveBuild>>;
let end = async () => {};

// A site whose backend fails in what a test names.
test.beforeAll(async () => {
  const { build, remove } = copyBuild();
  backend = await startHeldBackend();
  const port = await freePort();
  base = `http://localhost:${port}`;
  site = await serveBuild({ build, port, settings: { BACKEND_URL: backend.url, SITE_URL: base } });
  end = async () => {
    await site.stop();
    backend.stop();
    remove();
  };
});
test.afterEach(() => backend.fail(null));
test.afterAll(() => end());

/** A page of a manager who is signed in. */
async function managerPage({ browser, page: { request } }: { browser: Browser; page: Page }): Promise<Page> {
  const context = await browser.newContext();
  const value = await tokenOf({ request, account: await createAccount({ request, role: 'manager' }) });
  await context.addCookies([{ name: 'staff', value, url: base, httpOnly: true }]);
  return await context.newPage();
}

/** The id that a person reads in these words; they come with it and with nothing else. */
async function idIn({ page, text }: { page: Page; text: string }): Promise<string> {
  const told = await page.getByText(text).first().textContent();
  const [, id = ''] = /^ \(\u2066([0-9a-f]{8})\u2069\)$/.exec(told?.trim().slice(text.length) ?? '') ?? [];
  expect(id, `the id behind “${told}”`).not.toBe('');
  return id;
}

/** What the log says of the request that a person has read this id of: that a call failed, and how it was answered. */
async function expectInLog({ id, area }: { id: string; area: string }): Promise<void> {
  const lines = () => parseLogLines(site.said()).filter(({ requestId }) => requestId?.endsWith(id));
  await expect.poll(() => lines().map(({ msg }) => msg)).toContain('request');
  expect(lines()).toContainEqual(
    expect.objectContaining({ level: 'error', msg: 'backend call failed', area, status: 500 }),
  );
  expect(new Set(lines().map(({ requestId }) => requestId)).size).toBe(1);
}

for (const language of locales) {
  const words = wordsOf[language];

  test(`a change of an account that fails leads back with the id of its request, ${language}`, async ({
    browser,
    page: { request },
    page: own,
  }) => {
    const colleague = await createAccount({ request, role: 'staff' });
    await tokenOf({ request, account: colleague });
    const page = await managerPage({ browser, page: own });
    await page.goto(`${base}/${language}/admin/staff`);
    await page.getByRole('row').filter({ hasText: colleague.email }).getByRole('link').click();
    const button = page.getByRole('button', { name: words.staff.sessions.end, exact: true });
    await expect(button).toBeVisible();
    backend.fail(/\/staff-accounts\/[^/]+\/sessions/);
    await button.click();
    await expect(page.getByText(words.staff.outcome.failed)).toBeVisible();
    const id = await idIn({ page, text: words.staff.outcome.failed });
    expect(new URL(page.url()).searchParams.get('fault')).toBe(id);
    await expectInLog({ id, area: '/staff-accounts' });
    // Nobody puts other words there.
    await page.goto(page.url().replace(id, 'call-0100'));
    await expect(page.getByText(words.staff.outcome.failed)).toHaveText(words.staff.outcome.failed);
    await page.context().close();
  });

  test(`a page of the staff area without the backend shows its id, ${language}`, async ({
    browser,
    page: own,
  }) => {
    const page = await managerPage({ browser, page: own });
    backend.fail(/\/appointments/);
    const answer = await page.goto(`${base}/${language}/admin/appointments`);
    const id = await idIn({ page, text: words.appointments.failedText });
    expect(answer?.headers()['x-request-id']?.endsWith(id)).toBe(true);
    await expectInLog({ id, area: '/appointments' });
    await page.context().close();
  });

  test(`a sign-in that cannot be checked says the id of its request, ${language}`, async ({ page }) => {
    await page.goto(`${base}/${language}/admin/login`);
    backend.fail(/\/auth\/local/);
    await page.getByRole('textbox', { name: words.account.login.identifier }).fill('somebody@clinic.example');
    await page.getByLabel(words.account.login.password, { exact: true }).fill('not-a-password');
    await page.getByRole('button', { name: words.account.login.submit }).click();
    await expect(page.getByText(words.account.login.failed)).toBeVisible();
    await expectInLog({ id: await idIn({ page, text: words.account.login.failed }), area: '/auth' });
  });
}

test('an answer of a call that fails has the id in its body and, whole, in its header', async () => {
  backend.fail(/free-times|availability/);
  const answer = await fetch(`${base}/api/availability/next?locale=en`);
  const { error, id } = await answer.json();
  expect([answer.status, error]).toEqual([503, 'Unavailable']);
  expect(answer.headers.get('x-request-id')?.endsWith(id)).toBe(true);
  expect(site.said()).toContain(id);
});

test('a picture of a card that is refused is answered with the id', async () => {
  const answer = await fetch(`${base}/api/cards`, {
    method: 'POST',
    headers: { Origin: base },
    body: Buffer.from('no picture'),
  });
  const body = await answer.json();
  expect([answer.status, body.fault]).toEqual([415, 'notAPicture']);
  expect(answer.headers.get('x-request-id')).toMatch(new RegExp(`^[0-9a-f]{24}${body.id}$`));
});

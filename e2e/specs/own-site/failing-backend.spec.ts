import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { Page } from '@playwright/test';
import { signIn } from '../../pages/staff';
import { enterAs, idOfAccount, openAccount } from '../../support/accounts';
import { bookAppointment } from '../../support/appointments';
import { serveCopy, tellOfChanges } from '../../support/builds';
import { expect, test } from '../../support/fixtures';
import { comeBackUntil } from '../../support/hydration';
import { parseLogLines } from '../../support/log-lines';
import { endAfter, startHeldBackend } from '../../support/servers';

// One website whose backend is held up, or fails in what a test names; the last test ends it.
test.describe.configure({ mode: 'serial' });

const QUESTIONS = /^\/api\/faqs/;
const WHOLE = { status: 200, isWhole: true };

let base = '';
let backend: Awaited<ReturnType<typeof startHeldBackend>>;
let site: Awaited<ReturnType<typeof serveCopy>>;
const ending = endAfter();

test.beforeAll(async () => {
  backend = ending(await startHeldBackend());
  site = ending(await serveCopy({ withoutCache: true, isOld: true, settings: { BACKEND_URL: backend.url } }));
  base = site.url;
});
test.afterEach(() => {
  backend.fail(null);
  backend.release();
});

const visit = async () => {
  const answer = await fetch(`${base}/en/faq`);
  return { status: answer.status, isWhole: (await answer.text()).includes('</html>') };
};

// Pages that grew old, or were changed: website/src/server/cache/page-cache.test.ts.
test('with a backend that never answers after a change, every visitor is given the last good page', async () => {
  backend.hold();
  await tellOfChanges({ site: base, types: ['faq'] });
  for (let visitor = 0; visitor < 3; visitor += 1) expect(await visit()).toEqual(WHOLE);
  backend.release();
  // Once it is well again, a visitor has the page made from what is there now.
  const before = backend.asked(QUESTIONS);
  const askedMeanwhile = async () => {
    expect(await visit()).toEqual(WHOLE);
    return backend.asked(QUESTIONS);
  };
  await expect.poll(askedMeanwhile).toBeGreaterThan(before);
});

/** The id that a person reads in these words; they come with it and with nothing else. */
async function idIn({ page, text }: { page: Page; text: string }): Promise<string> {
  const told = await page.getByText(text).first().textContent();
  const [, id = ''] = /^ \(\u2066([0-9a-f]{8})\u2069\)$/.exec(told?.trim().slice(text.length) ?? '') ?? [];
  expect(id, `the id behind “${told}”`).not.toBe('');
  return id;
}

/** Expects the log lines of a request by the id that a person has read: that a call failed, and how it was answered. */
async function expectInLog({ id, area }: { id: string; area: string }): Promise<void> {
  const lines = () => parseLogLines(site.said()).filter(({ requestId }) => requestId?.endsWith(id));
  await expect.poll(() => lines().map(({ msg }) => msg)).toContain('request');
  const failed = { level: 'error', msg: 'backend call failed', area, status: 500 };
  expect(lines()).toContainEqual(expect.objectContaining(failed));
  expect(new Set(lines().map(({ requestId }) => requestId)).size).toBe(1);
}

// An answer without a page: log-requests.test.ts.
test('what fails names the id of its request, staff too', async ({ browser, language, words }) => {
  const { account: colleague } = await openAccount('staff');
  const page = await browser.newPage();
  await enterAs(page.context(), 'manager');
  await page.goto(`${base}/${language}/admin/staff/${idOfAccount(colleague)}`);
  const button = page.getByRole('button', { name: words.staff.sessions.end, exact: true });
  await expect(button).toBeVisible();
  backend.fail(/\/staff-accounts\/[^/]+\/sessions/);
  await button.click();
  await expect(page.getByText(words.staff.outcome.failed)).toBeVisible();
  const change = await idIn({ page, text: words.staff.outcome.failed });
  await expect(page).toHaveURL(new RegExp(`[?&]fault=${change}(?:&|$)`));
  await expectInLog({ id: change, area: '/staff-accounts' });
  // Nobody puts other words there.
  await page.goto(page.url().replace(change, 'call-0100'));
  await expect(page.getByText(words.staff.outcome.failed)).toHaveText(words.staff.outcome.failed);
  backend.fail(null);
  await button.click();
  await expect(page.getByText(words.staff.outcome.ended)).toBeVisible();
  await expect(page.getByText(words.staff.sessions.none)).toBeVisible();

  backend.fail(/\/appointments/);
  const answer = await page.goto(`${base}/${language}/admin/appointments`);
  const list = await idIn({ page, text: words.appointments.failedText });
  expect(answer?.headers()['x-request-id']?.endsWith(list)).toBe(true);
  await expectInLog({ id: list, area: '/appointments' });

  // Free times that cannot be read do not take the work list with them, nor are they said to be none.
  backend.fail(null);
  const { id } = await bookAppointment({ language });
  await page.goto(`${base}/${language}/admin/appointments/${id}`);
  await page.getByRole('button', { name: words.calls.this.open }).click();
  await expect(page).toHaveURL(/work-list/);
  backend.fail(/\/calendar\?/);
  await page.reload();
  await expect(page.getByRole('heading', { name: words.calls.box.another })).toBeVisible();
  await expect(page.getByText(words.calls.box.none)).toHaveCount(0);
  // Nor does a row that is pressed open nothing without a word.
  backend.fail(new RegExp(`/appointments/${id}`));
  await page.goto(`${base}/${language}/admin/appointments?open=${id}`);
  await expect(page.getByRole('complementary', { name: words.appointments.failed })).toBeVisible();
  backend.fail(null);

  // A sign-in that cannot be checked says it too.
  await page.context().clearCookies();
  await page.goto(`${base}/${language}/admin/login`);
  backend.fail(/\/auth\/local/);
  await signIn(page, words, { email: 'somebody@clinic.example', password: 'not-a-password' });
  await expect(page.getByText(words.account.login.failed)).toBeVisible();
  await expectInLog({ id: await idIn({ page, text: words.account.login.failed }), area: '/auth' });
  await page.context().close();
});

test('the page of an appointment that could not be shown asks again by itself', async ({
  page,
  language,
  words,
}) => {
  const { failed, keep } = words.booking.confirmation;
  const { bookingNumber, manageKey } = await bookAppointment({ language });
  await page.goto(`${base}/${language}/booking/confirmation/${bookingNumber}#${manageKey}`);
  await expect(page.getByText(keep)).toBeVisible();
  backend.fail(/\/appointments\/by-number/);
  await page.reload();
  await expect(page.getByRole('heading', { name: failed })).toBeVisible();
  backend.fail(null);
  // As when the phone comes out of the pocket; else it does so every quarter of a minute.
  await comeBackUntil(page.getByText(keep));
});

type Sent = { path?: string; agent?: Agent; method?: string };

/** Sends something over a connection of the agent, which stays open afterwards, and reads the answer to its end. */
function send({ path = '/en/faq', agent, method = 'GET' }: Sent) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = ask(base + path, { agent, method }, (answer) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    sent.once('error', reject).end();
  });
}

// Its edge sends what came meanwhile over a connection at rest, and sends nothing that writes a second time.
test('a website that is told to end answers what is under way and what comes over connections at rest, and then ends', async () => {
  const newAgent = () => new Agent({ keepAlive: true, maxSockets: 1 });
  const agents = ['GET', 'GET', 'POST'].map((method) => ({ method, agent: newAgent() }));
  for (const { agent } of agents) expect((await send({ agent })).headers.connection).toBe('keep-alive');
  const [busy, ...atRest] = agents;
  backend.hold();
  const underWay = send({ path: '/en/doctors?q=nadia', ...(busy ? { agent: busy.agent } : {}) });
  await expect.poll(backend.waiting).toBeGreaterThan(0);
  const ended = site.end();
  const answered = () => send({ path: '/en', agent: new Agent() }).catch(() => 'refused');
  // Often, as connections at rest are answered for three seconds.
  await expect.poll(answered, { intervals: [50] }).toBe('refused');
  const answers = await Promise.all(atRest.map(send));
  expect(answers.map(({ headers }) => headers.connection)).toEqual(['close', 'close']);
  expect(answers[0]?.status).toBe(200);
  backend.release();
  expect((await underWay).status).toBe(200);
  expect(await ended).toBe(143);
  for (const { agent } of agents) agent.destroy();
});

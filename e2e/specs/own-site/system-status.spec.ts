import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { copyBuild, freePort, serveBuild } from '../../support/builds';
import { changeDatabase } from '../../support/database';
import { startEmptyBackend } from '../../support/empty-backend';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { directionOf, type Locale, wordsOf } from '../../support/locale';

test.describe.configure({ mode: 'serial' });

type Matter = keyof (typeof wordsOf)['en']['systemStatus']['matters'];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (ms: number) => Date.now() - ms;

let backend: Awaited<ReturnType<typeof startEmptyBackend>>;
let site: string;
/** A website that was built from another contract. */
let otherSite: string;
let token: string;
const undo: (() => unknown)[] = [];

const sql = (text: string, ...values: unknown[]) =>
  changeDatabase({ file: backend.databaseFile, sql: text, values });

/** What a command of backups would leave for the backend. */
const note = (name: string, content: object) =>
  writeFileSync(join(backend.dataDir, `last-${name}.json`), JSON.stringify(content));

/** What was published last, as the backend writes it down. */
function notePublished({ isHeard }: { isHeard: boolean }): void {
  const details = JSON.stringify({ at: ago(HOUR), model: 'doctor', isHeard });
  sql("DELETE FROM last_runs WHERE name = 'tellWebsite'");
  const columns = 'document_id, name, known_since, details';
  sql(
    `INSERT INTO last_runs (${columns}) VALUES (?, 'tellWebsite', ?, ?)`,
    'n'.repeat(24),
    ago(DAY),
    details,
  );
}

function makeWell(): void {
  for (const table of ['outbox_messages', 'contact_messages', 'appointments']) sql(`DELETE FROM ${table}`);
  sql("UPDATE last_runs SET succeeded_at = ? WHERE name = 'removeOldClaims'", ago(HOUR));
  rmSync(join(backend.dataDir, 'last-failed-backup.json'), { force: true });
  note('backup', { began: new Date(ago(2 * HOUR)).toISOString(), bytes: 4_400_000 });
  note('drill', { at: new Date(ago(DAY)).toISOString() });
  notePublished({ isHeard: true });
}

/** Lets go wrong what can without the machine: its disk is the only matter that stays. */
function makeBad(): void {
  const mail =
    'document_id, kind, reference, recipient, text, state, attempts, due_at, created_at, updated_at';
  // Tried six times: put off by nearly two hours until now.
  for (const [state, attempts] of [['waiting', 6] as const, ['failed', 9] as const]) {
    const values = [state.padEnd(24, 'x'), 'test', state, 'laila@clinic.example', 'Hello', state, attempts];
    const marks = [...values, 1, 1, 1].map(() => '?').join(', ');
    sql(
      `INSERT INTO outbox_messages (${mail}) VALUES (${marks})`,
      ...values,
      ago(-HOUR / 2),
      ago(DAY),
      ago(1),
    );
  }
  sql(
    "INSERT INTO contact_messages (document_id, message, handling, created_at) VALUES (?, 'Hello', 'new', ?)",
    ...['c'.repeat(24), ago(5 * DAY)],
  );
  sql(
    "INSERT INTO appointments (document_id, status, starts_at, call_due_at) VALUES (?, 'pending', ?, ?)",
    ...['a'.repeat(24), ago(-2 * DAY), ago(HOUR)],
  );
  sql("UPDATE last_runs SET succeeded_at = ? WHERE name = 'removeOldClaims'", ago(9 * DAY));
  note('backup', { began: new Date(ago(5 * DAY)).toISOString(), bytes: 4_400_000 });
  note('failed-backup', { at: new Date(ago(HOUR)).toISOString() });
  notePublished({ isHeard: false });
}

/** A copy of the build as if it had been made from another contract. */
function makeOtherBuild() {
  const { build, remove } = copyBuild();
  const file = join(__dirname, '../../../website/src/contract/version.ts');
  const [, digest = ''] = /CONTRACT_DIGEST = '(\w+)'/.exec(readFileSync(file, 'utf8')) ?? [];
  let changed = 0;
  for (const name of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js') || name.startsWith('node_modules')) continue;
    const text = readFileSync(join(build, name), 'utf8');
    if (!text.includes(digest)) continue;
    writeFileSync(join(build, name), text.replaceAll(digest, '0'.repeat(digest.length)));
    changed += 1;
  }
  expect(changed).toBeGreaterThan(0);
  return { build, remove };
}

async function serve({ build, remove }: ReturnType<typeof copyBuild>, port: number): Promise<string> {
  const served = await serveBuild({ build, port, settings: { BACKEND_URL: backend.url } });
  undo.push(async () => {
    await served.stop();
    remove();
  });
  return `http://localhost:${port}`;
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const port = await freePort();
  backend = await startEmptyBackend({
    ...{ port: await freePort(), website: `http://127.0.0.1:${port}` },
    settings: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'desk@clinic.example' },
  });
  undo.push(backend.stop);
  site = await serve(copyBuild(), port);
  otherSite = await serve(makeOtherBuild(), await freePort());
  const signedIn = await fetch(`${backend.url}/api/auth/local`, {
    method: 'POST',
    headers: {
      'X-Website-Key': environment.websiteSettings.WEBSITE_KEY ?? '',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ identifier: environment.staff.email, password: environment.staff.password }),
  });
  token = (await signedIn.json()).jwt;
});
test.afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

/** A manager's page. */
async function enter(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'staff', value: token, url: address, httpOnly: true }]);
  return await context.newPage();
}

for (const language of ['en', 'ar'] satisfies Locale[]) {
  const { systemStatus: words } = wordsOf[language];
  const path = `/${language}/admin/system-status`;
  const row = (page: Page, matter: Matter) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: words.matters[matter], exact: true }) });
  const answer = (page: Page) => page.getByRole('main').getByRole('status');
  /** Readings are kept for a second. */
  const readUntil = (page: Page, title: string) =>
    expect(async () => {
      await page.goto(page.url());
      await expect(answer(page)).toContainText(title, { timeout: 1000 });
    }).toPass();

  test(`a clinic of which all is well is told so, line by line, ${language}`, async ({ browser }) => {
    makeWell();
    const page = await enter(browser, site);
    await page.goto(`${site}${path}`);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf[language]);
    await readUntil(page, words.answer.well);
    for (const matter of Object.keys(words.matters) as Matter[])
      await expect(row(page, matter).getByText(words.states.well, { exact: true }), matter).toBeVisible();
    await expect(row(page, 'requests')).toContainText(words.requests.none);
    await expect(row(page, 'messages')).toContainText(words.messages.none);
    await expect(row(page, 'mail')).toContainText(words.mail.nothingDue);
    await expect(row(page, 'publishing')).toContainText(words.publishing.models.doctor);
    await expect(row(page, 'versions')).toContainText(words.versions.same);
    await expect(page.getByRole('main').locator('a[href^="#matter-"]')).toHaveCount(0);
    await expectAccessible(page);
    await page.context().close();
  });

  test(`of each matter that is not well it says so, and what to do, ${language}`, async ({ browser }) => {
    makeBad();
    const page = await enter(browser, site);
    await page.goto(`${site}${path}`);
    await expect(row(page, 'messages').getByText(words.states.act, { exact: true })).toBeVisible();
    const bad = [
      ['requests', words.states.act, words.requests.call],
      ['messages', words.states.act, words.messages.answer],
      ['mail', words.states.act, words.mail.deliver],
      ['publishing', words.states.look, words.publishing.todo],
      ['backups', words.states.act, words.backups.goOn],
      ['jobs', words.states.act, words.jobs.todo],
    ] as const;
    for (const [matter, state, todo] of bad) {
      await expect(row(page, matter).getByText(state, { exact: true }), matter).toBeVisible();
      await expect(row(page, matter)).toContainText(todo.replaceAll('`', ''));
    }
    await expect(row(page, 'jobs')).toContainText(words.jobs.names.removeOldClaims);
    await expect(row(page, 'database').getByText(words.states.well, { exact: true })).toBeVisible();
    await expect(row(page, 'versions').getByText(words.states.well, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="#matter-"]')).toHaveCount(bad.length);
    await expectAccessible(page);
    await page.context().close();
  });

  test(`a matter that cannot be read, and parts that do not fit, are told, ${language}`, async ({
    browser,
  }) => {
    makeWell();
    sql('ALTER TABLE contact_messages RENAME TO contact_messages_away');
    try {
      const page = await enter(browser, otherSite);
      await page.goto(`${otherSite}${path}`);
      await expect(async () => {
        await page.goto(page.url());
        await expect(row(page, 'messages')).toContainText(words.unknown, { timeout: 1000 });
      }).toPass();
      await expect(row(page, 'messages').getByText(words.states.unknown, { exact: true })).toBeVisible();
      await expect(row(page, 'versions').getByText(words.states.act, { exact: true })).toBeVisible();
      await expect(row(page, 'versions')).toContainText(words.versions.rebuilt);
      await expect(row(page, 'requests').getByText(words.states.well, { exact: true })).toBeVisible();
      await page.context().close();
    } finally {
      sql('ALTER TABLE contact_messages_away RENAME TO contact_messages');
    }
  });
}

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openParts } from '../../pages/staff';
import { changeSettings, enterAs } from '../../support/accounts';
import { queryDatabase } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { wordsOf } from '../../support/locale';
import { expectInside } from '../../support/page-checks';
import { downloadBy } from '../../support/spreadsheet-rows';

test('a manager takes patients over and undoes it', async ({ page, enter, language, words }) => {
  const name = language === 'ar' ? 'زينب المنقولة' : 'Zeinab Moved';
  const rows = ['Customer;Cell;Birthday', `${name};٠١٠٠٥٥٥٤٤٣٣;١/٢/١٩٨٠`, 'Without Phone;;'];
  const { imports } = words;
  await enter('manager', 'imports');
  const file = { name: 'patients.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) };
  await page.getByLabel(imports.file, { exact: true }).setInputFiles(file);
  const upload = page.getByRole('button', { name: imports.upload });
  await waitForReact(upload);
  // The file stays chosen when it could not be sent, and that is said again when it fails again.
  await page.route('**/api/imports*', (route) => route.fulfill({ json: {} }), { times: 2 });
  for (let press = 1; press <= 2; press += 1) {
    await upload.click();
    await expect(page.getByRole('alert').filter({ hasText: imports.failed })).toBeFocused();
  }
  await upload.click();
  await page.waitForURL(/\/imports\/\w{24}/);
  await expect(page.getByLabel('Cell')).toHaveValue('phone');
  await expectAccessible(page);
  await expectInside(page, 'columns');
  await page.getByLabel('Customer').selectOption('name');
  await page.getByLabel('Cell').selectOption('');
  await page.getByRole('button', { name: imports.try, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: imports.fields.phone })).toBeFocused();
  await expect(page.getByLabel('Customer')).toHaveValue('name');
  await page.getByLabel('Cell').selectOption('phone');
  await page.getByRole('button', { name: imports.try, exact: true }).click();

  await expect(page.getByRole('heading', { name: imports.results.checked })).toBeVisible();
  const { fields, faults } = imports;
  await expect(page.getByText(`${fields.phone}: ${faults.required}`)).toBeVisible();
  await expectAccessible(page);
  await expectInside(page, 'tried');
  const mend = await downloadBy(page.getByRole('link', { name: imports.mend }));
  expect(mend.suggestedFilename()).toBe('to-mend.xlsx');
  await page.getByRole('button', { name: /Import the 1|الصالح وحده/ }).click();
  await expect(page.getByRole('heading', { name: imports.results.done, exact: true })).toBeVisible();
  await expectInside(page, 'done');

  const done = page.url();
  await page.goto(`/${language}/admin/patients`);
  await page.getByRole('searchbox').first().fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.patientSearch.imported.title })).toBeVisible();
  await page.getByRole('link', { name: words.patientSearch.book }).click();
  await expect(page.getByRole('heading', { name: words.patientSearch.book })).toBeVisible();

  await page.goto(done);
  await page.getByRole('button', { name: imports.press.undo }).click();
  await expect(page.getByRole('heading', { name: imports.results.undone })).toBeVisible();
});

test('a manager does data protection by keyboard', async ({ page, enter, language, words }) => {
  const { privacy, privacyCases, settings } = words;
  await test.step('the register', async () => {
    const controller = `Clinics ${randomUUID()}`;
    await enter('manager', 'privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.title);
    await page.getByText(privacy.activities.cards.purpose).click();
    await expect(page.getByText('cardFront, cardBack')).toBeVisible();

    await page.getByRole('link', { name: privacy.complete }).focus();
    await page.keyboard.press('Enter');
    const name = page
      .getByRole('group', { name: settings.fields.controllerName.label })
      .getByLabel(settings.languages[language]);
    await waitForReact(name);
    await name.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(controller);
    await page.getByRole('button', { name: settings.submit, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(settings.saved)).toBeVisible();
    await page.goto(`/${language}/admin/privacy`);
    await expect(page.getByText(controller)).toBeVisible();
  });

  await test.step('a request', async () => {
    const name = `Person ${randomUUID()}`;
    await enter('manager', 'privacy');
    await page.getByRole('link', { name: privacy.cases }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyCases.title);
    const summary = page.locator('summary', { hasText: privacyCases.add });
    if (!(await page.getByLabel(privacyCases.name, { exact: true }).isVisible()))
      await summary.press('Enter');
    await page.getByRole('button', { name: privacyCases.open }).press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(privacyCases.missing.name);
    await expectAccessible(page);
    await page.getByLabel(privacyCases.kind, { exact: true }).selectOption('access');
    await page.getByLabel(privacyCases.name, { exact: true }).fill(name);
    await page.getByLabel(privacyCases.contact).fill('nobody@patients.example');
    await page.getByLabel(privacyCases.text, { exact: true }).fill('A copy of everything');
    await page.getByRole('button', { name: privacyCases.open }).press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacyCases.kinds.access);
    await expect(page.getByText('A copy of everything')).toBeVisible();
    const sought = page.getByRole('textbox', { name: words.patients.sought });
    await expect(sought).toHaveValue('nobody@patients.example');
    await expectAccessible(page);
    await page.getByLabel(privacyCases.history).fill('Handed over on paper');
    await page.getByRole('button', { name: privacyCases.steps.answered }).press('Enter');
    await expect(page.getByText(privacyCases.taken.answered)).toBeVisible();
    await expect(page.getByText('Handed over on paper')).toBeVisible();
    await expect(page.getByRole('button', { name: privacyCases.steps.reopened })).toBeVisible();
    await page.getByRole('link', { name: privacyCases.backToList }).click();
    await page.getByRole('link', { name: privacyCases.lists.closed }).click();
    await expect(page.getByText(name).first()).toBeVisible();
  });
});

const en = wordsOf.en;

/** Reads the backend's counts of pages in a language. Not every Chromium shows what a beacon carries. */
const stored = (language: 'en' | 'ar') =>
  queryDatabase(
    `SELECT page, came_from AS "from", SUM(total) AS total FROM visit_counts
      WHERE language = ? GROUP BY page, came_from ORDER BY page, came_from`,
    language,
  );

/** Waits until a page is made that counts its views: the one of before is given out meanwhile. */
const untilItCounts = (page: Page, path: string) =>
  expect.poll(async () => (await page.request.get(path)).text()).toContain('"countsVisits":true');

test('a manager switches counting on, and sees what was read', async ({ browser }) => {
  const desk = await browser.newPage();
  await enterAs(desk.context(), 'manager');
  const reader = await browser.newPage();
  let sent = 0;
  reader.on('request', (one) => {
    if (one.url().endsWith('/api/visits')) sent += 1;
  });
  try {
    await reader.goto(`${environment.siteUrl}/en/faq`);
    // Counting would happen with the scripts.
    await waitForReact(reader.getByRole('main').getByRole('link').first());
    expect(sent).toBe(0);
    await desk.goto(`${environment.siteUrl}/en/admin/settings?part=website`);
    const box = desk.getByRole('checkbox', { name: en.settings.fields.countsVisits.label });
    await waitForReact(box);
    await box.check();
    await desk.getByRole('button', { name: en.settings.submit, exact: true }).click();
    await expect(desk.getByText(en.settings.saved)).toBeVisible();
    await untilItCounts(reader, '/en/faq');
    await reader.goto(`${environment.siteUrl}/en/faq`, { referer: 'https://www.google.com/' });
    await expect.poll(() => stored('en')).toEqual([{ page: 'faq', from: 'search', total: 1 }]);
    await reader.reload();
    expect(sent).toBe(1);
    await untilItCounts(reader, '/ar/doctors');
    await reader.goto(`${environment.siteUrl}/ar/doctors`);
    await expect.poll(() => sent).toBe(2);
    const doctor = reader.locator('main a[href*="/ar/doctor/"]').first();
    await untilItCounts(reader, String(await doctor.getAttribute('href')));
    // Once by the plain link or by the router, whichever was there first.
    await doctor.click();
    await reader.waitForURL(/\/ar\/doctor\//);
    const ofDoctor = { page: expect.stringMatching(/^doctor\/\d+$/), from: 'doctors', total: 1 };
    await expect.poll(() => stored('ar')).toEqual([ofDoctor, { page: 'doctors', from: 'direct', total: 1 }]);
    expect(sent).toBe(3);
    expect((await reader.context().cookies()).map(({ name }) => name)).not.toContain('visits');
    const kept = await reader.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/visit/);
    await desk.goto(`${environment.siteUrl}/en/admin/visits`);
    await expect(desk.getByRole('heading', { name: en.visits.charts.way })).toBeVisible();
    await expect(desk.getByRole('rowheader', { name: en.visits.section.faq, exact: true })).toBeVisible();
  } finally {
    await changeSettings({ countsVisits: 'false' });
    await desk.close();
    await reader.close();
  }
});

const rows = (page: Page) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

test('whether all is well is one answer, news is read once', async ({ page, language, words, enter }) => {
  await test.step('the status', async () => {
    await enter('manager');
    const { systemStatus } = words;
    await page.goto(`/${language}/admin/appointments`);
    await openParts(page, words);
    await page.getByRole('link', { name: words.account.nav.systemStatus, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: systemStatus.title })).toBeVisible();
    for (const matter of Object.values(systemStatus.matters))
      await expect(page.getByRole('heading', { name: matter, exact: true })).toBeVisible();
    // The site of the tests has no mail server.
    const mail = rows(page).filter({ hasText: systemStatus.mail.notConfigured });
    await expect(mail.getByText(systemStatus.states.well, { exact: true })).toHaveCount(0);
    await expect(mail.getByText('SMTP_URL')).toHaveAttribute('dir', 'ltr');

    const wellRows = rows(page).filter({ has: page.getByText(systemStatus.states.well, { exact: true }) });
    const needed = (await rows(page).count()) - (await wellRows.count());
    expect(needed).toBeGreaterThan(0);
    const wanted = page.getByRole('main').locator('a[href^="#matter-"]');
    await expect(wanted).toHaveCount(needed);
    await wanted.getByText(systemStatus.matters.mail, { exact: true }).click();
    await expect(page).toHaveURL(/#matter-mail$/);
    await expect(mail).toBeInViewport();

    await page.getByRole('link', { name: systemStatus.requests.link }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/admin/work-list$`));
  });

  await test.step('what is new', async () => {
    const { nav } = words.account;
    await enter('staff', 'appointments');
    const news = page
      .getByRole('navigation', { name: nav.label })
      .getByRole('link', { name: words.releases.title });
    await openParts(page, words);
    await expect(news.getByText(nav.unread)).toBeAttached();
    await expect(page.getByRole('link', { name: nav.systemStatus, exact: true })).toHaveCount(0);

    await news.click();
    const newest = page.getByRole('main').getByRole('listitem').first();
    await expect(newest.getByText(words.releases.current)).toBeVisible();
    await openParts(page, words);
    await expect(news.getByText(nav.unread)).toHaveCount(0);
    const upgrade = page.getByText(words.releases.upgrade, { exact: true });
    await expect(upgrade.filter({ visible: true }).first()).toBeVisible();

    await page.goto(`/${language}/admin/appointments`);
    await openParts(page, words);
    await expect(news).toBeVisible();
    await expect(news.getByText(nav.unread)).toHaveCount(0);
  });
});

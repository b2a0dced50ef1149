import type { Page } from '@playwright/test';
import { openParts } from '../../pages/staff';
import { colleague, createAccount, inviteStaff, openWithoutScript, tokenOf } from '../../support/accounts';
import { bookAppointment, bookFamily, joinWaitingList, writeMessages } from '../../support/appointments';
import { columnOf, queryDatabase } from '../../support/database';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { stopAutoRefresh, waitForReact } from '../../support/hydration';
import { type Locale, literal } from '../../support/locale';
import { resizeTo, SIZES } from '../../support/page-checks';
import { footOf } from '../../support/paper';
import { familyName } from '../../support/patient';
import { spreadsheetRows } from '../../support/spreadsheet-rows';

test.use({ screens: ['desktop'] });

test('a new request is heard after a reload too', async ({ page, enter, language, words }) => {
  await enter('staff');
  // Counts what the browser is told to play.
  await page.addInitScript(() => {
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (when?: number) {
      const { dataset } = document.documentElement;
      dataset.notes = String(Number(dataset.notes ?? 0) + 1);
      start.call(this, when);
    };
  });
  const notes = () => page.evaluate(() => Number(document.documentElement.dataset.notes ?? 0));
  await page.goto(`/${language}/admin/appointments`);
  const sound = page.getByRole('button', { name: words.appointments.arrival.sound });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await waitForReact(sound);
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(notes).toBeGreaterThan(0);

  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('heading', { level: 1 }).click();
  expect(await notes()).toBe(0);
  await bookAppointment({ language });
  await expect.poll(notes).toBeGreaterThan(0);
});

/** The doctor of an appointment takes that day off; every appointment of that day is left to be moved. */
async function takeDoctorAway(bookingNumber: string) {
  const doctor = columnOf(bookingNumber, 'doctor');
  const day = new Date(Number(columnOf(bookingNumber, 'starts_at'))).toISOString().slice(0, 10);
  const wanted = { startsOn: day, endsOn: day, startsAt: null, endsAt: null, note: 'Ill' };
  const change = { what: 'day-off', doctor, entry: null, wanted };
  const sql = `SELECT document_id AS documentId, version FROM appointments WHERE doctor = ?
    AND status IN ('pending', 'confirmed') AND date(starts_at / 1000, 'unixepoch') = ?`;
  const visits = queryDatabase(sql, doctor, day).map((visit) => ({ ...visit, becomes: 'toMove' }));
  const body = { data: { change, isTrial: false, visits, reason: null } };
  await colleague({ path: '/hours/changes', body }, 'manager');
}

test('the list has its filters in its address', async ({ page, enter, language, words }) => {
  const { filter, counts, toBeMoved, status, detail } = words.appointments;
  const lastName = familyName();
  // A spreadsheet would run this as a formula.
  const additionalNotes = '=HYPERLINK("https://elsewhere.example","open")';
  const { bookingNumber, id } = await bookAppointment({ language, person: { lastName, additionalNotes } });
  await takeDoctorAway(bookingNumber);
  await enter('staff', 'appointments');
  await page.getByRole('searchbox', { name: filter.q }).fill(lastName);
  await page.getByRole('button', { name: words.lists.show }).click();
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row.getByText(toBeMoved, { exact: true })).toBeVisible();

  await page.locator('a[href*="toBeMoved=true"]').first().click();
  await expect(page).toHaveURL(/toBeMoved=true/);
  await expect(row).toHaveCount(1);
  await expect(page.getByRole('link', { name: counts.notOnlyToBeMoved })).toBeVisible();
  const more = page.getByRole('checkbox', { name: words.lists.more });
  await more.press('Space');
  await page.getByRole('combobox', { name: filter.sort }).selectOption('startsAt:asc');
  const branch = page.getByRole('form', { name: filter.label }).locator('select[name="branch"]');
  await branch.selectOption(String(columnOf(bookingNumber, 'branch')));
  const branchName = (await branch.locator('option:checked').textContent())?.trim() ?? '';
  await page.getByRole('checkbox', { name: detail.fields.notes }).check();
  await page.getByRole('checkbox', { name: detail.fields.branch }).uncheck();
  await page.getByRole('button', { name: words.lists.show }).click();
  await expect(page).toHaveURL(/sort=startsAt%3Aasc/);
  const heads = () => page.getByRole('columnheader').allInnerTexts();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect.poll(heads).toContain(detail.fields.notes);
  expect(await heads()).not.toContain(detail.fields.branch);
  const shortcuts = page.getByRole('navigation', { name: counts.label });
  await shortcuts.getByRole('link', { name: new RegExp(literal(counts.pending)) }).click();
  await expect(page).toHaveURL(/status=pending/);
  // Whoever opens the address again sees the same list.
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await heads()).toContain(detail.fields.notes);
  await more.press('Space');
  await expect(page.getByRole('combobox', { name: filter.sort })).toHaveValue('startsAt:asc');

  const [head, ...rows] = await spreadsheetRows(page.getByRole('link', { name: filter.file }));
  // The file is what the list shows: the columns that were chosen, in their order, each with its name.
  expect(head).toEqual((await heads()).map((one) => one.trim()));
  expect(head).not.toContain(detail.fields.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.slice(0, 2)).toEqual([bookingNumber, `${status.pending} · ${toBeMoved}`]);
  expect(rows[0]).toContain(additionalNotes);
  expect(rows[0]?.some((cell) => /^\+20\d{10}$/.test(cell))).toBe(true);

  // On paper: the table alone, as a table on any width, below what it was filtered by.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('form', { name: filter.label })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCSS('display', 'table');
  await expect(page.getByRole('columnheader', { name: detail.fields.patient })).toBeVisible();
  const facts = page.locator('main dl').first().locator('dd');
  for (const text of [branchName, status.pending])
    await expect(facts.filter({ hasText: text }).first()).toBeVisible();
  expect(await footOf(page)).toContain(branchName);
  await page.emulateMedia({ media: 'screen' });
  await resizeTo(page, SIZES.desktop);

  await page.goto(`/${language}/admin/appointments/${id}`);
  await expect(page.getByText(toBeMoved, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.calls.this.open }).click();
  const desk = page.getByRole('region').filter({ has: page.locator('#call-title') });
  await expect(desk.getByText(toBeMoved, { exact: true })).toBeVisible();
  // A call that is held makes a row higher: none is left to the lists of others.
  await page.getByRole('button', { name: words.calls.desk.leave }).click();
  await expect(page.getByText(words.calls.feedback.left)).toBeVisible();
});

const MADE = 6;

/** Rows in sight at once. In Arabic the rows of requests are higher on a desk. */
const ROWS = { en: { desktop: 6, phone: 3 }, ar: { desktop: 5, phone: 3 } };

/** Lists by their address. Of the log those of one action, as other tests write rows of any height. */
const LISTS = ['appointments', 'work-list', 'messages', 'waiting-list', 'log?action=signIn', 'staff'];

/** Measures whether a row is in sight whole, and, on a desk, whether the filter above it has one line of controls. */
const measure = (page: Page, row: number) =>
  page.evaluate((at) => {
    const rows = [...document.querySelectorAll('main tbody tr, main [data-rows] > li')];
    const bottoms = [...document.querySelectorAll('main form[aria-label] :is(select, input, button)')]
      .filter((control) => control instanceof HTMLElement && control.checkVisibility())
      .map((control) => control.getBoundingClientRect())
      .filter(({ width, bottom }) => width > 4 && bottom < (rows[0]?.getBoundingClientRect().top ?? 0))
      .map(({ bottom }) => bottom);
    return {
      count: rows.length,
      bottom: Math.round(rows[at - 1]?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY),
      excess: document.documentElement.scrollWidth - window.innerWidth,
      filterSpread: Math.round(Math.max(0, ...bottoms) - Math.min(9999, ...bottoms)),
    };
  }, row);

/** Returns where the first head of the list stands once its fourth row is at the upper edge of the window. */
const headWhenScrolled = (page: Page) =>
  page.evaluate(async () => {
    document.body.style.paddingBottom = '200vh';
    const head = document.querySelector('main thead th');
    const row = document.querySelectorAll('main tbody tr')[3];
    if (!head || !row) return Number.NaN;
    window.scrollBy({ top: row.getBoundingClientRect().top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    return Math.round(head.getBoundingClientRect().top);
  });

async function expectRowsInSight(page: Page, name: string, language: Locale): Promise<void> {
  for (const size of ['phone', 'desktop'] as const) {
    await resizeTo(page, SIZES[size]);
    const row = ROWS[language][size];
    const seen = await measure(page, row);
    expect.soft(seen.count, `${name}: rows`).toBeGreaterThanOrEqual(row);
    expect.soft(seen.bottom, `${name}: the first rows of a ${size}`).toBeLessThanOrEqual(SIZES[size].height);
    expect.soft(seen.excess, name).toBeLessThanOrEqual(0);
    if (size === 'desktop')
      expect.soft(seen.filterSpread, `${name}: filters in one row`).toBeLessThanOrEqual(3);
  }
}

// Lists of one page are made by one function; rows beside a list, which is found again as it was left: desk.spec.ts.
test('every list shows its first rows', async ({ page, enter, language, words }) => {
  const { patientSearch, calls, waitingList } = words;
  const lastName = familyName();
  await bookFamily(MADE, lastName, language);
  await writeMessages(MADE, language);
  await joinWaitingList(MADE, language);
  const colleague = await createAccount('manager');
  for (let left = MADE; left > 0; left -= 1) {
    await inviteStaff('manager');
    await tokenOf(colleague);
  }
  await enter('manager');
  await stopAutoRefresh(page);
  const heading = page.getByRole('heading', { level: 1 });
  const open = async (path: string) => {
    await page.goto(`/${language}/admin/${path}`);
    await expect(heading).toBeVisible();
  };
  for (const path of LISTS)
    await test.step(path, async () => {
      await open(path);
      await expectRowsInSight(page, path, language);
      const head = await headWhenScrolled(page);
      expect.soft(Math.abs(head), `${path}: its heads stay`).toBeLessThanOrEqual(3);
      if (path !== 'waiting-list') return;
      // On a phone a row is a page, of an entry alone.
      await resizeTo(page, SIZES.phone);
      await page.locator('main a[id^="row-"]').first().press('Enter');
      await expect(heading).toBeVisible();
      // By the clock of the clinic.
      const [since = ''] = waitingList.staff.since.split('{');
      await expect(page.locator('main p').filter({ hasText: since }).last()).toContainText(/\d:\d\d/);
      await expect(page.locator('main tbody tr').filter({ visible: true })).toHaveCount(0);
      await expectAccessible(page);
      await resizeTo(page, SIZES.desktop);
    });

  // Search results are a list too; and so are those of a filter that leads to bulk changes.
  await page.getByRole('searchbox', { name: patientSearch.label }).fill(lastName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/patients\?search=/);
  await expect(page.locator('main tbody tr, main [data-rows] > li')).toHaveCount(MADE);
  await expectRowsInSight(page, 'patients', language);
  await page.getByRole('link', { name: patientSearch.sorts.name, exact: true }).click();
  await expect(page).toHaveURL(/sort=name/);
  await open('appointments/several?do=confirm&status=pending');
  await expectRowsInSight(page, 'several at once', language);

  // On a phone there is no heading that says what the time is for.
  await resizeTo(page, SIZES.phone);
  await open('work-list?size=100');
  const row = page.getByRole('row').filter({ hasText: lastName }).first();
  await expect(row.getByText(calls.due.label).filter({ visible: true })).toHaveCount(1);

  // Without script a row is a page, and the menu leads on.
  const plain = await openWithoutScript(page);
  await plain.goto(`/${language}/admin/messages`);
  const address = plain.url();
  await plain.locator('main a[id^="row-"]').first().click();
  await expect(plain).not.toHaveURL(address);
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
  await openParts(plain, words);
  const menu = plain.getByRole('navigation', { name: words.account.nav.label });
  await menu.getByRole('link', { name: words.staff.title, exact: true }).click();
  await expect(plain.getByRole('heading', { level: 1, name: words.staff.title })).toBeVisible();
  await plain.close();
});

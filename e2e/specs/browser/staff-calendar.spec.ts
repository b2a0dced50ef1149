import type { Page } from '@playwright/test';
import { fillCallerForm } from '../../pages/caller-form';
import { expectAccessible } from '../../support/axe';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { patternOf, type wordsOf } from '../../support/locale';
import { newPatient } from '../../support/patient';

/** Days ahead on which no other test books; each language has a week of its own. */
const AHEAD = { en: 35, ar: 45 };

// Five pages and their rules, on a machine that does other things too.
test.setTimeout(180_000);

/** Goes to a page of the staff area, which asks who one is first. */
async function signIn({ page, words, to }: { page: Page; words: (typeof wordsOf)['en']; to: string }) {
  await page.goto(to);
  await page.getByLabel(words.account.login.identifier).fill(environment.staff.email);
  await page.getByLabel(words.account.login.password, { exact: true }).fill(environment.staff.password);
  await page.getByRole('button', { name: words.account.login.submit, exact: true }).click();
}

test('staff book a free time of the calendar for a caller and move the appointment', async ({
  page,
  language,
  words,
}) => {
  const { staffCalendar, appointments } = words;
  const date = new Date(Date.now() + AHEAD[language] * 86_400_000).toISOString().slice(0, 10);
  const calendar = `/${language}/admin/calendar?span=week&date=${date}`;
  await signIn({ page, words, to: calendar });

  const free = page.getByRole('link', { name: patternOf(staffCalendar.book) });
  await expect(free.first()).toBeVisible();
  await expectAccessible(page);
  await free.first().click();

  await expect(page.getByRole('heading', { name: staffCalendar.new.title })).toBeVisible();
  const send = page.getByRole('button', { name: staffCalendar.new.submit });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: staffCalendar.new.errors })).toBeVisible();
  await expectAccessible(page);
  await fillCallerForm({ page, words, patient: newPatient(language) });
  await send.click();

  const booked = appointments.history.booked.replace('{status}', appointments.status.confirmed);
  await expect(page.getByText(booked)).toBeVisible();
  await page.getByRole('link', { name: appointments.rescheduleAppointment }).click();
  await expect(page.getByRole('heading', { name: staffCalendar.move.title })).toBeVisible();
  const times = page.getByRole('radio');
  await expect(times.first()).toBeVisible();
  await expectAccessible(page);
  await times.last().check();
  await page.getByRole('button', { name: staffCalendar.move.submit }).click();
  await expect(page.getByText(patternOf(appointments.history.moved))).toBeVisible();
});

test('a blocked time is drawn through every hour that it takes', async ({ page, language, words }) => {
  const { staffCalendar } = words;
  const ahead = AHEAD[language] + 20;
  const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  await signIn({ page, words, to: `/${language}/admin/calendar?date=${date}` });
  await page.getByText(staffCalendar.block.title, { exact: true }).click();
  await page.locator('#blocked-from').fill(`${date}T10:20`);
  await page.locator('#blocked-to').fill(`${date}T13:40`);
  await page.locator('#blocked-reason').fill('Congress');
  await page.getByRole('button', { name: staffCalendar.block.submit }).click();
  await expect(page.getByText(staffCalendar.block.done)).toBeVisible();

  const cells = page.getByRole('table').getByRole('cell');
  const goesOn = staffCalendar.goesOn
    .replace('{kind}', staffCalendar.kinds.blocked)
    .replace('{time}', '1:40');
  await expect(cells.filter({ hasText: 'Congress' })).toHaveCount(1);
  // 11, 12 and 13 o'clock; the first hour has the words.
  await expect(cells.filter({ hasText: goesOn })).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: patternOf(staffCalendar.unblock.label) }).click();
  await expect(cells.filter({ hasText: goesOn })).toHaveCount(0);
});

test('staff see the figures of their branches as plots and as tables', async ({ page, language, words }) => {
  await signIn({ page, words, to: `/${language}/admin/figures` });
  await expect(page.getByRole('img', { name: new RegExp(words.figures.daily.requests) })).toBeVisible();
  await page.getByText(words.figures.table).first().click();
  await expect(page.getByRole('table', { name: words.figures.daily.requests })).toBeVisible();
  await expectAccessible(page);
});

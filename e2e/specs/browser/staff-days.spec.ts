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

test('staff book a free time of the calendar for a caller and move the visit', async ({
  page,
  language,
  words,
}) => {
  const { staffDays, appointments } = words;
  const date = new Date(Date.now() + AHEAD[language] * 86_400_000).toISOString().slice(0, 10);
  const calendar = `/${language}/admin/calendar?span=week&date=${date}`;
  await signIn({ page, words, to: calendar });

  const free = page.getByRole('link', { name: patternOf(staffDays.book) });
  await expect(free.first()).toBeVisible();
  await expectAccessible(page);
  await free.first().click();

  await expect(page.getByRole('heading', { name: staffDays.new.title })).toBeVisible();
  const send = page.getByRole('button', { name: staffDays.new.submit });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: staffDays.new.errors })).toBeVisible();
  await expectAccessible(page);
  await fillCallerForm({ page, words, patient: newPatient(language) });
  await send.click();

  const booked = appointments.history.booked.replace('{status}', appointments.status.confirmed);
  await expect(page.getByText(booked)).toBeVisible();
  await page.getByRole('link', { name: appointments.moveVisit }).click();
  await expect(page.getByRole('heading', { name: staffDays.move.title })).toBeVisible();
  const times = page.getByRole('radio');
  await expect(times.first()).toBeVisible();
  await expectAccessible(page);
  await times.last().check();
  await page.getByRole('button', { name: staffDays.move.submit }).click();
  await expect(page.getByText(patternOf(appointments.history.moved))).toBeVisible();
});

test('a blocked time is drawn through every hour and day that it takes', async ({
  page,
  language,
  words,
}, info) => {
  const { staffDays } = words;
  const dayAt = (days: number) =>
    new Date(Date.now() + (AHEAD[language] + 20 + days) * 86_400_000).toISOString().slice(0, 10);
  const dayOf = (date: string) => `/${language}/admin/calendar?date=${date}`;
  await signIn({ page, words, to: dayOf(dayAt(0)) });
  await page.getByText(staffDays.block.title, { exact: true }).click();
  const doctor = page.locator('#blocked-doctor');
  const name = (await doctor.locator('option:checked').textContent()) ?? '';
  await page.getByLabel(staffDays.block.from).fill(`${dayAt(0)}T13:20`);
  await page.getByLabel(staffDays.block.to).fill(`${dayAt(2)}T15:40`);
  await page.getByRole('textbox', { name: staffDays.block.reason }).fill(`Congress ${info.retry}`);
  await page.getByRole('button', { name: staffDays.block.submit }).click();
  await expect(page.getByText(staffDays.block.done)).toBeVisible();

  /** What the hours of the doctor's day say, those that are taken by the blocked time. */
  const taken = () =>
    page.evaluate((heading) => {
      const table = document.querySelector('table');
      const column = [...(table?.querySelectorAll('thead th') ?? [])].findIndex(
        (cell) => cell.textContent?.trim() === heading,
      );
      const rows = [...(table?.querySelectorAll('tbody tr') ?? [])];
      return rows.map((row) => row.children[column]?.textContent ?? '');
    }, name);
  const kind = staffDays.kinds.blocked;
  const goesOn = staffDays.goesOn.replace('{kind}', kind).replace('{time}', '');
  const piecesOf = async () => (await taken()).filter((text) => text.includes(kind));
  const first = await piecesOf();
  expect(first[0]).toContain('Congress');
  expect(first.length).toBeGreaterThan(1);
  await expectAccessible(page);

  await page.goto(dayOf(dayAt(1)));
  const second = await piecesOf();
  // All of the day, though nothing of it begins or ends there.
  expect(second).toHaveLength((await taken()).length);
  await page.goto(dayOf(dayAt(2)));
  const last = await piecesOf();
  expect(last.at(-1)).toContain(goesOn);
  expect(last.at(-1)).toContain('3:40');
  await page.getByRole('button', { name: patternOf(staffDays.unblock.label) }).click();
  await expect(page.getByText('Congress')).toHaveCount(0);
});

test('staff see the figures of their branches as plots and as tables', async ({ page, language, words }) => {
  await signIn({ page, words, to: `/${language}/admin/figures` });
  await expect(page.getByRole('img', { name: new RegExp(words.figures.daily.requests) })).toBeVisible();
  await page.getByText(words.figures.table).first().click();
  await expect(page.getByRole('table', { name: words.figures.daily.requests })).toBeVisible();
  await expectAccessible(page);
});

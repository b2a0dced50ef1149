import type { APIRequestContext, Page } from '@playwright/test';
import { fillCallerForm } from '../../pages/caller-form';
import { stopAutoRefresh } from '../../support/auto-refresh';
import { expectAccessible } from '../../support/axe';
import { bookAppointment } from '../../support/booked-appointment';
import { type Clock, letBegin } from '../../support/clock';
import { confirmAppointment, overtake } from '../../support/colleague';
import { queryDatabase } from '../../support/database';
import { expect, test } from '../../support/fixtures';
import { literal, patternOf, type wordsOf } from '../../support/locale';
import { familyName, newPatient } from '../../support/patient';
import { openParts } from '../../support/staff-parts';
import { enterAs } from '../../support/staff-session';

test.use({ world: 'today' });

type Words = (typeof wordsOf)['en'];

/** A confirmed appointment that began ten minutes ago, of a patient with a name of their own. */
async function dueAppointment({
  language,
  request,
  clock,
}: {
  language: 'en' | 'ar';
  request: APIRequestContext;
  clock: Clock;
}) {
  const lastName = familyName();
  const { bookingNumber } = await bookAppointment({ language, person: { lastName } });
  await confirmAppointment(request, bookingNumber);
  await letBegin(clock, bookingNumber, 10);
  const [row] = queryDatabase({
    sql: 'SELECT branch FROM appointments WHERE booking_number = ?',
    values: [bookingNumber],
  });
  return { lastName, bookingNumber, branch: String(Reflect.get(Object(row), 'branch')) };
}

const rowOf = ({ page, lastName }: { page: Page; lastName: string }) =>
  page
    .getByRole('listitem')
    .filter({ hasText: lastName })
    .filter({ has: page.getByRole('link') })
    .last();

const groupOf = ({
  page,
  words,
  group,
}: {
  page: Page;
  words: Words;
  group: keyof Words['today']['groups'];
}) => page.getByRole('region', { name: new RegExp(`^${literal(words.today.groups[group])}`) });

test('a morning at the reception: arrived, taken back, in, done', async ({
  page,
  context,
  request,
  language,
  words,
  clock,
}) => {
  const { today } = words;
  const { lastName, branch } = await dueAppointment({ language, request, clock });
  await enterAs({ role: 'staff', context, request });
  await page.goto(`/${language}/admin/today?branch=${branch}`);
  await expect(page.getByRole('heading', { level: 1, name: today.title })).toBeVisible();
  const row = rowOf({ page, lastName });
  await expect(groupOf({ page, words, group: 'due' }).getByText(lastName)).toBeVisible();
  await expectAccessible(page);

  await row.getByRole('button', { name: today.press.arrived, exact: true }).click();
  const news = page.getByRole('status');
  await expect(news.getByText(patternOf(today.pressed.arrivedWithTicket))).toContainText(lastName);
  await expect(groupOf({ page, words, group: 'arrived' }).getByText(lastName)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: today.undo, exact: true }).click();
  await expect(news.getByText(patternOf(today.pressed.undo))).toContainText(lastName);
  await expect(groupOf({ page, words, group: 'due' }).getByText(lastName)).toBeVisible();

  await row.getByRole('button', { name: today.press.with_doctor, exact: true }).click();
  await expect(groupOf({ page, words, group: 'with_doctor' }).getByText(lastName)).toBeVisible();
  await row.getByRole('button', { name: today.press.done, exact: true }).click();
  await expect(groupOf({ page, words, group: 'done' }).getByText(lastName)).toBeVisible();
  await expect(news.getByText(patternOf(today.pressed.done))).toContainText(lastName);
});

test('a no-show is noted, and who was faster is not overwritten', async ({
  page,
  context,
  request,
  language,
  words,
  clock,
}) => {
  const { today } = words;
  const { lastName, branch, bookingNumber } = await dueAppointment({ language, request, clock });
  await enterAs({ role: 'staff', context, request });
  await stopAutoRefresh(page);
  await page.goto(`/${language}/admin/today?branch=${branch}`);
  const row = rowOf({ page, lastName });
  const noShow = row.getByRole('button', { name: today.press.no_show, exact: true });
  await expect(noShow).toBeVisible();
  await overtake(request, bookingNumber);
  await noShow.click();
  await expect(page.getByText(today.refused.conflict)).toBeVisible();
  await expect(groupOf({ page, words, group: 'due' }).getByText(lastName)).toBeVisible();
  await noShow.click();
  await expect(groupOf({ page, words, group: 'no_show' }).getByText(lastName)).toBeVisible();
});

test('a walk-in takes a time of today and has arrived, or is told that none is left', async ({
  page,
  context,
  request,
  language,
  words,
  clock,
}) => {
  const { today, staffCalendar } = words;
  const { branch } = await dueAppointment({ language, request, clock });
  await enterAs({ role: 'staff', context, request });
  await page.goto(`/${language}/admin/today?branch=${branch}`);
  await page.getByRole('link', { name: today.walkIn.open, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: today.walkIn.title })).toBeVisible();
  await expectAccessible(page);
  const times = page.locator('a[href*="walkIn=yes"]');
  // In the middle of the night nobody works.
  const none = page.getByText(today.walkIn.none);
  await expect(times.first().or(none)).toBeVisible();
  if (await none.isVisible()) return;
  await times.last().click();
  await expect(page.getByRole('heading', { level: 1, name: staffCalendar.new.walkInTitle })).toBeVisible();
  await expectAccessible(page);
  const lastName = familyName();
  await fillCallerForm({ page, words, patient: { ...newPatient(language), lastName } });
  await page.getByRole('button', { name: staffCalendar.new.walkInSubmit }).click();
  const waiting = groupOf({ page, words, group: 'arrived' });
  await expect(waiting.getByText(lastName)).toBeVisible();
  await expect(rowOf({ page, lastName }).getByText(today.walkIn.mark)).toBeVisible();
});

test('a role sees its own parts of the staff area, and no page of the others', async ({
  page,
  context,
  request,
  language,
  words,
}) => {
  const { nav } = words.account;
  await enterAs({ role: 'call_centre', context, request });
  await page.goto(`/${language}/admin/work-list`);
  const parts = page.getByRole('navigation', { name: nav.label });
  await openParts({ page, words });
  await expect(parts.getByRole('link', { name: nav.workList, exact: true })).toBeVisible();
  await expect(parts.getByRole('link', { name: nav.today, exact: true })).toHaveCount(0);
  // With the session of the browser, without a page that complains about what it was answered.
  expect((await page.request.get(`/${language}/admin/today`)).status()).toBe(404);

  await enterAs({ role: 'reception', context, request });
  await page.goto(`/${language}/admin/today`);
  await expect(page.getByRole('heading', { level: 1, name: words.today.title, exact: true })).toBeVisible();
  await openParts({ page, words });
  await expect(parts.getByRole('link', { name: nav.today, exact: true })).toBeVisible();
  await expect(parts.getByRole('link', { name: nav.workList, exact: true })).toHaveCount(0);
  await expect(parts.getByRole('link', { name: nav.staff, exact: true })).toHaveCount(0);
});

test('a manager corrects a no-show with a reason, and the mark stands beside the status', async ({
  page,
  context,
  request,
  language,
  words,
  clock,
}) => {
  const { today, appointments } = words;
  const { lastName, branch, bookingNumber } = await dueAppointment({ language, request, clock });
  await enterAs({ role: 'manager', context, request });
  await page.goto(`/${language}/admin/today?branch=${branch}`);
  await rowOf({ page, lastName }).getByRole('button', { name: today.press.no_show, exact: true }).click();
  await groupOf({ page, words, group: 'no_show' }).getByRole('link', { name: lastName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(bookingNumber);
  const heading = page.getByRole('heading', { level: 1 }).locator('..');
  await expect(heading.getByText(appointments.attendance.no_show, { exact: true })).toBeVisible();

  await page.getByText(today.panel.correct, { exact: true }).click();
  await expectAccessible(page);
  await page.getByLabel(today.panel.correctTo).selectOption({ label: appointments.attendance.with_doctor });
  const save = page.getByRole('button', { name: today.panel.save });
  await save.click();
  await expect(page.getByText(today.panel.reasonMissing).first()).toBeVisible();
  await expect(page.getByLabel(today.panel.correctTo)).toHaveValue('with_doctor');
  await page.getByRole('textbox', { name: today.panel.reason }).fill('Wrong row');
  await save.click();
  await expect(page.getByText(today.panel.saved)).toBeVisible();
  await expect(heading.getByText(appointments.attendance.with_doctor, { exact: true })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { fillCallerForm } from '../../pages/caller-form';
import { enterAs } from '../../support/accounts';
import { stopAutoRefresh } from '../../support/auto-refresh';
import { expectAccessible } from '../../support/axe';
import { bookAppointment, idOfAppointment } from '../../support/booked-appointment';
import { type Clock, letBegin } from '../../support/clock';
import { colleague, confirmAppointment, overtake } from '../../support/colleague';
import { queryDatabase } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { type Locale, literal, patternOf, type wordsOf } from '../../support/locale';
import { familyName, newPatient } from '../../support/patient';
import { openParts } from '../../support/staff-parts';

test.use({ world: 'today' });

type Words = (typeof wordsOf)['en'];

/** A confirmed appointment that began ten minutes ago, of a patient with a name of their own. */
async function dueAppointment({ language, clock }: { language: Locale; clock: Clock }) {
  const lastName = familyName();
  const { bookingNumber } = await bookAppointment({ language, person: { lastName } });
  await confirmAppointment(bookingNumber);
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
  language,
  words,
  clock,
}) => {
  const { today } = words;
  const { lastName, branch } = await dueAppointment({ language, clock });
  await enterAs(context, 'staff');
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
  language,
  words,
  clock,
}) => {
  const { today } = words;
  const { lastName, branch, bookingNumber } = await dueAppointment({ language, clock });
  await enterAs(context, 'staff');
  await stopAutoRefresh(page);
  await page.goto(`/${language}/admin/today?branch=${branch}`);
  const row = rowOf({ page, lastName });
  const noShow = row.getByRole('button', { name: today.press.no_show, exact: true });
  await expect(noShow).toBeVisible();
  await overtake(bookingNumber);
  await noShow.click();
  await expect(page.getByText(today.refused.conflict)).toBeVisible();
  await expect(groupOf({ page, words, group: 'due' }).getByText(lastName)).toBeVisible();
  await noShow.click();
  await expect(groupOf({ page, words, group: 'no_show' }).getByText(lastName)).toBeVisible();
});

test('a walk-in takes a time of today and has arrived, or is told that none is left', async ({
  page,
  context,
  language,
  words,
  clock,
}) => {
  const { today, staffCalendar } = words;
  const { branch } = await dueAppointment({ language, clock });
  await enterAs(context, 'staff');
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
  language,
  words,
}) => {
  const { nav } = words.account;
  await enterAs(context, 'call_centre');
  await page.goto(`/${language}/admin/work-list`);
  const parts = page.getByRole('navigation', { name: nav.label });
  await openParts({ page, words });
  await expect(parts.getByRole('link', { name: nav.workList, exact: true })).toBeVisible();
  await expect(parts.getByRole('link', { name: nav.today, exact: true })).toHaveCount(0);
  // With the session of the browser, without a page that complains about what it was answered.
  expect((await page.request.get(`/${language}/admin/today`)).status()).toBe(404);

  await enterAs(context, 'reception');
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
  language,
  words,
  clock,
}) => {
  const { today, appointments } = words;
  const { lastName, branch, bookingNumber } = await dueAppointment({ language, clock });
  await enterAs(context, 'manager');
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

/** Lets an appointment take place. */
async function takePlace(clock: Clock, bookingNumber: string): Promise<void> {
  await confirmAppointment(bookingNumber);
  await letBegin(clock, bookingNumber, 60);
  const path = `/appointments/${idOfAppointment(bookingNumber)}/transitions`;
  const version = Number(columnOf(bookingNumber, 'version'));
  await colleague({ path, body: { data: { to: 'done', version } } });
}

const columnOf = (bookingNumber: string, column: string): unknown => {
  const sql = `SELECT ${column} AS value FROM appointments WHERE booking_number = ?`;
  return Reflect.get(Object(queryDatabase({ sql, values: [bookingNumber] })[0]), 'value');
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a patient says once how the visit was, and nothing is lost on the way', async ({
    page,
    context,
    language,
    words,
    clock,
  }) => {
    const { bookingNumber, manageKey } = await bookAppointment({ language });
    await takePlace(clock, bookingNumber);
    await context.addCookies([
      { name: `booking-${bookingNumber}`, value: manageKey, url: environment.siteUrl },
    ]);
    const { review } = words.appointment;
    await page.goto(`/${language}/booking/confirmation/${bookingNumber}`);
    const text = page.getByRole('textbox', { name: review.text });
    await text.fill('<b>Kind</b> & quick');
    await page.getByRole('button', { name: review.send }).click();
    await expect(page.getByText(review.notices.stars)).toBeVisible();
    await expect(text).toHaveValue('<b>Kind</b> & quick');
    await page.getByRole('radio').nth(3).check();
    await page.getByRole('button', { name: review.send }).click();
    await expect(page.getByText(review.thanks)).toBeVisible();
    await expect(page.getByRole('button', { name: review.send })).toHaveCount(0);
    expect(columnOf(bookingNumber, 'reviewed_at')).not.toBeNull();
  });
});

test('staff say when a patient is to come again, and take it back', async ({
  page,
  context,
  language,
  words,
  clock,
}) => {
  const { bookingNumber } = await bookAppointment({ language });
  await takePlace(clock, bookingNumber);
  await enterAs(context, 'staff');
  const { recalls } = words;
  await page.goto(`/${language}/admin/appointments/${idOfAppointment(bookingNumber)}`);
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: recalls.panel }) });
  await panel.getByRole('button').filter({ hasText: /6|٦/ }).click();
  await expect(panel.getByText(recalls.set)).toBeVisible();
  await expectAccessible(page);
  expect(columnOf(bookingNumber, 'recall_state')).toBe('waiting');
  await page.goto(`/${language}/admin/recalls`);
  await expect(page.getByRole('heading', { level: 1, name: recalls.title })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/${language}/admin/appointments/${idOfAppointment(bookingNumber)}`);
  await panel.getByRole('button', { name: recalls.withdraw }).click();
  await expect.poll(() => columnOf(bookingNumber, 'recall_state')).toBe('withdrawn');
});

import type { Page } from '@playwright/test';
import { dueAppointment, fillCallerForm, openBoard } from '../../pages/staff';
import {
  changeSettings,
  colleague,
  openWithoutScript,
  overtake,
  settleAppointment,
} from '../../support/accounts';
import { inDays } from '../../support/appointments';
import { columnOf, firstValue, idOfAppointment } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { comeBackUntil, stopAutoRefresh } from '../../support/hydration';
import { literal, locales, wordsOf } from '../../support/locale';
import { familyName, landline, newPatient, phoneMessagesTo, shortLinkIn } from '../../support/patient';

// Needs a site of its own, as its clock is moved.
test.use({ world: 'today' });

/** Waits until a page that draws itself anew asks whether anybody answers: on a line that broke it would be lost. */
async function asksForAnAnswerFirst(page: Page): Promise<void> {
  await page.route('**/api/build-id', () => {});
  await page.waitForRequest('**/api/build-id');
  await page.unroute('**/api/build-id');
}

test('a patient checks in at the door', async ({ page, enter, browser, language, words, clock }) => {
  const { today } = words;
  const { checkIn, review } = words.appointment;
  await changeSettings({ checkIn: 'door' });
  // Somebody who has a phone alone is told by SMS, whose link opens the visit.
  const number = newPatient(language).storedPhone;
  const person = { phone: number, tellBy: 'sms' };
  let link = '';
  const due = await dueAppointment(language, clock, person, async () => {
    await expect.poll(() => phoneMessagesTo(number).length).toBeGreaterThan(1);
    [link = ''] = phoneMessagesTo(number).flatMap((text) => shortLinkIn(text) ?? []);
  });
  const { lastName, branch, bookingNumber } = due;
  const phone = await browser.newPage();
  await phone.goto(`/${link}`);
  await expect(phone).toHaveURL(new RegExp(`/booking/confirmation/${bookingNumber}`));
  await expect(phone.getByText(checkIn.scan)).toBeVisible();

  await enter('manager', `today/door?branch=${branch}`);
  await expect(page.getByRole('img', { name: today.door.alt })).toBeVisible();
  // One sign for readers of both.
  for (const each of locales)
    await expect(page.getByText(wordsOf[each].today.door.title, { exact: true })).toBeVisible();
  await asksForAnAnswerFirst(page);
  // A branch that is not there (any more) is not another one.
  const elsewhere = await page.request.get(`/${language}/admin/today/door?branch=${'x'.repeat(24)}`);
  expect(elsewhere.status()).toBe(404);
  await expectAccessible(page);
  const { row, press, said, group } = await openBoard(page, language, branch, lastName);
  await asksForAnAnswerFirst(page);
  await press('arrived');
  await expect(said('arrivedWithTicket')).toContainText(lastName);
  await expect(group('arrived').getByText(lastName)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: today.press.undo, exact: true }).click();
  await expect(said('undo')).toContainText(lastName);
  await expect(group('due').getByText(lastName)).toBeVisible();

  const { code } = (await colleague({ path: `/today/door?branch=${branch}` }, 'manager')).data;
  const place = firstValue('SELECT number FROM branches WHERE document_id = ?', branch);
  await phone.goto(`/check-in/${place}/${code}`);
  await expect(phone).toHaveURL(new RegExp(`/${language}/check-in/${place}/`));
  await expectAccessible(phone);
  await phone.getByRole('button', { name: checkIn.press }).click();
  await expect(phone.getByRole('status').getByText(checkIn.waiting)).toBeVisible();
  await page.reload();
  await expect(row.getByText(today.byPhone)).toBeVisible();
  await expect(group('arrived').getByText(lastName)).toBeVisible();
  await press('with_doctor');
  await expect(group('with_doctor').getByText(lastName)).toBeVisible();
  await comeBackUntil(phone.getByText(checkIn.called));
  await press('done');
  await expect(group('done').getByText(lastName)).toBeVisible();
  await expect(said('done')).toContainText(lastName);

  // Afterwards the visit is spoken about, without script too.
  await phone.goto(`/${language}/booking/confirmation/${bookingNumber}`);
  await phone.getByRole('button', { name: review.send }).click();
  const stars = phone.getByRole('group', { name: review.stars });
  await expect(stars.getByText(review.notices.stars)).toBeVisible();
  await expect(stars.getByRole('radio').first()).toBeFocused();
  const plain = await openWithoutScript(phone);
  await plain.goto(`/${language}/booking/confirmation/${bookingNumber}`);
  const text = plain.getByRole('textbox', { name: review.text });
  const send = plain.getByRole('button', { name: review.send });
  await text.fill('<b>Kind</b> & quick');
  await send.click();
  await expect(plain.getByText(review.notices.stars)).toBeVisible();
  await expect(text).toHaveValue('<b>Kind</b> & quick');
  await plain.getByRole('radio').nth(3).check();
  await send.click();
  await expect(plain.getByText(review.thanks)).toBeVisible();
  await expect(send).toHaveCount(0);
  expect(columnOf(bookingNumber, 'reviewed_at')).not.toBeNull();
  for (const each of [phone, plain]) await each.close();
});

test('a no-show is noted, then corrected', async ({ page, enter, language, words, clock }) => {
  const { today, appointments } = words;
  const phone = `+966${landline().slice(1)}`;
  const { lastName, branch, bookingNumber } = await dueAppointment(language, clock, { phone });
  await enter('manager');
  await stopAutoRefresh(page);
  const { group, press, said, row } = await openBoard(page, language, branch, lastName);
  await expect(row).toBeVisible();
  // The choice of a branch sends the date along; a page that stays open has to go on with the next day.
  const date = await page.locator('input[name="date"]').inputValue();
  await page.goto(`/${language}/admin/today?branch=${branch}&date=${date}`);
  await expect(page).toHaveURL(new RegExp(`/admin/today\\?branch=${branch}$`));
  await overtake(bookingNumber);
  await press('no_show');
  await expect(page.getByText(today.refused.conflict)).toBeVisible();
  await expect(group('due').getByText(lastName)).toBeVisible();
  await press('no_show');
  await expect(said('no_show')).toBeVisible();
  await group('no_show').getByRole('link', { name: lastName }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(bookingNumber);
  const heading = page.getByRole('heading', { level: 1 }).locator('..');
  await expect(heading.getByText(appointments.attendance.no_show, { exact: true })).toBeVisible();

  await page.getByText(today.panel.correct, { exact: true }).click();
  await expectAccessible(page);
  const correctTo = page.getByLabel(today.panel.correctTo);
  // The last one: the first is chosen in a new form.
  await correctTo.selectOption({ label: appointments.attendance.none });
  const save = page.getByRole('button', { name: today.panel.save });
  await save.click();
  await expect(page.getByText(today.panel.reasonMissing).first()).toBeVisible();
  await expect(correctTo).toHaveValue('none');
  await correctTo.selectOption({ label: appointments.attendance.with_doctor });
  await page.getByRole('textbox', { name: today.panel.reason }).fill('Wrong row');
  await save.click();
  await expect(page.getByText(today.panel.saved)).toBeVisible();
  await expect(heading.getByText(appointments.attendance.with_doctor, { exact: true })).toBeVisible();

  await test.step('the patient is to come again', async () => {
    await settleAppointment(bookingNumber, 'done');
    await enter('staff');
    const { recalls } = words;
    const file = `/${language}/admin/appointments/${idOfAppointment(bookingNumber)}`;
    await page.goto(file);
    const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: recalls.panel }) });
    await panel.getByRole('button').filter({ hasText: /6|٦/ }).click();
    await expect(panel.getByText(recalls.set)).toBeVisible();
    expect(columnOf(bookingNumber, 'recall_state')).toBe('waiting');
    // Enter in the date sets that date, not the first number of months.
    const inAYear = inDays(365);
    await panel.getByLabel(recalls.date).fill(inAYear);
    await panel.getByLabel(recalls.date).press('Enter');
    await expect.poll(() => columnOf(bookingNumber, 'recall_on')).toBe(inAYear);

    await page.goto(`/${language}/admin/recalls`);
    await expect(page.locator('main a[id^="row-"]').first()).toBeVisible();
    // Here the number without its country is somebody else's.
    await expect(page.locator(`main a[href="tel:${phone}"]`)).toHaveText(/^\+966/);
    await page.goto(file);
    await panel.getByRole('button', { name: recalls.withdraw }).click();
    await expect.poll(() => columnOf(bookingNumber, 'recall_state')).toBe('withdrawn');

    // Or the visits are booked at once, by a form that is folded where nothing is recalled.
    await expect(panel.getByLabel(recalls.further.days)).toBeHidden();
    await panel.getByText(recalls.further.title).click();
    await panel.getByLabel(recalls.further.days).fill('30, 90');
    await panel.getByRole('button', { name: recalls.further.submit }).click();
    await expect(panel.getByText(recalls.further.refused.consent)).toBeVisible();
    await expectAccessible(page);
    await panel.getByLabel(recalls.further.consent).check();
    await panel.getByRole('button', { name: recalls.further.submit }).click();
    const booked = page.getByRole('list', { name: words.appointment.series.title });
    await expect(booked.getByRole('listitem')).toHaveCount(2);
  });
});

test('a walk-in has a time, or waits by number', async ({ page, enter, language, words, clock }) => {
  const { branch } = await dueAppointment(language, clock);
  await enter('staff');
  await stopAutoRefresh(page);
  await test.step('without a time', async () => {
    const { queue, panel, walkIn } = words.today;
    const [first, second] = [familyName(), familyName()];
    await openBoard(page, language, branch);
    for (const name of [first, second]) {
      await page.getByRole('link', { name: walkIn.open, exact: true }).click();
      await page.getByLabel(queue.name, { exact: true }).fill(name);
      await page.getByRole('button', { name: queue.submit }).click();
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    }
    await expectAccessible(page);
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(row(first).getByText(queue.next, { exact: true })).toBeVisible();
    await row(second).getByText(panel.before, { exact: true }).click();
    const press = (name: keyof typeof queue.pressOf, of = second) =>
      row(of)
        .getByRole('button', { name: queue.pressOf[name].replace('{name}', of) })
        .click();
    await press('called');
    await expect(row(second).getByText(queue.reasonMissing)).toBeVisible();
    await row(second).getByLabel(panel.reason, { exact: true }).fill('In pain');
    await press('called');
    const because = queue.because.replace('{reason}', '\u2068In pain\u2069');
    await expect(row(second).getByText(because)).toBeVisible();
    await press('done');
    await expect(row(second)).toHaveCount(0);
    await press('left', first);
    await page.getByText(queue.whoLeft, { exact: true }).click();
    await press('waiting', first);
    await expect(row(first).getByText(queue.next, { exact: true })).toBeVisible();
  });

  await test.step('a walk-in has arrived, or is told that none is left', async () => {
    const { today, staffCalendar } = words;
    await openBoard(page, language, branch);
    await page.getByRole('link', { name: today.walkIn.open, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: today.walkIn.title })).toBeVisible();
    const times = page.locator('a[href*="walkIn=yes"]');
    // In the middle of the night nobody works.
    const none = page.getByText(today.walkIn.none);
    await expect(times.first().or(none)).toBeVisible();
    if (await none.isVisible()) return;
    await times.last().click();
    await expect(page.getByRole('heading', { level: 1, name: staffCalendar.new.walkInTitle })).toBeVisible();
    await expectAccessible(page);
    const lastName = familyName();
    await fillCallerForm(page, words, { ...newPatient(language), lastName });
    await page.getByRole('button', { name: staffCalendar.new.walkInSubmit }).click();
    const arrived = new RegExp(`^${literal(today.groups.arrived)}`);
    const waiting = page.getByRole('region', { name: arrived }).getByRole('listitem');
    await expect(waiting.filter({ hasText: lastName }).getByText(today.walkIn.mark)).toBeVisible();
  });
});

test('the status is asked every minute again', async ({ page, enter, language, words }) => {
  const { messages, title } = words.systemStatus;
  const answered = page.getByText(messages.none);
  await enter('manager');
  await page.clock.install();
  await page.goto(`/${language}/admin/system-status`);
  await expect(answered).toBeVisible();
  const form = { name: 'Mona', email: 'mona@news.example', message: 'Hello', elapsed: '9000' };
  const headers = { Origin: environment.siteUrl };
  const sent = await page.request.post(`/${language}/contact/message`, { form, headers });
  expect(await sent.json()).toEqual({ status: 'sent' });
  await expect(async () => {
    await page.clock.fastForward(60_000);
    await expect(answered).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

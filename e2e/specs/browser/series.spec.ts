import type { APIRequestContext, Locator } from '@playwright/test';
import { fillCallerForm } from '../../pages/staff';
import { freeLinks, SLOW, weekOf } from '../../pages/staff-calendar';
import { createAccount, overtake } from '../../support/accounts';
import { addressOf, bookAppointment, doctorOfTest, findFreeTime } from '../../support/appointments';
import { letBegin } from '../../support/clock';
import { columnOf, findAppointment } from '../../support/database';
import { signInAsEditor, untilHeard } from '../../support/editor';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { tabTo } from '../../support/keyboard';
import { type Locale, literal, patternOf } from '../../support/locale';
import { familyName, newPatient, phoneMessagesTo, shortLinkIn } from '../../support/patient';

// It adds services, which others would meet.
test.use({ world: 'series' });

async function publishSeries(request: APIRequestContext, language: Locale, more = {}): Promise<string> {
  const series = { visits: 3, everyDays: 7, toleranceDays: 2, anyDoctor: false };
  const data = { name: `Shots ${language} ${Date.now()}`, series, ...more };
  const editor = await signInAsEditor(request);
  return await untilHeard(() => editor.create({ type: 'service', language, data }));
}

test('staff are shown a series and book it whole', async ({ page, enter, request, language, words }) => {
  const { staffCalendar, appointments } = words;
  const id = await publishSeries(request, language, { takesNoNewBookings: true });
  await enter('staff');
  const service = page.getByLabel(staffCalendar.new.service);
  await page.goto(weekOf(language, doctorOfTest().id));
  await freeLinks(page, words).last().click();
  await expect(page.getByRole('heading', { name: staffCalendar.new.title })).toBeVisible(SLOW);
  const patient = newPatient(language);
  await fillCallerForm(page, words, patient);
  await page.getByLabel(staffCalendar.new.tellBy).selectOption('sms');
  await service.selectOption(id);
  await page.getByRole('button', { name: staffCalendar.new.submit }).click();

  const visits = page.getByRole('region', { name: staffCalendar.new.series });
  await expect(visits.getByRole('listitem')).toHaveCount(3, SLOW);
  await expectAccessible(page);
  // In sight above a form that is longer than the screen.
  const bookAll = page.getByRole('button', { name: staffCalendar.new.seriesSubmit });
  await expect(bookAll).toBeInViewport();
  await bookAll.click();
  const booked = appointments.history.booked.replace('{status}', appointments.status.confirmed);
  await expect(page.getByText(booked)).toBeVisible(SLOW);
  const others = page.getByRole('list', { name: words.appointment.series.title });
  await expect(others.getByRole('listitem')).toHaveCount(3);
  await others.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('-3');

  const third = page.url();

  // So does the patient's, by the one link that they are sent.
  const links = () => phoneMessagesTo(patient.storedPhone).flatMap((text) => shortLinkIn(text) ?? []);
  await expect.poll(links).toHaveLength(1);
  await page.goto(`/${links()[0]}`);
  await expect(others.getByRole('listitem')).toHaveCount(3, SLOW);
  await expectAccessible(page);
  await others.getByRole('link').first().click();
  await expect(page.getByText(/-2$/)).toBeVisible(SLOW);

  // The second visit takes the third with it, once its new times were read out.
  await page.goto(third);
  await others.getByRole('link').last().click();
  await page.getByRole('link', { name: appointments.rescheduleAppointment }).click();
  await page.locator('input[name="time"]').last().check();
  const whichMove = page.getByRole('group', { name: words.appointment.series.whichMove });
  await whichMove.getByRole('radio').last().check();
  await page.getByRole('button', { name: staffCalendar.move.submit }).click();
  await expect(visits.getByRole('listitem')).toHaveCount(2, SLOW);
  const places = words.appointment.series.places.replace('{from}', '2').replace(/\{(to|total)\}/g, '3');
  await expect(visits.getByText(places)).toBeVisible();
  await page.getByRole('button', { name: staffCalendar.move.all }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('-2');
  await expect(others.getByRole('listitem')).toHaveCount(3);

  // Both are canceled, although the reason was forgotten at first.
  const rest = page.getByRole('group', { name: words.appointment.series.which }).getByRole('radio').nth(1);
  const cancel = page.getByRole('button', { name: appointments.move.canceled, exact: true });
  await waitForReact(cancel);
  await rest.check();
  await cancel.click();
  await expect(page.getByText(appointments.move.reasonMissing)).toBeVisible();
  await expect(rest).toBeChecked();
  await page.locator('#reason').fill('The doctor is away');
  await cancel.click();
  await expect(page.getByText(appointments.move.changed)).toBeVisible();
  await page.goto(third);
  await expect(heading.locator('..').getByText(appointments.status.canceled, { exact: true })).toBeVisible();
});

test('a patient books every visit at once', async ({ page, request, booking, language, words }) => {
  const { series, change, cancel } = words.appointment;
  const service = await publishSeries(request, language);
  const single = { name: `Once ${language} ${Date.now()}` };
  const once = await (await signInAsEditor(request)).create({ type: 'service', language, data: single });
  const doctor = doctorOfTest();
  const time = await findFreeTime({ doctor: doctor.id, daysAhead: 3, service }, (times) => times.at(-1));
  const visits = page.getByRole('region', { name: series.title });
  await page.goto(addressOf(time, language));
  await expect(visits.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  // Somebody books the second visit while the form is filled in: the next ones are shown, and booked by a press.
  const [second] = JSON.parse(await page.locator('input[name="laterVisits"]').inputValue());
  await booking.fill(newPatient(language));
  await bookAppointment({ language, time: { ...time, service: once, startsAt: second.startsAt } });
  await booking.send.click();
  await expect(page.getByText(words.booking.outcome.seriesTitle)).toBeVisible(SLOW);
  await expect(visits).toHaveCount(0);
  await page.locator('[data-outcome="taken"] button').click();
  const number = await booking.number();

  const listed = page.getByRole('list', { name: words.appointment.series.title });
  await expect(listed.getByRole('listitem')).toHaveCount(3);
  const startOf = (visit: number) => Number(columnOf(`${number}-${visit}`, 'starts_at'));
  const [next, last] = [startOf(2), startOf(3)];
  expect(next).not.toBe(Date.parse(second.startsAt));
  // The day of an earlier visit is not offered, and that of a later one only with those after it.
  const moveOf = (visit: number) => `/${language}/booking/confirmation/${number}-${visit}/move`;
  const dayOfSecond = new Date(next).toISOString().slice(0, 10);
  await page.goto(`${moveOf(3)}?date=${dayOfSecond}`);
  await expect(page.getByText(words.booking.calendar.visitOfSeries).first()).toBeVisible(SLOW);
  await expect(page.locator(`[data-date="${dayOfSecond}"]`)).toHaveCount(0);
  await page.goto(`${moveOf(2)}?time=${new Date(last).toISOString()}`);
  await expect(page.getByRole('radio', { name: series.one })).toHaveCount(0);
  await expect(page.getByRole('radio')).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.appointment.move.yes }).click();
  await expect(listed.getByRole('listitem')).toHaveCount(3);
  expect(startOf(2)).toBe(last);
  expect(startOf(3)).toBeGreaterThan(last);

  await page.getByRole('link', { name: change.cancel }).click();
  await page.getByRole('radio').nth(1).check();
  await overtake(`${number}-2`);
  await page.getByRole('button', { name: cancel.yes }).click();
  await expect(page.getByText(words.appointment.outcome.conflict.title)).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.getByRole('button', { name: cancel.yes }).click();
  await expect(listed.getByText(words.booking.confirmation.statusCanceled)).toHaveCount(2);
});

// The last one: time passes in it.
test.describe('at a desk', () => {
  test.use({ screens: ['desktop'] });

  test('a working day by keyboard alone', async ({ page, language, words, clock }) => {
    const { account, appointments, calls } = words;
    const press = async (target: Locator, key = 'Enter') => {
      await tabTo(page, target);
      await page.keyboard.press(key);
    };
    const type = async (target: Locator, text: string) => {
      await tabTo(page, target);
      await page.keyboard.type(text);
    };
    const staff = await createAccount('staff');
    const signIn = async () => {
      await type(page.getByRole('textbox', { name: account.login.identifier }), staff.email);
      await type(page.getByLabel(account.login.password, { exact: true }), staff.password);
      await page.keyboard.press('Enter');
    };
    await page.goto(`/${language}/admin`);
    await signIn();
    await expect(page.getByRole('heading', { level: 1, name: appointments.title })).toBeVisible();

    // The list is open; what the patient sends appears in it by itself.
    const lastName = familyName();
    const email = `${lastName.toLowerCase()}@example.org`;
    const phone = newPatient(language).storedPhone;
    const { bookingNumber } = await bookAppointment({ language, person: { lastName, email, phone } });
    const row = page.getByRole('link', { name: appointments.open.replace('{number}', bookingNumber) });
    await expect(row).toBeVisible();
    const news = new RegExp(`^${literal(appointments.arrival.news).replace(/\\\{found\\\}/, '.+')}$`);
    await expect(page.getByRole('status').filter({ hasText: news })).toHaveCount(1);

    await press(row);
    await expect(page.getByText(appointments.mails.title)).toBeVisible();
    await press(page.getByRole('button', { name: calls.this.open }));

    // The first call: nobody answers. The focus is where the keys count, and they lead to the answers.
    const call = page.getByRole('region', { name: lastName });
    await expect(call).toBeFocused();
    await expectAccessible(page);
    await expect(call.locator('#call-phone')).toHaveAttribute('href', `tel:${phone}`);
    const number = new RegExp(bookingNumber.replaceAll('-', ''));
    await expect(call.locator('#call-whatsapp')).toHaveAttribute('href', number);
    await call.focus();
    await page.keyboard.press('2');
    const tryAgain = page.getByRole('combobox', { name: calls.desk.tryAgain });
    await expect(tryAgain).toBeFocused();
    await tryAgain.selectOption('15');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(calls.feedback.noAnswer)).toBeVisible();
    await expect(page.getByRole('button', { name: calls.desk.next })).toBeFocused();

    // Found again by name, which is in no address; called again and confirmed.
    await page.goto(`/${language}/admin/appointments`);
    const search = page.getByRole('searchbox', { name: appointments.filter.q });
    await type(search, lastName);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=[a-z0-9]{10}/);
    expect(page.url()).not.toContain(lastName);
    await expect(search).toHaveValue(lastName);
    await expect(page.getByRole('row')).toHaveCount(2);
    await press(row);
    await expect(page.getByText(patternOf(appointments.history.noAnswer))).toBeVisible();
    const file = page.url();
    await press(page.getByRole('button', { name: calls.this.open }));
    await expect(call).toBeFocused();
    await page.keyboard.press('1');
    await expect(page.getByRole('button', { name: calls.desk.confirmed })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(calls.feedback.confirmed)).toBeVisible();

    // The appointment takes place; that the patient is told: backend/tests/appointment-mail.test.ts.
    await page.goto(file);
    await expect(page.getByText(appointments.history.phone.confirmed)).toBeVisible();
    await expect(page.getByRole('button', { name: appointments.move.done })).toHaveCount(0);
    await press(page.getByRole('button', { name: appointments.move.canceled, exact: true }));
    await expect(page.getByText(appointments.move.reasonRequired)).toBeFocused();
    await expect(page.getByText(appointments.move.reasonMissing)).toBeVisible();
    await letBegin(clock, bookingNumber);
    await page.goto(file);
    await signIn();
    await press(page.getByRole('button', { name: appointments.move.done }));
    await expect(page.getByText(appointments.move.changed)).toBeFocused();
    expect(findAppointment(bookingNumber)?.status).toBe('done');

    await page.goto(file);
    await press(page.getByRole('button', { name: account.logout }));
    await expect(page.getByRole('heading', { level: 1, name: account.login.title })).toBeVisible();
  });
});

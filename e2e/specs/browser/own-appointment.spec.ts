import type { Page } from '@playwright/test';
import { openFarDay, timesOfDay } from '../../pages/booking';
import {
  bookAppointment,
  doctorOfTwoBranches,
  findFreeTime,
  holdAppointment,
} from '../../support/appointments';
import { columnOf, findAppointment } from '../../support/database';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { holdScripts, SCRIPT, waitForRouter } from '../../support/hydration';
import { codeSentTo, inDigitsOf, newPatient, phoneMessagesTo, shortLinkIn } from '../../support/patient';

const FEE = /EGP\s\d|\d\sجنيه/;

test('on another device an appointment is opened, moved, canceled', async ({ page, language, words }) => {
  const person = { email: 'earlier@example.com' };
  const doctor = doctorOfTwoBranches().id;
  const { bookingNumber, manageKey } = await bookAppointment({ language, doctor, person });
  const stored = () => findAppointment(bookingNumber);
  const { appointment, booking, waitingList } = words;
  const { keep, change, cancel, undo, own, move } = appointment;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const press = (name: string) => page.getByRole('button', { name }).click();
  const follow = (name: string) => page.getByRole('link', { name }).click();

  // The answer about moving and cancelling leads to the appointment, once its link was opened here.
  const list = page.locator(`a[href="/${language}/booking/confirmation"]`);
  const answer = page.locator('main details', { has: list });
  await page.goto(`/${language}/faq`);
  await answer.locator('summary').click();
  await answer.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.title);
  await expect(page.getByRole('link', { name: bookingNumber })).toHaveCount(0);
  await page.goto(`/${language}/booking/confirmation/${bookingNumber}#${manageKey}`);
  await expect(heading(booking.confirmation.title)).toBeVisible();
  await expect(page.getByText(bookingNumber)).toBeVisible();
  await page.goto(`/${language}/booking/confirmation`);
  await follow(bookingNumber);
  await expect(heading(booking.confirmation.title)).toBeVisible();

  const { ask, asked, stop } = waitingList.earlier;
  await press(ask);
  await expect(page.getByText(asked)).toBeVisible();
  await press(stop);
  await expect(page.getByRole('button', { name: ask })).toBeVisible();

  // Their content, and access to them: http/own-appointments.spec.ts.
  const file = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(file(keep.calendar)).toHaveAttribute('href', /\/appointment\.ics$/);
  await expect(file(keep.pdf)).toHaveAttribute('href', /\/appointment\.pdf$/);

  await test.step('it is moved to another branch, and by a link that was sent', async () => {
    const question = page.getByRole('heading', { level: 1, name: move.question });
    const before = columnOf(bookingNumber, 'branch');
    await follow(change.move);
    await expect(page.getByRole('heading', { level: 1, name: move.title })).toBeVisible();
    const branches = page.getByRole('navigation', { name: move.branch }).getByRole('link');
    await expect(page.getByText(move.sameDoctor)).toBeVisible();
    await branches.nth(1).click();
    await expect(branches.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('main')).toContainText(FEE);
    await openFarDay(page, language);
    await timesOfDay(page).last().click();
    await expect(question).toBeVisible();
    await expect(page.getByRole('main')).toContainText(FEE);
    await press(move.yes);
    await expect(heading(booking.confirmation.title)).toBeVisible();
    const at = String(columnOf(bookingNumber, 'branch'));
    expect(at).not.toBe(before);

    const moved = stored()?.startsAt;
    const { startsAt } = await findFreeTime({ doctor, at, daysAhead: 24 });
    const link = new URLSearchParams({ time: startsAt.replace(':00.000Z', 'Z') });
    await page.goto(`/${language}/v/${bookingNumber.replaceAll('-', '')}?${link}#${manageKey}`);
    await expect(question).toBeVisible();
    expect(stored()?.startsAt).toEqual(moved);
    await press(move.yes);
    await expect(heading(booking.confirmation.title)).toBeVisible();
    expect(stored()?.startsAt).toEqual(new Date(startsAt));
  });

  await test.step('it is canceled, and that taken back while the time is free', async () => {
    const before = stored();
    await follow(change.cancel);
    await expect(heading(cancel.question)).toBeVisible();
    await press(cancel.yes);
    await expect(heading(booking.confirmation.titleCanceled)).toBeVisible();
    expect(stored()?.status).toBe('canceled');
    await expectAccessible(page);
    await press(undo.yes);
    await expect(heading(booking.confirmation.title)).toBeVisible();
    expect(stored()).toEqual(before);

    // Canceled in one tab, and the time booked by somebody else before it is taken back in this one.
    await follow(change.cancel);
    await press(cancel.yes);
    await expect(page.getByRole('button', { name: undo.yes })).toBeVisible();
    await bookAppointment({ language, timeOf: bookingNumber });
    await press(undo.yes);
    await expect(heading(undo.refused.taken.title)).toBeVisible();
    await expectAccessible(page);
    expect(stored()?.status).toBe('canceled');
  });
});

const ZONE = { en: 'Egypt Time', ar: 'توقيت مصر' };

/** Returns where the parts of the page begin and how high they are, in CSS pixels. */
function placesOf(page: Page): Promise<number[][]> {
  const parts = page.locator('header, main :is(h1, h2, h3, h4, p, dt, dd, td, li, form, article)');
  return parts.evaluateAll((all) => {
    const boxes = all.map((element) => element.getBoundingClientRect());
    return boxes.map(({ top, height }) => [top, height].map(Math.round));
  });
}

// Only the script knows the reader's zone: this test reads far from the clinic (playwright.config.ts).
test('nothing moves when the zone is named beside a time', async ({ page, context, language }) => {
  const booked = await bookAppointment({ language });
  await holdAppointment(context, booked);
  const own = `/${language}/booking/confirmation/${booked.bookingNumber}`;
  const times = `/${language}/booking?by=doctor&doctor=1&branch=1&specialty=1&service=1`;
  for (const path of [own, `${own}/cancel`, times])
    await test.step(path, async () => {
      const release = await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('footer').first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      const note = page.getByText(ZONE[language]).first();
      await expect(note).toHaveCount(0);
      const before = await placesOf(page);
      release();
      await expect(note).toBeVisible();
      // A text that fills its reserved place moves nothing.
      const after = await placesOf(page);
      const shown = before.flatMap(([, height], index) => (height ? [index] : []));
      const of = (places: number[][]) => shown.map((index) => places[index]);
      expect.soft(after.length, path).toBe(before.length);
      expect.soft(of(after), path).toEqual(of(before));
      await page.unroute(SCRIPT);
    });
});

test.describe('a reader with the clock of the branch', () => {
  test.use({ timezoneId: 'Africa/Cairo' });

  test('is told nothing of zones, and corrects a wrong digit', async ({ page, booking, language, words }) => {
    const { confirmation } = words.booking;
    const { correct } = words.appointment;
    const { bookingNumber, manageKey } = await bookAppointment({ language });
    await page.goto(`/${language}/booking/confirmation/${bookingNumber}#${manageKey}`);
    await expect(page.getByRole('heading', { name: confirmation.title })).toBeVisible();
    await expect(page.getByRole('link', { name: confirmation.correct })).toBeVisible();
    // Only the script would name a zone.
    await waitForRouter(page);
    await expect(page.getByText(ZONE[language])).toHaveCount(0);

    await page.getByRole('link', { name: confirmation.correct }).click();
    await expect(page.getByRole('heading', { level: 1, name: correct.title })).toBeVisible();
    const save = page.getByRole('button', { name: correct.save });
    await booking.lastName.fill('Corrected');
    await booking.phone.fill('12');
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: words.booking.form.errorTitle })).toBeVisible();
    await expect(booking.phone).toHaveAttribute('aria-invalid', 'true');
    await expect(booking.lastName).toHaveValue('Corrected');
    await expect(booking.phone).toHaveValue('12');
    await expectAccessible(page);
    const right = newPatient(language);
    await booking.phone.fill(right.phone);
    await save.click();
    await expect(page.getByRole('heading', { name: confirmation.title })).toBeVisible();
    await expect(page.getByText('Corrected')).toBeVisible();
    expect(columnOf(bookingNumber, 'phone')).toBe(right.storedPhone);
    expect(columnOf(bookingNumber, 'last_name')).toBe('Corrected');
  });
});

test('by SMS alone a phone shows its bookings', async ({ page, browser, language, words }) => {
  const patient = newPatient(language);
  const { bookingNumber } = await bookAppointment({ language, person: { phone: patient.storedPhone } });
  const { phoneProof } = words;
  await page.goto(`/${language}/my-bookings`);
  const phoneField = page.getByRole('textbox', { name: new RegExp(`^${phoneProof.phone} \\(`) });
  await phoneField.fill(patient.phone);
  const send = page.getByRole('button', { name: phoneProof.send, exact: true });
  await send.click();

  const field = page.getByRole('textbox', { name: phoneProof.code });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  const code = await codeSentTo(patient.storedPhone);
  await field.fill(code === '000000' ? '111111' : '000000');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  // Asked for again too soon: the one that was sent stays good.
  await page.getByRole('button', { name: phoneProof.again }).click();
  await expect(page.getByRole('status')).toContainText(/\d/);
  await page.getByRole('button', { name: phoneProof.otherNumber }).click();
  await expect(phoneField).toBeFocused();
  await send.click();
  await field.fill(inDigitsOf(language, code));
  await page.getByRole('button', { name: phoneProof.verify }).click();

  await expect(page.getByText(bookingNumber)).toBeVisible();
  await expectAccessible(page);
  // Nothing of the person stands in an address.
  await expect(page).toHaveURL(new RegExp(`/${language}/my-bookings$`));
  await page.getByRole('button', { name: phoneProof.list.manage }).click();
  await expect(page).toHaveURL(new RegExp(`/booking/confirmation/${bookingNumber}#`));

  const lost = await browser.newPage({ javaScriptEnabled: false });
  await lost.goto(`/${language}/my-bookings`);
  for (const { phone } of [newPatient(language), patient]) {
    await lost.getByRole('textbox', { name: phoneProof.link.label }).fill(phone);
    await lost.getByRole('button', { name: phoneProof.link.send }).click();
    await expect(lost.getByText(phoneProof.link.sent)).toBeVisible();
  }
  const links = () => phoneMessagesTo(patient.storedPhone).flatMap((text) => shortLinkIn(text) ?? []);
  await expect.poll(links).toHaveLength(1);
  await expect(lost.getByText(bookingNumber)).toHaveCount(0);
  await lost.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a mother proves her phone, and types no name again', async ({ page, plain, language, words }) => {
    const patient = newPatient(language);
    const phone = patient.storedPhone;
    for (const firstName of ['Omar', 'Salma', 'Nour'])
      await bookAppointment({ language, person: { phone, firstName, lastName: 'Hany' } });
    const { form } = words.booking;
    await plain.prepare(patient);
    await plain.send.click();

    const code = page.getByRole('textbox', { name: form.code.label });
    await code.fill('12');
    await plain.send.click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(plain.firstName).toHaveValue(patient.firstName);
    await code.fill(await codeSentTo(phone));
    await plain.send.click();
    expect(findAppointment(await plain.number())).toMatchObject({ phone, firstName: patient.firstName });

    // Told which limit it is: the sister can still be booked for.
    await plain.prepare(patient);
    await plain.send.click();
    await expect(page.getByRole('heading', { name: words.booking.outcome.dayLimitTitle })).toBeVisible();

    // The phone is proved: whoever it was booked for is a press away.
    await plain.open();
    const known = page.getByRole('group', { name: form.known.title });
    await known.getByRole('button', { name: /Salma/ }).click();
    await expect(plain.firstName).toHaveValue('Salma');
    await expect(plain.lastName).toHaveValue('Hany');
    await expect(plain.age).toHaveValue('34');
    await page.getByRole('button', { name: form.known.someoneElse }).click();
    await expect(plain.firstName).toHaveValue('');
    await expect(plain.phone).not.toHaveValue('');
  });
});

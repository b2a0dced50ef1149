import { bookAppointment, cancelAppointment, doctorOfTest } from '../../support/appointments';
import { cardPhoto, wrongFiles } from '../../support/card-pictures';
import { columnOf, findAppointment, firstValue, queryDatabase } from '../../support/database';
import { runJobs } from '../../support/environment';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { holdScripts, waitForReact } from '../../support/hydration';
import { literal } from '../../support/locale';
import { EMERGENCY, landline, newPatient } from '../../support/patient';

/** Far enough ahead that no other test takes a time of that day. */
const FAR_DAY = 25;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one plain page books, with nothing in its address', async ({ page, plain, language, words }) => {
    const patient = { ...newPatient(language), phone: landline() };
    const { form } = words.booking;
    const [before = ''] = form.callBy.split('{time}');
    const call = new RegExp(String.raw`${literal(before)}\d{1,2}(:\d\d)? .+\d{1,2}.+[\d ]{5,}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await plain.open();
    await expect(page.getByText(call)).toHaveCount(0);
    await plain.firstName.fill(patient.firstName);
    await plain.showTimes();
    await expect(plain.times.first(), 'on the first screen of a phone').toBeInViewport({ ratio: 1 });
    await expect(page.getByText(call)).toBeVisible();
    await expect(plain.firstName).toHaveValue(patient.firstName);

    await plain.send.click();
    await expect(plain.fault(words.plainBooking.faults.timeRequired)).toBeVisible();
    await expect(plain.phone).toHaveAttribute('aria-invalid', 'true');
    await expect(plain.firstName).toHaveValue(patient.firstName);
    expect(page.url()).not.toContain(encodeURIComponent(patient.firstName));

    await plain.fill(patient);
    await expect(page.locator('#news')).not.toBeChecked();
    await expect(page.getByRole('radio', { name: form.tellByNo })).toBeChecked();
    await expect(page.getByRole('radio', { name: form.tellByWhatsapp })).toBeVisible();
    await plain.email.fill('mona@gmial.com');
    await plain.notes.fill(EMERGENCY[language]);
    await plain.send.click();
    // A possible emergency is answered with what to do now, before what is missing; sent again, it is taken.
    const warning = page.getByText(words.search.urgent);
    await expect(warning).toBeVisible();
    await expect(page.locator('#phone-question')).toHaveCount(0);
    await expect(plain.fault(words.plainBooking.faults.timeRequired)).toHaveCount(0);
    await plain.times.last().check();
    await plain.send.click();
    await expect(warning).toHaveCount(0);
    // A likely slip of the hand is asked about.
    await expect(page.locator('#phone-question')).toContainText(language === 'ar' ? 'مصر؟' : 'Egypt?');
    await expect(page.locator('#email-question')).toContainText('mona@gmail.com');
    await expect(plain.phone).toHaveAccessibleDescription(/20\s50/);
    await plain.email.fill('mona@gmail.com');
    await plain.send.click();

    const { firstName } = patient;
    const phone = `+2${patient.phone}`;
    const stored = { status: 'pending', firstName, phone, locale: language };
    expect(findAppointment(await plain.number())).toMatchObject(stored);
    expect(page.url()).not.toContain(encodeURIComponent(firstName));
    // Whoever did not answer is not written to: a message is stored with the booking, in one transaction.
    expect(queryDatabase('SELECT id FROM outbox_messages WHERE recipient = ?', phone)).toEqual([]);
  });

  test('a form books once, a company by card', async ({ page, plain, language, words }) => {
    await test.step('a form that has booked', async () => {
      const { outcome } = words.booking;
      const parent = newPatient(language);
      const key = page.locator('input[name="idempotencyKey"]');
      await plain.prepare(parent);
      const used = await key.inputValue();
      const time = await page.locator('input[name="time"]:checked').inputValue();
      const choices = { doctor: '', branch: '', service: '' };
      for (const name of ['doctor', 'branch', 'service'] as const)
        choices[name] = await page.locator(`#${name}`).inputValue();
      // Left open there, it is asked about in the other flow before anything is said of the booking.
      choices.service ||=
        (await page.locator('#service option:not([value=""])').first().getAttribute('value')) ?? '';
      await plain.send.click();
      await plain.number();
      await plain.open();
      await expect(page.getByRole('heading', { name: outcome.bookedTitle })).toBeVisible();
      const booked = new URLSearchParams({ by: 'doctor', ...choices, time });
      await page.goto(`/${language}/booking?${booked}`);
      // A doctor of several specialties: this flow asks for one first.
      const specialty = page.getByRole('main').locator('a[href*="specialty="]').first();
      if ((await specialty.count()) > 0) await specialty.click();
      await expect(page.getByRole('heading', { name: outcome.bookedTitle })).toBeVisible();
      await expect(page.getByText(outcome.goneTitle)).toHaveCount(0);

      // The same patient once more with the same doctor on the same day: nothing is said of what is booked.
      await plain.prepare({ ...parent, firstName: ` ${parent.firstName} ` });
      await plain.send.click();
      await expect(page.getByRole('heading', { name: outcome.limitTitle })).toBeVisible();
      await expect(page.getByText(outcome.limitText)).toBeVisible();

      // A form that has booked, as the way back shows it, books nobody else: it leads to another one.
      await plain.prepare({ ...parent, firstName: 'Salma' });
      await key.evaluate((field, value) => field.setAttribute('value', value), used);
      await plain.send.click();
      await expect(page.getByRole('heading', { name: outcome.reusedTitle })).toBeVisible();
      await page.getByRole('link', { name: outcome.startNew }).click();
      await expect(key).not.toHaveValue(used);
    });

    await test.step('a company', async () => {
      const { booking, cards } = words;
      await plain.open();
      await plain.showTimes();
      const former = await plain.times.first().inputValue();
      await plain.change.click();
      await plain.day.selectOption({ index: FAR_DAY });
      const asked = await plain.day.inputValue();
      await plain.showAgain.click();
      await expect(plain.times.first()).not.toHaveValue(former);
      // The day itself, or the next one on which the doctor works, and no time before it.
      expect((await page.locator('#date').inputValue()).localeCompare(asked)).toBeGreaterThanOrEqual(0);
      for (const value of await plain.times.evaluateAll((all) => all.map((one) => one.getAttribute('value'))))
        expect(Date.parse(value ?? '')).toBeGreaterThan(Date.parse(`${asked}T00:00Z`) - 86_400_000 / 2);

      const front = page.getByLabel(booking.form.cardFront, { exact: true });
      const back = page.getByLabel(booking.form.cardBack, { exact: true });
      await expect(front).toBeHidden();
      await page.getByRole('radio', { name: booking.form.company }).check();
      await expect(front).toBeVisible();
      await front.setInputFiles(await cardPhoto('#0b4a8f'));
      const [document] = wrongFiles();
      if (document) await back.setInputFiles(document.file);
      await plain.send.click();
      await expect(plain.fault(cards.faults.notAPicture)).toBeVisible();
      await expect(plain.fault(booking.faults.cardFront.required)).toHaveCount(0);
      await expect(front).toHaveAccessibleDescription(cards.kept);

      await plain.times.first().check();
      await plain.fill(newPatient(language));
      await page.getByRole('combobox', { name: words.plainBooking.organisation }).selectOption({ index: 1 });
      await back.setInputFiles(await cardPhoto('#0b7a75'));
      await plain.send.click();
      const sql = `SELECT c.side, a.contract_type AS type FROM cards c JOIN appointments a ON a.document_id = c.appointment
      WHERE a.booking_number = ? ORDER BY c.side`;
      const sides = ['back', 'front'].map((side) => ({ side, type: 'company' }));
      expect(queryDatabase(sql, await plain.number())).toEqual(sides);
    });
  });

  test('a patient joins the waiting list and accepts a time', async ({ page, plain, language, words }) => {
    const { waitingList, booking } = words;
    const patient = newPatient(language);
    const doctor = doctorOfTest();
    const given = await bookAppointment({ language, doctor: doctor.id });
    await page.goto(`/${language}/booking/waiting-list?doctor=${doctor.number}`);
    await expect(page.getByRole('combobox', { name: waitingList.form.doctor })).toHaveValue(doctor.id);
    const branch = page.locator(`input[type=checkbox][value="${columnOf(given.bookingNumber, 'branch')}"]`);
    await branch.check();
    await plain.fillPerson(patient);
    const send = page.getByRole('button', { name: waitingList.form.send });
    await send.click();
    await expect(page.getByText(waitingList.faults.nobodyTold).first()).toBeVisible();
    await expect(plain.firstName).toHaveValue(patient.firstName);
    await expect(branch).toBeChecked();
    await plain.email.fill('waits@example.com');
    await send.click();
    await expect(page.getByRole('heading', { name: waitingList.own.titles.waiting })).toBeVisible();

    const [number = ''] = /\d{3}-\d{3}-\d{3}/.exec(page.url()) ?? [];
    await runJobs();
    await cancelAppointment(given);
    await runJobs();
    await page.goto(`/${language}/w/${number.replace(/-/g, '')}`);
    await expect(page.getByRole('heading', { name: waitingList.own.offered })).toBeVisible();
    await page.getByRole('button', { name: waitingList.own.accept }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/booking/confirmation/`));
    await expect(page.getByRole('heading', { name: booking.confirmation.title })).toBeVisible();
    const booked = 'SELECT starts_at FROM appointments WHERE phone = ?';
    expect(firstValue(booked, patient.storedPhone)).toBe(columnOf(given.bookingNumber, 'starts_at'));

    // Its link leads to what it came to.
    await page.goto(`/${language}/w/${number.replace(/-/g, '')}`);
    await expect(page.getByRole('heading', { name: waitingList.own.titles.booked })).toBeVisible();
    await page.getByRole('link', { name: booking.outcome.bookedLink }).click();
    await expect(page.getByRole('heading', { name: booking.confirmation.title })).toBeVisible();
  });
});

test('the plain page says what is missing, and keeps the rest', async ({ page, plain, language, words }) => {
  await test.step('what is chosen while an answer is on its way stands in the form that comes with it', async () => {
    await plain.open();
    await waitForReact(plain.show);
    await plain.show.click();
    await expect(plain.summary).toBeVisible();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/booking-old', (route) => answered.then(() => route.continue()));
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/booking-old')) sent += 1;
    });
    await plain.show.click();
    await expect.poll(() => sent).toBe(1);
    // Pressed again meanwhile, it is not sent again.
    await plain.show.click();
    const number = String(doctorOfTest().number);
    await plain.doctor.selectOption(number);
    await page.locator('#service').selectOption({ index: 1 });
    const redrawn = await page.locator('#doctor').elementHandle();
    // Somebody is as quick as a hand can be: chooses in the new form in the moment when it is there.
    await page.evaluate(() => {
      const former = document.querySelector('#service');
      new MutationObserver((_, observer) => {
        const service = document.querySelector('#service');
        if (!(service instanceof HTMLSelectElement) || service === former) return;
        observer.disconnect();
        service.selectedIndex = 2;
        for (const type of ['input', 'change']) service.dispatchEvent(new Event(type, { bubbles: true }));
      }).observe(document.body, { childList: true, subtree: true });
    });
    answer();
    await expect.poll(() => redrawn?.evaluate((element) => element.isConnected)).toBe(false);
    expect(sent).toBe(1);
    await expect(plain.doctor).toHaveValue(number);
    await expect(page.locator('#service')).toHaveJSProperty('selectedIndex', 2);
    await expect(plain.fault(words.plainBooking.faults.doctorRequired)).toHaveCount(0);
    await expect(plain.fault(words.plainBooking.faults.branchRequired)).toBeVisible();
  });

  await test.step('an error leaves when its field is mended, also where that is before the script comes', async () => {
    const { faults } = words.plainBooking;
    const release = await holdScripts(page);
    await page.goto(`/${language}/booking-old`, { waitUntil: 'domcontentloaded' });
    await plain.show.click();
    await expect(plain.fault(faults.doctorRequired)).toBeVisible();
    await expect(plain.fault(faults.branchRequired)).toBeVisible();
    const labels = await plain.doctor.locator('option').allTextContents();
    const several = labels.findIndex((label) => /[,،] .*\)$/.test(label));
    await plain.doctor.selectOption({ index: several });
    release();
    await expect(plain.fault(faults.doctorRequired)).toHaveCount(0);
    await plain.show.click();
    await expect(plain.fault(faults.branchRequired)).toBeVisible();
    await plain.branch.selectOption({ index: 1 });
    await expect(plain.summary).toHaveCount(0);

    await plain.showTimes();
    await plain.send.click();
    await expect(plain.summary).toBeVisible();
    await expectAccessible(page);
    await expect(plain.phone).toHaveAttribute('aria-invalid', 'true');
    await plain.phone.pressSequentially('0100123');
    await expect(plain.phone).toHaveAttribute('aria-invalid', 'true');
    await plain.phone.pressSequentially('4567');
    await expect(plain.phone).not.toHaveAttribute('aria-invalid', 'true');
    await expect(plain.phone).toBeFocused();
    await expect(plain.fault(words.booking.faults.phone.required)).toHaveCount(0);
    await plain.times.last().check();
    await expect(plain.fault(faults.timeRequired)).toHaveCount(0);
    await expect(plain.firstName).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a press after another choice is sent too, while an answer is on its way', async () => {
    await plain.open();
    await waitForReact(plain.show);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/booking-old', (route) => answered.then(() => route.fallback()));
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/booking-old')) sent += 1;
    });
    await plain.show.click();
    await expect.poll(() => sent).toBe(1);
    await plain.doctor.selectOption(String(doctorOfTest().number));
    await plain.show.click();
    answer();
    await expect.poll(() => sent).toBe(2);
    await expect(plain.fault(words.plainBooking.faults.doctorRequired)).toHaveCount(0);
  });
});

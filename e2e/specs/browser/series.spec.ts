import { fillCallerForm } from '../../pages/staff';
import { freeLinks, SLOW, weekOf } from '../../pages/staff-calendar';
import { enterAs } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { addressOf, listFreeTimes } from '../../support/booked-appointment';
import { columnOf } from '../../support/database';
import { doctorOfTest } from '../../support/doctors';
import { signInAsEditor } from '../../support/editor';
import { expect, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';
import { phoneMessagesTo, shortLinkIn } from '../../support/patient-mail';

// It adds a service, which others would meet.
test.use({ world: 'series' });

test('staff are shown every visit of a series, and book them all by the next press', async ({
  page,
  context,
  request,
  language,
  words,
}) => {
  const { staffCalendar, appointments } = words;
  const editor = await signInAsEditor(request);
  const name = `Injections ${language} ${Date.now()}`;
  const series = { visits: 3, everyDays: 7, toleranceDays: 2, anyDoctor: false };
  const data = { name, series, takesNoNewBookings: true };
  const id = await editor.create({ type: 'service', language, data });
  await enterAs(context, 'staff');
  await page.goto(weekOf(language, doctorOfTest().id));
  await freeLinks(page, words).last().click();
  await expect(page.getByRole('heading', { name: staffCalendar.new.title })).toBeVisible(SLOW);
  const patient = newPatient(language);
  await fillCallerForm(page, words, patient);
  await page.getByLabel(staffCalendar.new.tellBy).selectOption('sms');
  await page.getByLabel(staffCalendar.new.service).selectOption(id);
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
  // The page of one visit leads to the others.
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
  await page
    .getByRole('group', { name: words.appointment.series.whichMove })
    .getByRole('radio')
    .last()
    .check();
  await page.getByRole('button', { name: staffCalendar.move.submit }).click();
  await expect(visits.getByRole('listitem')).toHaveCount(2, SLOW);
  const places = words.appointment.series.places.replace('{from}', '2').replace(/\{(to|total)\}/g, '3');
  await expect(visits.getByText(places)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: staffCalendar.move.all }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('-2');
  await expect(others.getByRole('listitem')).toHaveCount(3);
});

test('a patient is shown every visit of a series, books them all, and moves and cancels the rest', async ({
  page,
  browser,
  request,
  booking,
  language,
  words,
}) => {
  const { series, change, cancel } = words.appointment;
  const editor = await signInAsEditor(request);
  const rhythm = { visits: 3, everyDays: 7, toleranceDays: 2, anyDoctor: false };
  const data = { name: `Shots ${language} ${Date.now()}`, series: rhythm };
  const service = await editor.create({ type: 'service', language, data });
  const doctor = doctorOfTest();
  const free = await listFreeTimes({ doctor: doctor.id, daysAhead: 3, service });
  const time = free.at(-1);
  if (!time) throw new Error('There is no free time.');
  const visits = page.getByRole('region', { name: series.title });
  // The notice of the new service is on its way to the website.
  await expect(async () => {
    await page.goto(addressOf(time, language));
    await booking.answer();
    await expect(visits.getByRole('listitem')).toHaveCount(3);
  }).toPass();
  await expectAccessible(page);
  // Somebody else who comes to the same time hears that it is taken, not that a later visit has none.
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(page.url());
  const alert = stranger.getByRole('alert');
  await expect(alert.filter({ hasText: words.booking.outcome.goneTitle })).toBeVisible(SLOW);
  await expect(alert.filter({ hasText: series.goneTitle })).toHaveCount(0);
  await other.close();
  await booking.fill(newPatient(language));
  await booking.send.click();
  const number = await booking.number();

  const listed = page.getByRole('list', { name: words.appointment.series.title });
  await expect(listed.getByRole('listitem')).toHaveCount(3);
  const startOf = (visit: number) => Number(columnOf(`${number}-${visit}`, 'starts_at'));
  const [second, last] = [startOf(2), startOf(3)];
  // The day of an earlier visit is not offered, and that of a later one only with those after it.
  const moveOf = (visit: number) => `/${language}/booking/confirmation/${number}-${visit}/move`;
  const dayOfSecond = new Date(second).toISOString().slice(0, 10);
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
  await expectAccessible(page);
  await page.getByRole('button', { name: cancel.yes }).click();
  await expect(listed.getByText(words.booking.confirmation.statusCanceled)).toHaveCount(2);
});

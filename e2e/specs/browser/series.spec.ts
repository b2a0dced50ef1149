import { fillCallerForm } from '../../pages/staff';
import { freeLinks, SLOW, weekOf } from '../../pages/staff-calendar';
import { enterAs } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { listFreeTimes } from '../../support/booked-appointment';
import { firstValue } from '../../support/database';
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
  await page.getByRole('button', { name: staffCalendar.new.seriesSubmit }).click();
  const booked = appointments.history.booked.replace('{status}', appointments.status.confirmed);
  await expect(page.getByText(booked)).toBeVisible(SLOW);
  // The page of one visit leads to the others.
  const others = page.getByRole('list', { name: words.appointment.series.title });
  await expect(others.getByRole('listitem')).toHaveCount(3);
  await others.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('-3');

  // So does the patient's, by the one link that they are sent.
  const links = () => phoneMessagesTo(patient.storedPhone).flatMap((text) => shortLinkIn(text) ?? []);
  await expect.poll(links).toHaveLength(1);
  await page.goto(`/${links()[0]}`);
  await expect(others.getByRole('listitem')).toHaveCount(3, SLOW);
  await expectAccessible(page);
  await others.getByRole('link').first().click();
  await expect(page.getByText(/-2$/)).toBeVisible(SLOW);
});

test('a patient is shown every visit of a series, books them all, and cancels the rest of them', async ({
  page,
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
  const { branch = '', startsAt = '' } = free.at(-1) ?? {};
  const query = new URLSearchParams({
    by: 'doctor',
    doctor: String(doctor.number),
    branch: numberOf('branches', branch),
    service: numberOf('services', service),
    time: startsAt,
  });
  const visits = page.getByRole('region', { name: series.title });
  // The notice of the new service is on its way to the website.
  await expect(async () => {
    await page.goto(`/${language}/booking?${query}`);
    await booking.answer();
    await expect(visits.getByRole('listitem')).toHaveCount(3);
  }).toPass();
  await expectAccessible(page);
  await booking.fill(newPatient(language));
  await booking.send.click();
  await booking.number();

  const listed = page.getByRole('list', { name: words.appointment.series.title });
  await expect(listed.getByRole('listitem')).toHaveCount(3);
  await listed.getByRole('link').first().click();
  await page.getByRole('link', { name: change.cancel }).click();
  await page.getByRole('radio').nth(1).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: cancel.yes }).click();
  await expect(listed.getByText(words.booking.confirmation.statusCanceled)).toHaveCount(2);
});

const numberOf = (table: 'branches' | 'services', id: string) =>
  String(firstValue(`SELECT number FROM ${table} WHERE document_id = ? LIMIT 1`, id));

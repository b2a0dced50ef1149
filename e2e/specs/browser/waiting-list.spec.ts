import { fillWaitingForm } from '../../pages/staff';
import { bookAppointment, cancelAppointment } from '../../support/booked-appointment';
import { columnOf, firstValue } from '../../support/database';
import { branchOf, doctorOfTest } from '../../support/doctors';
import { runJobs } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { newPatient } from '../../support/patient';

test.use({ javaScriptEnabled: false });

test('without script a patient joins the waiting list and accepts', async ({ page, language, words }) => {
  const { waitingList, booking } = words;
  const patient = newPatient(language);
  const doctor = doctorOfTest();
  const given = await bookAppointment({ language, doctor: doctor.id });
  await page.goto(`/${language}/booking/waiting-list?doctor=${doctor.number}`);
  await expect(page.getByRole('combobox', { name: waitingList.form.doctor })).toHaveValue(doctor.id);
  // A branch where the doctor works.
  const branch = page.locator(`input[type=checkbox][value="${branchOf(doctor.id)}"]`);
  await branch.check();
  await fillWaitingForm(page, words, patient);
  const send = page.getByRole('button', { name: waitingList.form.send });
  await send.click();
  // Nobody could be told.
  await expect(page.getByText(waitingList.faults.nobodyTold).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: booking.form.firstName })).toHaveValue(patient.firstName);
  await expect(branch).toBeChecked();
  await page.getByRole('textbox', { name: booking.form.email }).fill('waits@example.com');
  await send.click();
  await expect(page.getByRole('heading', { name: waitingList.own.titles.waiting })).toBeVisible();

  const [number = ''] = /\d{3}-\d{3}-\d{3}/.exec(page.url()) ?? [];
  // Somebody else gives a time of the doctor back.
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
});

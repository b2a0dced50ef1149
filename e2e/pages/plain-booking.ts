import { expect, type Page } from '@playwright/test';
import { type Doctor, doctorOfTest } from '../support/doctors';
import type { wordsOf } from '../support/locale';
import type { Patient } from '../support/patient';

type Words = (typeof wordsOf)['en'];

/** The controls of the one-page form. */
export function plainForm({ page, words }: { page: Page; words: Words }) {
  const { plainBooking, booking } = words;
  return {
    branch: page.getByRole('combobox', { name: plainBooking.branch }),
    doctor: page.getByRole('combobox', { name: plainBooking.doctor }),
    day: page.getByRole('combobox', { name: plainBooking.date }),
    change: page.locator('summary').filter({ hasText: plainBooking.change }),
    show: page.getByRole('button', { name: plainBooking.show, exact: true }),
    showAgain: page.getByRole('button', { name: plainBooking.showAgain }),
    times: page.getByRole('region', { name: plainBooking.times }).getByRole('radio'),
    firstName: page.getByRole('textbox', { name: booking.form.firstName }),
    lastName: page.getByRole('textbox', { name: booking.form.lastName }),
    phone: page.getByRole('textbox', { name: booking.form.phone }),
    age: page.getByRole('textbox', { name: booking.form.age }),
    more: page.getByText(booking.form.more, { exact: true }),
    notes: page.getByRole('textbox', { name: booking.form.additionalNotes }),
    consent: page.getByRole('checkbox', { name: booking.form.consent }),
    send: page.getByRole('button', { name: booking.form.send }),
    summary: page.getByRole('alert').filter({ hasText: booking.form.errorTitle }),
  };
}

/** Tomorrow in the list of days, behind "first available day" and today: a time of today may end while a test looks. */
const TOMORROW = 2;

/** Chooses a doctor, one of the test's own when left out, and has the times of the next day with any shown. */
export async function showTimes({
  page,
  words,
  doctor = doctorOfTest(),
}: {
  page: Page;
  words: Words;
  doctor?: Doctor;
}): Promise<void> {
  const form = plainForm({ page, words });
  await form.doctor.selectOption(String(doctor.number));
  const label = (await form.doctor.locator('option:checked').textContent()) ?? '';
  const branches = await form.branch.locator('option').allTextContents();
  const own = branches.find((branch) => label.includes(branch));
  if (!own) throw new Error(`No branch of "${label}" is offered.`);
  await form.branch.selectOption(own);
  await form.day.selectOption({ index: TOMORROW });
  await form.show.click();
  await expect(form.times.first()).toBeVisible();
}

export async function fillPlainForm({
  page,
  words,
  patient,
}: {
  page: Page;
  words: Words;
  patient: Patient;
}): Promise<void> {
  const form = plainForm({ page, words });
  await form.firstName.fill(patient.firstName);
  await form.lastName.fill(patient.lastName);
  await form.phone.fill(patient.phone);
  await form.age.fill(patient.age);
  if (!(await form.notes.isVisible())) await form.more.click();
  await form.notes.fill(patient.notes);
  await form.consent.check();
}

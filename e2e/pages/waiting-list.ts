import { expect, type Page } from '@playwright/test';
import { firstValue } from '../support/database';
import type { wordsOf } from '../support/locale';
import { familyName, newPatient, type Patient } from '../support/patient';

type Words = (typeof wordsOf)['en'];

/** Fills in who waits, and agrees; how they are told is left open. */
export async function fillWaitingForm({
  page,
  words,
  patient,
}: {
  page: Page;
  words: Words;
  patient: Patient;
}): Promise<void> {
  const { form } = words.booking;
  await page.getByRole('textbox', { name: form.firstName }).fill(patient.firstName);
  await page.getByRole('textbox', { name: form.lastName }).fill(patient.lastName);
  await page.getByRole('textbox', { name: form.phone }).fill(patient.phone);
  await page.getByRole('textbox', { name: form.age }).fill(patient.age);
  await page.getByRole('checkbox', { name: form.consent }).check();
}

/** Joins the list of a doctor, and gives the number of the entry and the address that is written to. */
export async function joinWaitingList({
  page,
  words,
  language,
  doctor,
}: {
  page: Page;
  words: Words;
  language: 'en' | 'ar';
  doctor: string;
}): Promise<{ number: string; email: string }> {
  const { waitingList, booking } = words;
  const patient = newPatient(language);
  const email = `${familyName().toLowerCase()}@example.org`;
  await page.goto(
    `/${language}/booking/waiting-list?doctor=${firstValue('SELECT number FROM doctors WHERE document_id = ? LIMIT 1', doctor)}`,
  );
  const until = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel(waitingList.form.until).fill(until);
  await fillWaitingForm({ page, words, patient });
  await page.getByRole('textbox', { name: booking.form.email }).fill(email);
  await page.getByRole('button', { name: waitingList.form.send }).click();
  await expect(page.getByRole('heading', { name: waitingList.own.titles.waiting })).toBeVisible();
  return { number: /\d{3}-\d{3}-\d{3}/.exec(page.url())?.[0] ?? '', email };
}

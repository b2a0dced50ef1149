import type { Page } from '@playwright/test';
import type { wordsOf } from '../support/locale';
import type { Patient } from '../support/patient';

/** Fills in the form that books for a caller, who agrees. */
export async function fillCallerForm({
  page,
  words,
  patient,
}: {
  page: Page;
  words: (typeof wordsOf)['en'];
  patient: Patient;
}): Promise<void> {
  const form = words.staffCalendar.new;
  await page.getByLabel(form.firstName).fill(patient.firstName);
  await page.getByLabel(form.lastName).fill(patient.lastName);
  await page.getByLabel(form.phone).fill(patient.phone);
  await page.getByLabel(form.age).fill(patient.age);
  // Of a caller or, for a walk-in, of the patient.
  await page.getByLabel(form.consent).or(page.getByLabel(form.walkInConsent)).check();
}

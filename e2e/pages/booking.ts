import { expect, type Locator, type Page } from '@playwright/test';
import { waitForReact } from '../support/hydration';
import { literal, type wordsOf } from '../support/locale';
import type { Patient } from '../support/patient';

type Words = (typeof wordsOf)['en'];

const BOOKING_NUMBER = /^\s*\d{3}-\d{3}-\d{3}\s*$/;

/**
 * Answers with the first choice until the patient's details are asked for. Whether a doctor is asked about at all
 * depends on the doctor: one of two specialties, for instance.
 *
 * @param choose presses the link of an answer; a click, once React is there, when left out
 */
export async function answerToInformation({
  page,
  words,
  choose = async (link) => {
    // Before, a press loads the next question as a page of its own, which takes no focus.
    await waitForReact(link);
    await link.click();
  },
}: {
  page: Page;
  words: Words;
  choose?: (link: Locator) => Promise<void>;
}): Promise<void> {
  const questions = words.booking.questions;
  const asked = page.getByRole('heading', {
    name: new RegExp(
      `^(${[questions.service, questions.specialty, questions.information].map(literal).join('|')})$`,
    ),
  });
  for (let step = 0; step < 4; step += 1) {
    const heading = asked.filter({ visible: true });
    await expect(heading).toBeVisible();
    // The next question takes the focus; what is typed before would go astray.
    if (step > 0) await expect(heading).toBeFocused();
    const question = (await heading.textContent()) ?? '';
    if (question === questions.information) return;
    await choose(page.getByRole('main').getByRole('listitem').getByRole('link').first());
    await expect(page.getByRole('heading', { name: question, exact: true })).toHaveCount(0);
  }
}

/** Answers with the first choice until the month of free times is shown, and gives its grid. */
export async function answerToTimes({ page, words }: { page: Page; words: Words }): Promise<Locator> {
  const { branch, service, specialty } = words.booking.questions;
  const grid = page.getByRole('grid');
  const asked = page.getByRole('heading', {
    name: new RegExp(`^(${[branch, service, specialty].map(literal).join('|')})$`),
  });
  for (let step = 0; step < 4; step += 1) {
    await expect(asked.or(grid).filter({ visible: true }).first()).toBeVisible();
    if (await grid.isVisible()) break;
    const question = (await asked.textContent()) ?? '';
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: question, exact: true })).toHaveCount(0);
  }
  return grid;
}

/** The fields of the patient's form. */
export function patientForm({ page, words }: { page: Page; words: Words }) {
  const { form } = words.booking;
  const field = (name: string): Locator => page.getByRole('textbox', { name });
  return {
    firstName: field(form.firstName),
    lastName: field(form.lastName),
    phone: field(form.phone),
    age: field(form.age),
    /** Unfolds what nobody has to answer. */
    more: page.getByText(form.more, { exact: true }),
    notes: field(form.additionalNotes),
    consent: page.getByRole('checkbox', { name: form.consent }),
    send: page.getByRole('button', { name: form.send }),
  };
}

export async function fillPatientForm({
  page,
  words,
  patient,
}: {
  page: Page;
  words: Words;
  patient: Patient;
}) {
  const form = patientForm({ page, words });
  await form.firstName.fill(patient.firstName);
  await form.lastName.fill(patient.lastName);
  await form.phone.fill(patient.phone);
  await form.age.fill(patient.age);
  if (!(await form.notes.isVisible())) await form.more.click();
  await form.notes.fill(patient.notes);
  await form.consent.check();
}

/** Waits for the confirmation and reads the booking number on it. */
export async function readBookingNumber({ page, words }: { page: Page; words: Words }): Promise<string> {
  await expect(page.getByRole('heading', { name: words.booking.confirmation.title })).toBeVisible();
  const number = await page.getByText(BOOKING_NUMBER).first().textContent();
  if (!number) throw new Error('The confirmation shows no booking number.');
  return number.trim();
}

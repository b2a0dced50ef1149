import { expect, type Page } from '@playwright/test';
import { doctorOfTest } from '../support/doctors';
import { type Locale, wordsOf } from '../support/locale';
import { newPatient, type Patient } from '../support/patient';
import { bookingOn } from './booking';

/** Tomorrow in the list of days, behind "first available day" and today: a time of today may end while a test looks. */
const TOMORROW = 2;

/** The form of one page, in a page and a language. */
export function plainOn(page: Page, language: Locale) {
  const { plainBooking, booking } = wordsOf[language];
  const steps = bookingOn(page, language);
  const summary = page.getByRole('alert').filter({ hasText: booking.form.errorTitle });
  const form = {
    branch: page.getByRole('combobox', { name: plainBooking.branch }),
    doctor: page.getByRole('combobox', { name: plainBooking.doctor }),
    day: page.getByRole('combobox', { name: plainBooking.date }),
    change: page.locator('summary').filter({ hasText: plainBooking.change }),
    show: page.getByRole('button', { name: plainBooking.show, exact: true }),
    showAgain: page.getByRole('button', { name: plainBooking.showAgain }),
    times: page.getByRole('region', { name: plainBooking.times }).getByRole('radio'),
    summary,
    /** Link of the summary of faults, by its text. */
    fault: (name: string) => summary.getByRole('link', { name }),
  };
  const open = async () => void (await page.goto(`/${language}/booking-old`));

  /** Chooses a doctor and has the times of the next day with any shown. */
  async function showTimes(doctor = doctorOfTest()): Promise<void> {
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

  return {
    ...steps,
    ...form,
    open,
    showTimes,

    /** Opens the form and fills in all of it, with the last time that is shown. */
    async prepare(patient: Patient = newPatient(language), doctor = doctorOfTest()): Promise<Patient> {
      await open();
      await showTimes(doctor);
      await form.times.last().check();
      await steps.fill(patient);
      return patient;
    },
  };
}

import { expect, type Locator, type Page } from '@playwright/test';
import { addressOf, doctorOfTest, findFreeTime } from '../support/appointments';
import { queryDatabase } from '../support/database';
import { waitForReact } from '../support/hydration';
import { type Locale, literal, patternOf, wordsOf } from '../support/locale';
import { newPatient, type Patient } from '../support/patient';

const BOOKING_NUMBER = /^\s*\d{3}-\d{3}-\d{3}\s*$/;
/** Sooner than this, a time may leave the list (notice is needed) while a test is looking at it. */
const SOON_MS = 4 * 60 * 60_000;
const GRAIN_MS = 5 * 60_000;
/** The longest visit of the demonstration content. */
const VISIT_MS = 60 * 60_000;

/** The booking step by step, in a page and a language. */
export function bookingOn(page: Page, language: Locale) {
  const { booking, availability } = wordsOf[language];
  const { form, questions } = booking;
  const field = (name: string) => page.getByRole('textbox', { name });
  const answers = page.getByRole('main').getByRole('listitem').getByRole('link');
  const asked = (names: string[]) =>
    page.getByRole('heading', { name: new RegExp(`^(${names.map(literal).join('|')})$`) });
  const fields = {
    firstName: field(form.firstName),
    lastName: field(form.lastName),
    phone: field(form.phone),
    age: field(form.age),
    /** Unfolds what nobody has to answer. */
    more: page.getByText(form.more, { exact: true }),
    notes: field(form.additionalNotes),
    email: field(form.email),
    consent: page.getByRole('checkbox', { name: form.consent }),
    send: page.getByRole('button', { name: form.send }),
  };

  /**
   * The link of a time on the doctor's page that stays free until the test has taken it. The page may be twenty seconds old,
   * so what an earlier test took of the same doctor is left out.
   */
  async function freeTime(): Promise<Locator> {
    const all = page.getByRole('link', { name: patternOf(availability.week.book) });
    const times = all.filter({ visible: true });
    await expect(times.first()).toBeVisible();
    const hrefs = await times.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const sure = hrefs.map(String).filter(isFree);
    const address = sure[Math.floor(sure.length / 2)];
    if (!address) throw new Error('The doctor has no free time this week.');
    // The line of the next free time above the week leads there too.
    return times.and(page.locator(`a[href="${address}"]`));
  }

  /** Answers with the first choice until the patient's details are asked for; how often that is depends on the doctor. */
  async function answer(
    choose = async (link: Locator) => {
      // Before, a press loads the next question as a page of its own, which takes no focus.
      await waitForReact(link);
      await link.click();
    },
  ): Promise<void> {
    const { service, specialty, information } = questions;
    for (let step = 0; step < 4; step += 1) {
      const heading = asked([service, specialty, information]).filter({ visible: true });
      await expect(heading).toBeVisible();
      // The next question takes the focus; what is typed before would go astray.
      if (step > 0) await expect(heading).toBeFocused();
      const question = (await heading.textContent()) ?? '';
      if (question === information) return;
      await choose(answers.first());
      await expect(page.getByRole('heading', { name: question, exact: true })).toHaveCount(0);
    }
  }

  /** Says for whom it is, and agrees. */
  async function fillPerson(patient: Patient): Promise<void> {
    for (const name of ['firstName', 'lastName', 'phone', 'age'] as const)
      await fields[name].fill(patient[name]);
    await fields.consent.check();
  }

  async function fill(patient: Patient): Promise<void> {
    await fillPerson(patient);
    if (!(await fields.notes.isVisible())) await fields.more.click();
    await fields.notes.fill(patient.notes);
  }

  async function number(title = booking.confirmation.title): Promise<string> {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    const shown = await page.getByText(BOOKING_NUMBER).first().textContent();
    if (!shown) throw new Error('The confirmation shows no booking number.');
    return shown.trim();
  }

  /** Address of the form of a doctor's time within some days. */
  async function addressOfForm(place: 'first' | 'middle' | 'last' = 'last', doctor = doctorOfTest()) {
    const part = { first: 0, middle: 0.5, last: 1 }[place];
    const time = await findFreeTime(
      { doctor: doctor.id, daysAhead: 1, days: 9 },
      (times) => times[Math.round(part * (times.length - 1))],
    );
    return addressOf(time, language);
  }

  return {
    ...fields,
    ...{ freeTime, answer, fillPerson, fill, number, addressOfForm },

    /** Opens that form, without the page that leads there. */
    async open(...which: Parameters<typeof addressOfForm>): Promise<void> {
      await page.goto(await addressOfForm(...which));
      await answer();
    },

    /** Answers with the first choice until the month of free times is shown, and gives its grid. */
    async answerToTimes(): Promise<Locator> {
      const grid = page.getByRole('grid');
      const heading = asked([questions.branch, questions.service, questions.specialty]);
      for (let step = 0; step < 4; step += 1) {
        await expect(heading.or(grid).filter({ visible: true }).first()).toBeVisible();
        if (await grid.isVisible()) break;
        const question = (await heading.textContent()) ?? '';
        await answers.first().click();
        await expect(page.getByRole('heading', { name: question, exact: true })).toHaveCount(0);
      }
      return grid;
    },

    /** Fills the form in, sends it and reads the booking number. @param title of the confirmation */
    async book(patient: Patient, title?: string): Promise<string> {
      await fill(patient);
      await fields.send.click();
      return await number(title);
    },
  };
}

/** True for the address of a time that nobody has booked or holds, whatever a page that is some seconds old still offers. */
function isFree(address: string): boolean {
  const { searchParams } = new URL(address, 'http://site');
  const startsAt = Date.parse(searchParams.get('time') ?? '');
  const claims = queryDatabase(
    `SELECT 1 FROM claims c JOIN doctors d ON c.resource = 'doctor:' || d.document_id
      WHERE d.number = ? AND c.atom >= ? AND c.atom < ? AND (c.expires_at IS NULL OR c.expires_at > ?) LIMIT 1`,
    ...[searchParams.get('doctor'), startsAt / GRAIN_MS, (startsAt + VISIT_MS) / GRAIN_MS, Date.now()],
  );
  return startsAt > Date.now() + SOON_MS && claims.length === 0;
}

/** The times of the day that is open in the calendar; by address: their names, a time and a date, read like those of days. */
export const timesOfDay = (page: Page) => page.getByRole('main').locator('a[href*="time="]');

/** Turns to the next month and opens the last day there that has free times: far from what other tests take. */
export async function openFarDay(page: Page, language: Locale): Promise<void> {
  await page.getByRole('link', { name: wordsOf[language].booking.calendar.nextMonth }).click();
  await expect(page).toHaveURL(/[?&]month=\d{4}-\d{2}/);
  // Before React the link loads the page anew: the last day of half a month is another one once the rest is there.
  await page.waitForLoadState('domcontentloaded');
  // The address is of the next month before its days are drawn.
  const month = new URL(page.url()).searchParams.get('month');
  const day = page.getByRole('grid').locator(`a[data-date^="${month}"]`).last();
  const date = (await day.getAttribute('data-date')) ?? '';
  await day.click();
  await expect(page).toHaveURL(new RegExp(`[?&]date=${date}`));
}

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

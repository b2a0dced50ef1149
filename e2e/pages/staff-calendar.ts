import { expect, type Page } from '@playwright/test';
import { bookAppointment } from '../support/booked-appointment';
import { queryDatabase } from '../support/database';
import { branchOf, doctorOfTest } from '../support/doctors';
import { patternOf, type wordsOf } from '../support/locale';
import { familyName } from '../support/patient';

type Words = (typeof wordsOf)['en'];

/** Longer than a page takes on a machine that builds something meanwhile. */
export const SLOW = { timeout: 60_000 };

/** The week of a doctor that lies so many days ahead, later than every time that other tests book with the doctor. */
export function weekOf({
  language,
  doctor,
  days = 45,
}: {
  language: string;
  doctor: string;
  days?: number;
}): string {
  const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `/${language}/admin/calendar?span=week&branch=${branchOf(doctor)}&doctor=${doctor}&date=${date}`;
}

/** A visit of the test's own that stands in the week of its doctor. */
export async function visitInWeek({ language }: { language: 'en' | 'ar' }) {
  const doctor = doctorOfTest().id;
  const lastName = familyName();
  const { bookingNumber } = await bookAppointment({ language, doctor, person: { lastName } });
  const stored = () => {
    const sql = 'SELECT starts_at, branch FROM appointments WHERE booking_number = ?';
    const row = Object(queryDatabase({ sql, values: [bookingNumber] })[0]);
    return { startsAt: Number(Reflect.get(row, 'starts_at')), branch: String(Reflect.get(row, 'branch')) };
  };
  const { startsAt, branch } = stored();
  const date = new Date(startsAt).toISOString().slice(0, 10);
  const path = `/${language}/admin/calendar?span=week&branch=${branch}&doctor=${doctor}&date=${date}`;
  return { lastName, bookingNumber, path, startOf: () => stored().startsAt };
}

/**
 * The calendar says that the visit was moved; what it says instead, if it was not, is what the test fails with. A machine that
 * has no time to read the calendar again within the website's five seconds shows so, with the same words beside it.
 */
export async function expectMoved({ page, words }: { page: Page; words: Words }): Promise<void> {
  const { moving } = words.staffCalendar;
  const done = page.getByText(moving.done).filter({ visible: true });
  const refusal = page.getByRole('alert').filter({ hasText: /\S/, visible: true });
  await expect(done.or(refusal).first()).toBeVisible(SLOW);
  expect(await refusal.allTextContents()).toEqual([]);
  const retry = page.getByRole('link', { name: words.appointments.retry, exact: true });
  if (await retry.isVisible()) await retry.click();
  else await expect(page.getByRole('status').filter({ hasText: moving.done })).toBeVisible();
}

export const freeLinks = ({ page, words }: { page: Page; words: Words }) =>
  page.getByRole('link', { name: patternOf(words.staffCalendar.book) });

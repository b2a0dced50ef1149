import { expect, type Page } from '@playwright/test';
import { bookAppointment } from '../support/booked-appointment';
import { type Clock, letBegin } from '../support/clock';
import { settleAppointment } from '../support/colleague';
import { columnOf } from '../support/database';
import { type Locale, literal, patternOf, wordsOf } from '../support/locale';
import { familyName } from '../support/patient';

/** A confirmed appointment that began ten minutes ago, of a patient with a name of their own. */
export async function dueAppointment(language: Locale, clock: Clock, person: Record<string, string> = {}) {
  const lastName = familyName();
  const { bookingNumber } = await bookAppointment({ language, person: { lastName, ...person } });
  await settleAppointment(bookingNumber);
  await letBegin(clock, bookingNumber, 10);
  return { lastName, bookingNumber, branch: String(columnOf(bookingNumber, 'branch')) };
}

/** The board of the day at a branch. */
export async function openBoard(page: Page, language: Locale, branch: string, lastName = '') {
  const { today } = wordsOf[language];
  await page.goto(`/${language}/admin/today?branch=${branch}`);
  await expect(page.getByRole('heading', { level: 1, name: today.title })).toBeVisible();
  const own = page.getByRole('listitem').filter({ hasText: lastName });
  const row = own.filter({ has: page.getByRole('link') }).last();
  return {
    row,
    press: (name: keyof typeof today.press) =>
      row.getByRole('button', { name: today.press[name], exact: true }).click(),
    group: (name: keyof typeof today.groups) =>
      page.getByRole('region', { name: new RegExp(`^${literal(today.groups[name])}`) }),
    said: (name: keyof typeof today.pressed) =>
      page.getByRole('status').getByText(patternOf(today.pressed[name])),
  };
}

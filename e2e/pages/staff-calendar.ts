import { expect, type Locator, type Page } from '@playwright/test';
import { bookAppointment, branchOf, doctorOfTest } from '../support/appointments';
import { columnOf } from '../support/database';
import { type Locale, patternOf, type wordsOf } from '../support/locale';
import { familyName } from '../support/patient';

type Words = (typeof wordsOf)[Locale];

/** Limit above what a page takes on a machine that builds something meanwhile. */
export const SLOW = { timeout: 60_000 };

const weekAt = (language: Locale, doctor: string, branch: string, instant: number) =>
  `/${language}/admin/calendar?span=week&branch=${branch}&doctor=${doctor}&date=${new Date(instant).toISOString().slice(0, 10)}`;

/** The week of a doctor that lies so many days ahead, later than every time that other tests book with the doctor. */
export const weekOf = (language: Locale, doctor: string, days = 45): string =>
  weekAt(language, doctor, branchOf(doctor), Date.now() + days * 86_400_000);

/** A visit of the test's own, and the week of its doctor in which it stands. */
export async function visitInWeek(language: Locale) {
  const doctor = doctorOfTest().id;
  const lastName = familyName();
  const { bookingNumber } = await bookAppointment({ language, doctor, person: { lastName } });
  const startOf = () => Number(columnOf(bookingNumber, 'starts_at'));
  const path = weekAt(language, doctor, String(columnOf(bookingNumber, 'branch')), startOf());
  return { lastName, bookingNumber, path, startOf };
}

/**
 * The calendar says that the visit was moved; what it says instead, if it was not, is what the test fails with. A machine that
 * has no time to read the calendar again within the website's five seconds shows so, with the same words beside it.
 */
export async function expectMoved(page: Page, words: Words): Promise<void> {
  const { moving } = words.staffCalendar;
  const done = page.getByText(moving.done).filter({ visible: true });
  const refusal = page.getByRole('alert').filter({ hasText: /\S/, visible: true });
  await expect(done.or(refusal).first()).toBeVisible(SLOW);
  expect(await refusal.allTextContents()).toEqual([]);
  const retry = page.getByRole('link', { name: words.appointments.retry, exact: true });
  if (await retry.isVisible()) await retry.click();
  else await expect(page.getByRole('status').filter({ hasText: moving.done })).toBeVisible();
}

export const freeLinks = (page: Page, words: Words) =>
  page.getByRole('link', { name: patternOf(words.staffCalendar.book) });

export const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0;

/** Returns the free time that lies nearest to a visit on the screen. */
export async function nearest(visit: Locator, free: Locator): Promise<Locator> {
  const own = await middleOf(visit);
  const all = await free.all();
  const places = await Promise.all(all.map(middleOf));
  const distances = places.map(({ x, y }) => Math.hypot(x - own.x, y - own.y));
  const found = all[distances.indexOf(Math.min(...distances))];
  if (!found) throw new Error('Nothing is free in this week.');
  return found;
}

/** Away from the edges, near which the calendar scrolls while something is dragged. */
export async function center(element: Locator): Promise<void> {
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', inline: 'center' }));
}

export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

/** The first free time of the calendar that is open, with what its link asks for. */
export async function freeTime(links: Locator) {
  await expect(links.first()).toBeVisible();
  const address = (await links.first().getAttribute('href')) ?? '';
  const asked = new URL(address, 'http://any.example').searchParams;
  return { address, branch: asked.get('branch') ?? '', startsAt: asked.get('startsAt') ?? '' };
}

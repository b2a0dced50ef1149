import type { Locator } from '@playwright/test';
import { enterAs, openWithoutScript } from '../../support/accounts';
import {
  addressOf,
  bookAppointment,
  type FreeTime,
  findFreeTime,
  holdAppointment,
} from '../../support/appointments';
import { cardPhoto } from '../../support/card-pictures';
import { firstValue, idOfAppointment } from '../../support/database';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { inDigitsOf, newPatient } from '../../support/patient';

async function drawName(sheet: Locator): Promise<void> {
  await waitForReact(sheet);
  await sheet.scrollIntoViewIfNeeded();
  const box = await sheet.boundingBox();
  if (!box) throw new Error('There is no sheet.');
  const { mouse } = sheet.page();
  const to = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
  for (const y of [0.3, 0.6]) {
    await mouse.move(...to(0.2, y));
    await mouse.down();
    await mouse.move(...to(0.4, y - 0.2));
    await mouse.move(...to(0.6, y));
    await mouse.up();
  }
}

const isSameDay = (one: FreeTime, other: FreeTime) =>
  one.doctor === other.doctor && one.startsAt.slice(0, 10) === other.startsAt.slice(0, 10);
const hoursTo = (later: FreeTime, earlier: FreeTime) =>
  (Date.parse(later.startsAt) - Date.parse(earlier.startsAt)) / 3_600_000;

const SERVICE = 'Children’s hearing screening';
const serviceId = () =>
  String(firstValue('SELECT document_id FROM services WHERE name = ? LIMIT 1', SERVICE));
/** Words of the demonstration, as they stand in its content. */
const CONTENT = {
  en: {
    tested: 'Was your child’s hearing tested after birth?',
    result: 'What was the result?',
    passed: 'Both ears passed',
    louder: 'Turns the television up',
    report: 'A picture of an earlier report',
    consent: 'Name of a parent or guardian',
  },
  ar: {
    tested: 'هل فُحص سمع الطفل بعد الولادة؟',
    result: 'ماذا كانت النتيجة؟',
    passed: 'نجحت الأذنان',
    louder: 'يرفع صوت التلفاز',
    report: 'صورة تقرير سابق',
    consent: 'اسم أحد الوالدين أو ولي الأمر',
  },
};

test('a mother answers before a visit', async ({ page, context, booking, browser, language, words }) => {
  const { form } = words.booking;
  const { day, questions } = words.appointment;
  const said = CONTENT[language];
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.setViewportSize({ width: 360, height: 740 });
  const time = await findFreeTime(
    { daysAhead: 20, days: 21, count: 60, service: serviceId() },
    // Another one of that day stays free whatever this visit takes.
    (times) => times.find((one) => times.some((other) => isSameDay(one, other) && hoursTo(other, one) > 2)),
  );
  await page.goto(addressOf(time, language));
  await booking.answer();

  await test.step('who is responsible for a child is asked, and needed', async () => {
    await booking.fill({ ...newPatient(language), age: inDigitsOf(language, '4') });
    const guardian = page.getByRole('textbox', { name: form.guardianName });
    await expect(guardian).toBeVisible();
    await booking.send.click();
    await expect(guardian).toHaveAttribute('aria-invalid', 'true');
    await guardian.fill(said.consent);
    await page.getByLabel(form.guardianRelation).selectOption('mother');
    await booking.send.click();
  });
  const number = await booking.number();
  await expect(heading(questions.title)).toBeVisible();
  // A sister comes on the same day, who has not answered either.
  const { doctor, branch: at, service } = time;
  const asked = { daysAhead: 20, days: 21, doctor, at, service };
  const next = await findFreeTime(asked, (times) => times.findLast((one) => isSameDay(one, time)));
  const person = { firstName: 'Salma' };
  await holdAppointment(context, await bookAppointment({ language, time: next, person }));

  await test.step('what depends on an answer appears with it, and an answer that is missing loses nothing', async () => {
    await page.getByRole('link', { name: questions.answer }).click();
    await expect(page.getByRole('heading', { level: 1, name: questions.title })).toBeVisible();
    const result = page.getByRole('group', { name: said.result });
    await expect(result).toBeHidden();
    await page.getByRole('group', { name: said.tested }).getByLabel(questions.yes, { exact: true }).check();
    await expect(result).toBeVisible();
    await page.getByLabel(said.louder).check();
    await page.getByLabel(said.report).setInputFiles(await cardPhoto('#0b7a75'));
    await expectAccessible(page);
    await page.getByRole('button', { name: questions.send }).click();
    const summary = page.getByRole('alert').filter({ hasText: questions.errorTitle });
    await expect(summary.getByRole('link')).toHaveCount(2);
    await expect(page.getByLabel(said.louder)).toBeChecked();
    await expect(page.getByText(words.cards.kept)).toBeVisible();
    await summary.getByRole('link').first().click();
    await page.getByLabel(said.passed).check();
    await drawName(page.getByRole('img', { name: questions.pad.sheet }));
    await expect(page.getByRole('img', { name: questions.pad.drawn })).toBeVisible();
    await page.getByRole('button', { name: questions.send }).click();
    await expect(heading(questions.answered)).toBeVisible();
    const others = page.getByRole('region').filter({ hasText: day.todo.questions });
    await expect(others.getByRole('link', { name: person.firstName })).toBeVisible();
  });

  await test.step('answers are shown again and corrected, without script too', async () => {
    const plain = await openWithoutScript(page);
    await plain.goto(`/${language}/booking/confirmation/${number}/questions`);
    await expect(plain.getByRole('img', { name: questions.pad.drawn })).toBeVisible();
    await plain.getByRole('textbox', { name: said.consent }).fill('Huda Adel');
    await plain.getByRole('group', { name: said.tested }).getByLabel(questions.no, { exact: true }).check();
    // Shown, as nothing hides it, and left out.
    await expect(plain.getByRole('group', { name: said.result })).toBeVisible();
    await plain.getByRole('button', { name: questions.send }).click();
    await expect(plain.getByRole('heading', { name: questions.answered })).toBeVisible();
    await plain.close();
  });

  const staff = await browser.newPage();
  await enterAs(staff.context(), 'staff');
  await staff.goto(`/${language}/admin/appointments/${idOfAppointment(number)}`);
  const { answers } = words.appointments;
  await expect(staff.getByRole('heading', { name: answers.title })).toBeVisible();
  await expect(staff.getByText('Huda Adel')).toBeVisible();
  // Two strokes of two pieces, as they were drawn.
  const drawn = staff.getByRole('img', { name: answers.drawn }).locator('path');
  await expect(drawn).toHaveAttribute('d', /^(M\d+ \d+l0 0( -?\d+){4}){2}$/);
  await expect(staff.getByText(said.louder)).toBeVisible();
  await expect(staff.getByText(said.passed)).toHaveCount(0);
  await staff.getByRole('link', { name: said.report }).click();
  await expect(staff.getByRole('img', { name: said.report })).toBeVisible();
  await staff.close();
});

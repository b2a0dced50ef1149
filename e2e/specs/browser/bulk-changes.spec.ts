import { expectAccessible } from '../../support/axe';
import { bookAppointment } from '../../support/booked-appointment';
import { overtake } from '../../support/colleague';
import { queryDatabase } from '../../support/database';
import { doctorOfTest } from '../../support/doctors';
import { expect, test } from '../../support/fixtures';
import { literal } from '../../support/locale';
import { familyName } from '../../support/patient';
import { enterAs } from '../../support/staff-session';
import { findAppointment } from '../../support/stored-appointment';

test.use({ world: 'bulk-changes' });

test('all of a filter are looked at, confirmed and reassigned, each refusal named, nothing done twice', async ({
  page,
  context,
  request,
  language,
  words,
}) => {
  test.setTimeout(180_000);
  const { bulk, appointments } = words;
  const lastName = familyName();
  const { id: doctor } = doctorOfTest();
  const book = async (firstName: string) =>
    (await bookAppointment({ language, doctor, person: { firstName, lastName } })).bookingNumber;
  const numbers = [await book('Aya'), await book('Basma'), await book('Carim')];
  const statusOf = (index: number) => findAppointment(numbers[index] ?? '')?.status;
  const boxOf = (index: number) =>
    page.getByRole('checkbox', { name: new RegExp(literal(numbers[index] ?? '')) });

  await enterAs({ role: 'staff', context, request });
  await page.goto(`/${language}/admin/appointments`);
  await page.getByRole('searchbox', { name: appointments.filter.q }).fill(lastName);
  await page.getByRole('searchbox', { name: appointments.filter.q }).press('Enter');
  await page.getByRole('link', { name: bulk.link.confirm, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: bulk.title.confirm })).toBeVisible();
  for (const index of [0, 1, 2]) await expect(boxOf(index)).toBeChecked();
  expect(page.url()).not.toContain(lastName);
  await expectAccessible(page);

  // One is left out by keyboard, and a colleague is faster with another.
  await boxOf(0).press('Space');
  await overtake(request, numbers[2] ?? '');
  const submit = page.getByRole('button', { name: bulk.submit.confirm });
  await submit.click();
  const results = page.getByRole('region', { name: bulk.results });
  await expect(results.getByRole('listitem').filter({ hasText: numbers[1] ?? '' })).toContainText(
    bulk.done.confirm,
  );
  await expect(results.getByRole('listitem').filter({ hasText: numbers[2] ?? '' })).toContainText(
    bulk.refused.conflict,
  );
  expect([statusOf(0), statusOf(1), statusOf(2)]).toEqual(['pending', 'confirmed', 'pending']);
  await expect(boxOf(0)).not.toBeChecked();
  await expect(boxOf(1)).toHaveCount(0);
  // As it stands now it can be confirmed; what was left out stays out, also when nothing else is left.
  await submit.click();
  await expect.poll(() => statusOf(2)).toBe('confirmed');
  await expect(boxOf(2)).toHaveCount(0);
  await submit.click();
  await expect(page.getByText(bulk.nobody)).toBeVisible();
  await page.reload();
  await expect(boxOf(0)).toBeVisible();
  expect(statusOf(0)).toBe('pending');

  // The doctor falls ill: all three go to somebody else.
  await page.getByRole('link', { name: appointments.detail.back }).click();
  await page.getByRole('link', { name: bulk.link.reassign, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: bulk.title.reassign })).toBeVisible();
  const select = page.getByRole('combobox', { name: bulk.to });
  const others = await select
    .locator('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
  const time = page.getByRole('combobox', { name: new RegExp(literal(numbers[0] ?? '')) });
  let to = '';
  for (const other of others.filter((one) => one)) {
    await select.selectOption(other);
    await page.getByRole('button', { name: bulk.look }).click();
    await expect(page).toHaveURL(new RegExp(`to=${other}`));
    await expect(boxOf(0)).toBeVisible();
    to = String(other);
    if (await time.isVisible()) break;
  }
  await page.getByRole('button', { name: bulk.none, exact: true }).click();
  await boxOf(0).check();
  await time.selectOption({ index: (await time.locator('option').count()) - 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: bulk.submit.reassign }).click();
  await expect(results.getByRole('listitem')).toContainText(bulk.done.reassign);
  const [row] = queryDatabase({
    sql: 'SELECT doctor FROM appointments WHERE booking_number = ?',
    values: [numbers[0] ?? ''],
  });
  expect(Reflect.get(Object(row), 'doctor')).toBe(to);
});

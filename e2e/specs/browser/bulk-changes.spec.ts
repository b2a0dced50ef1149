import { overtake } from '../../support/accounts';
import { bookAppointment, doctorOfTest, type FreeTime, listFreeTimes } from '../../support/appointments';
import { columnOf, findAppointment, queryDatabase } from '../../support/database';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { holdScripts, waitForReact } from '../../support/hydration';
import { literal } from '../../support/locale';
import { familyName } from '../../support/patient';

test.use({ screens: ['desktop'] });

test('all of a filter are confirmed or reassigned', async ({ page, enter, language, words }) => {
  const { bulk, appointments } = words;
  await test.step('three requests', async () => {
    const lastName = familyName();
    const { id: doctor } = doctorOfTest();
    const book = async (firstName: string) =>
      (await bookAppointment({ language, doctor, person: { firstName, lastName } })).bookingNumber;
    const numbers = [await book('Aya'), await book('Basma'), await book('Carim')];
    const statusOf = (index: number) => findAppointment(numbers[index] ?? '')?.status;
    const boxOf = (index: number) =>
      page.getByRole('checkbox', { name: new RegExp(literal(numbers[index] ?? '')) });

    await enter('staff', 'appointments');
    await page.getByRole('searchbox', { name: appointments.filter.q }).fill(lastName);
    await page.getByRole('searchbox', { name: appointments.filter.q }).press('Enter');
    await page.getByRole('link', { name: bulk.link.confirm, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: bulk.title.confirm })).toBeVisible();
    for (const index of [0, 1, 2]) await expect(boxOf(index)).toBeChecked();
    // Booked with a phone alone.
    await expect(page.getByText(bulk.untold)).toHaveCount(3);
    expect(page.url()).not.toContain(lastName);

    // One is left out by keyboard before the script comes, and a colleague is faster with another.
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await boxOf(0).press('Space');
    release();
    await waitForReact(boxOf(0));
    await boxOf(1).uncheck();
    await boxOf(1).check();
    await expect(boxOf(0)).not.toBeChecked();
    await overtake(numbers[2] ?? '');
    const submit = page.getByRole('button', { name: bulk.submit.confirm });
    await submit.click();
    const results = page.getByRole('region', { name: bulk.results });
    const resultOf = (index: number) =>
      results.getByRole('listitem').filter({ hasText: numbers[index] ?? '' });
    await expect(resultOf(1)).toContainText(bulk.done.confirm);
    await expect(resultOf(2)).toContainText(bulk.refused.conflict);
    expect([statusOf(0), statusOf(1), statusOf(2)]).toEqual(['pending', 'confirmed', 'pending']);
    await expect(boxOf(0)).not.toBeChecked();
    await expect(boxOf(1)).toHaveCount(0);
    // The present version can be confirmed; deselected rows stay out, also when nothing else is left.
    await submit.click();
    await expect.poll(() => statusOf(2)).toBe('confirmed');
    await expect(boxOf(2)).toHaveCount(0);
    await submit.click();
    await expect(page.getByText(bulk.nobody)).toBeVisible();
    await page.getByRole('link', { name: bulk.link.cancel, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: bulk.title.cancel })).toBeVisible();
    await expect(page.getByText(bulk.nobody)).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: bulk.title.confirm })).toBeVisible();
    await page.reload();
    await expect(boxOf(0)).toBeVisible();
    expect(statusOf(0)).toBe('pending');

    // Another day with the same doctor is there where nobody of the specialty is free.
    await page.getByRole('link', { name: appointments.detail.back }).click();
    await page.getByRole('link', { name: bulk.link.reassign, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: bulk.title.reassign })).toBeVisible();
    for (const name of [bulk.whoeverIsFree, bulk.sameDoctor])
      await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: bulk.look }).click();
    const time = page.getByRole('combobox', { name: new RegExp(literal(numbers[0] ?? '')) });
    const none = page.getByRole('button', { name: bulk.none, exact: true });
    await waitForReact(none);
    await none.click();
    const value = String(await time.locator('option').last().getAttribute('value'));
    await time.selectOption(value);
    // A time is chosen for somebody: that one is ticked.
    await expect(boxOf(0)).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: bulk.submit.reassign }).click();
    await expect(results.getByRole('listitem')).toContainText(bulk.done.reassign);
    expect(placeOf(numbers[0] ?? '')).toBe(value.split(' ').slice(0, 2).join(' '));
  });

  await test.step('seven visits', async () => {
    const visits = await dayOfSeven(7);
    const [first] = visits;
    const numbers: string[] = [];
    for (const time of visits) numbers.push((await bookAppointment({ language, time })).bookingNumber);
    const day = first?.startsAt.slice(0, 10);
    const filter = `doctor=${first?.doctor}&branch=${first?.branch}&firstDay=${day}&lastDay=${day}`;
    const rows = page.getByRole('group', { name: bulk.rows, exact: true }).getByRole('listitem');
    const times = rows.getByRole('combobox');
    const chosen = () => times.evaluateAll((all) => all.map((one) => Reflect.get(one, 'value')));
    await enter('staff');

    // All to whoever is free: nobody is given what another one has. Other days and spreading: spread-rules.test.ts.
    await page.goto(`/${language}/admin/appointments/several?${filter}&do=reassign&to=any`);
    await expect(rows).toHaveCount(7);
    await waitForReact(times);
    const suggest = page.getByRole('button', { name: bulk.suggested });
    if (await suggest.isVisible()) await suggest.click();
    await expect.poll(chosen).not.toContain('');
    const spread = await chosen();
    expect(new Set(spread).size).toBe(7);

    // Two are given the same time by hand: said at once, and nothing is sent.
    const valuesOf = (all: Element[]) => all.map((one) => one.getAttribute('value') ?? '');
    const optionsOf = (index: number) => times.nth(index).locator('option').evaluateAll(valuesOf);
    const offered = await optionsOf(1);
    const both = (await optionsOf(0)).find((value) => value !== '' && offered.includes(value)) ?? '';
    for (const index of [0, 1]) await times.nth(index).selectOption(both);
    const [before] = bulk.clashWith.split('{other}');
    for (const index of [0, 1]) await expect(rows.nth(index)).toContainText(before ?? '');
    // Its groups stay in their order in Arabic.
    await expect(rows.first()).toContainText(`\u2066${numbers[1]}\u2069`);
    await page.getByRole('button', { name: bulk.submit.reassign }).click();
    await expect(page.getByText(bulk.clash)).toBeVisible();
    for (const number of numbers) expect(placeOf(number)).toContain(first?.doctor);

    // All but the last are sent as suggested, and nobody is told that somebody else was faster.
    for (const index of [0, 1]) await times.nth(index).selectOption(String(spread[index]));
    await rows.last().getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: bulk.submit.reassign }).click();
    const results = page.getByRole('region', { name: bulk.results }).getByRole('listitem');
    await expect(results.filter({ hasText: bulk.done.reassign })).toHaveCount(6);
    await expect(rows).toHaveCount(1);
    const places = numbers.slice(0, -1).map(placeOf);
    expect(places).toEqual(spread.slice(0, 6).map((value) => String(value).split(' ').slice(0, 2).join(' ')));

    await page.getByRole('link', { name: bulk.link.cancel, exact: true }).click();
    const cancel = page.getByRole('button', { name: bulk.submit.cancel });
    const reason = page.getByLabel(bulk.reason.label);
    await reason.fill(' ');
    await cancel.click();
    await expect(page.getByText(bulk.reason.wrong)).toBeVisible();
    const last = numbers.at(-1) ?? '';
    expect(findAppointment(last)?.status).toBe('pending');
    await reason.fill('The doctor is ill');
    await cancel.click();
    await expect(results).toContainText([bulk.done.cancel]);
    expect(findAppointment(last)?.status).toBe('canceled');
  });
});

/** Returns doctor and start of an appointment: `<document id of the doctor> <start>`. */
function placeOf(number: string): string {
  const at = new Date(Number(columnOf(number, 'starts_at'))).toISOString();
  return `${columnOf(number, 'doctor')} ${at}`;
}

/** Seven free times of one doctor at one branch on one day on which nobody else comes. */
async function dayOfSeven(daysAhead: number): Promise<FreeTime[]> {
  const all = await listFreeTimes({ count: 100_000, daysAhead });
  const keyOf = ({ doctor, branch, startsAt }: FreeTime) => `${doctor} ${branch} ${startsAt.slice(0, 10)}`;
  const sql = 'SELECT id FROM appointments WHERE doctor = ? AND starts_at >= ? AND starts_at < ? LIMIT 1';
  const isEmpty = ([first]: FreeTime[]) => {
    const day = Date.parse(first?.startsAt.slice(0, 10) ?? '');
    const values = [first?.doctor ?? '', day - DAY / 2, day + DAY * 1.5];
    return queryDatabase(sql, ...values).length === 0;
  };
  const days = [...Map.groupBy(all, keyOf).values()];
  return (days.find((times) => times.length >= 10 && isEmpty(times)) ?? []).slice(0, 7);
}

const DAY = 86_400_000;

import type { Page } from '@playwright/test';
import { enterAs } from '../../support/accounts';
import { bookAppointment, branchOf, doctorOfTest, inDays } from '../../support/appointments';
import { columnOf } from '../../support/database';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { literal, type wordsOf } from '../../support/locale';

async function save(page: Page, name: string, saved: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(saved)).toBeVisible();
}

test.beforeEach(({ enter }) => enter('manager'));

test('a manager changes a setting and words a text, with nothing lost', async ({ page, language, words }) => {
  await test.step('settings', async () => {
    const { settings, log } = words;
    await page.goto(`/${language}/admin/settings?part=limits`);
    const age = page.getByLabel(settings.fields.maxAge.label);
    const other = settings.fields.notesMaxLength;
    const length = page.getByLabel(other.label);
    const before = await length.inputValue();
    await waitForReact(age);
    await age.fill('900');
    await length.fill(before === '991' ? '990' : '991');
    await page.getByRole('button', { name: settings.submit, exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: settings.errors });
    await expect(summary).toContainText(settings.faults.tooBig.replace('{max}', '150'));
    await expect(age).toHaveValue('900');
    await expect(length).not.toHaveValue(before);
    await age.fill('120');
    await save(page, settings.submit, settings.saved);
    await expect(length).not.toHaveValue(before);
    // Opened anew: the notice of the first press would stand there still.
    await page.goto(`/${language}/admin/settings?part=limits`);
    await waitForReact(length);
    await length.fill(before);
    await save(page, settings.submit, settings.saved);
    await page.goto(`/${language}/admin/log?action=settings.change`);
    await expect(page.getByText(`${log.details.setting}: ${other.label}`).first()).toBeVisible();
  });

  await test.step('a text, whose placeholders are put in and checked, and whose SMS are counted', async () => {
    const { messageTexts } = words;
    const name = 'recall';
    await page.goto(`/${language}/admin/message-texts/${name}`);
    const card = page.locator('section').filter({ has: page.locator('#ar') });
    const area = card.locator('#ar');
    // React sets the text to what it knows as it takes the page over: a filler of forms would be cut in two by that.
    await waitForReact(area);
    await area.fill('حان وقت زيارتك {day}');
    await page.getByRole('button', { name: messageTexts.submit, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: messageTexts.errors })).toContainText('{day}');
    await expect(area).toHaveValue('حان وقت زيارتك {day}');
    await area.fill(`${'حان وقت زيارتك '.repeat(8)}`);
    await card.getByRole('button', { name: '{link}' }).click();
    await expect(area).toHaveValue(/\{link\}$/);
    const parts = new RegExp(literal(messageTexts.parts.replace('{count}', '3')));
    await expect(card.getByText(parts)).toBeVisible();
    await save(page, messageTexts.submit, messageTexts.saved);
    await expect(card.getByText(messageTexts.own)).toBeVisible();
    const { restore, saved, standardWords } = messageTexts;
    await page.goto(`/${language}/admin/message-texts/${name}`);
    await page.getByText(standardWords, { exact: true }).last().click();
    await save(page, restore, saved);
    await expect(card.getByText(messageTexts.standard, { exact: true })).toBeVisible();
  });
});

async function removeEntry(page: Page, { form, plan, said }: (typeof wordsOf)['en']['hours']): Promise<void> {
  await page.getByRole('button', { name: form.remove, exact: true }).click();
  await page.getByRole('button', { name: plan.removeNow }).click();
  await expect(page.getByText(said.removed)).toBeVisible();
}

function timeOf(bookingNumber: string) {
  const timeZone = String(columnOf(bookingNumber, 'time_zone'));
  const wall = (column: string) =>
    new Date(Number(columnOf(bookingNumber, column))).toLocaleString('sv-SE', { timeZone });
  const [date, from] = wall('starts_at').split(' ');
  return { date: String(date), from: String(from).slice(0, 5), to: wall('ends_at').slice(11, 16) };
}

// Whom they hit, and that these are told: backend/tests/staff-hours.test.ts, rooms-desk.test.ts.
test('days off, closures and broken devices are entered and removed', async ({ page, language, words }) => {
  const { hours } = words;
  const change = page.getByRole('link', { name: hours.change, exact: true });
  const day = inDays(80);
  const storeDay = async () => {
    await page.locator('#startsOn').fill(day);
    await page.getByRole('button', { name: hours.form.check }).click();
    await expect(page.getByText(hours.plan.noVisits)).toBeVisible();
    await save(page, hours.plan.save, hours.said.saved);
  };
  await test.step('a day off, with whom it hits', async () => {
    const doctor = doctorOfTest();
    const { bookingNumber } = await bookAppointment({ language, doctor: doctor.id });
    const { date, from, to } = timeOf(bookingNumber);
    await page.goto(`/${language}/admin/hours/${doctor.id}`);
    await expect(page.getByRole('heading', { name: hours.offered.title })).toBeVisible();
    await page.getByRole('link', { name: hours.daysOff.add }).click();
    await page.locator('#startsOn').fill(date);
    await page.locator('#startsAt').fill(from);
    await page.locator('#endsAt').fill(to);
    await page.getByRole('button', { name: hours.form.check }).click();

    const visit = page.getByRole('group').filter({ hasText: bookingNumber });
    await expect(visit).toBeVisible();
    await expectAccessible(page);
    const store = page.getByRole('button', { name: hours.plan.save, exact: true });
    await visit.getByRole('radio', { name: hours.plan.canceled }).check();
    await store.click();
    await expect(page.getByRole('alert').getByText(hours.faults.reason)).toBeVisible();
    await expect(visit.getByRole('radio', { name: hours.plan.canceled })).toBeChecked();
    await page.locator('#reason').fill('The doctor operates');
    await store.click();
    await expect(page.getByText(hours.said.saved)).toBeVisible();
    expect(columnOf(bookingNumber, 'status')).toBe('canceled');

    const daysOff = page.getByRole('region', { name: hours.daysOff.title });
    await daysOff.getByRole('link', { name: hours.change }).first().click();
    await removeEntry(page, hours);
  });

  await test.step('a branch', async () => {
    await page.goto(`/${language}/admin/hours/closures`);
    await page.locator('#branch').selectOption(branchOf(doctorOfTest().id));
    await page.locator('#reasonEn').fill('Repairs');
    await page.locator('#reasonAr').fill('إصلاحات');
    await storeDay();
    await change.last().click();
    await removeEntry(page, hours);
  });

  await test.step('devices', async () => {
    await page.goto(`/${language}/admin/hours`);
    await page.getByRole('link', { name: hours.rooms.open }).click();
    for (const index of [1, 2]) {
      await page.goto(`/${language}/admin/hours/rooms`);
      await page.locator('#room').selectOption({ index });
      await storeDay();
    }
    // Days of two devices may say the same, and are two all the same.
    await change.first().click();
    await expect(page).toHaveURL(/days=/);
    const first = page.url();
    await change.nth(1).click();
    await expect(page).not.toHaveURL(first);
    await removeEntry(page, hours);
    await change.first().click();
    await expect(page).toHaveURL(first);
    await removeEntry(page, hours);
  });
});

test('without script a day is copied, a forgotten time named', async ({ browser, language, words }) => {
  const { hours } = words;
  const page = await browser.newPage({ javaScriptEnabled: false });
  await enterAs(page.context(), 'manager');
  await page.goto(`/${language}/admin/hours/${doctorOfTest().id}/edit?set=new`);
  await page.locator('#branch').selectOption({ index: 1 });
  await page.locator('#monday-0-from').fill('01:00');
  await page.locator('#monday-0-to').fill('02:00');
  await page.getByText(hours.form.copyTitle).click();
  await page.locator('#copyFrom').selectOption('monday');
  await page.locator('#copyTo-tuesday').check();
  await page.getByRole('button', { name: hours.form.copy, exact: true }).click();
  await expect(page.locator('#tuesday-0-to')).toHaveValue('02:00');
  await page.locator('#tuesday-0-to').fill('');
  await page.getByRole('button', { name: hours.form.check }).click();
  await expect(page.getByText(hours.faults.time).first()).toBeVisible();
  await expect(page.locator('#tuesday-0-from')).toHaveValue('01:00');
  await page.locator('#tuesday-0-to').fill('02:30');
  await page.getByRole('button', { name: hours.form.check }).click();
  await expect(page.getByText(hours.plan.noVisits)).toBeVisible();
  await expect(page.getByRole('list', { name: hours.plan.week })).toContainText('2:30');
  await page.close();
});

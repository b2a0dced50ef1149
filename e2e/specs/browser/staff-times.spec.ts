import type { Page } from '@playwright/test';
import { fillCallerForm } from '../../pages/caller-form';
import { enterAs } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { queryDatabase } from '../../support/database';
import { branchOf, doctorOfTest } from '../../support/doctors';
import { expect, test } from '../../support/fixtures';
import { type Locale, patternOf, type wordsOf } from '../../support/locale';
import { newPatient } from '../../support/patient';

test.use({ screens: ['desktop'] });

type Words = (typeof wordsOf)['en'];

/** Address of one appointment. */
const APPOINTMENT = /\/admin\/appointments\/[a-z0-9]{24}$/;

// Two people and several pages, on a machine that does other things too.
test.setTimeout(150_000);

/** The week of a doctor of the test's own that lies so many days ahead. */
function weekAhead({ language, days }: { language: Locale; days: number }): string {
  const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { id } = doctorOfTest();
  return `/${language}/admin/calendar?span=week&branch=${branchOf(id)}&doctor=${id}&date=${date}`;
}

/** A free time of the calendar that is open, with what its link asks for. */
async function freeTime({ page, words }: { page: Page; words: Words }) {
  const links = page.getByRole('link', { name: patternOf(words.staffCalendar.book) });
  await expect(links.first()).toBeVisible();
  const address = (await links.first().getAttribute('href')) ?? '';
  const asked = new URL(address, 'http://any.example').searchParams;
  const value = (name: string) => asked.get(name) ?? '';
  return { address, doctor: value('doctor'), branch: value('branch'), startsAt: value('startsAt') };
}

function storedText({ sql, values = [] }: { sql: string; values?: string[] }): string {
  const [row] = queryDatabase({ sql, values });
  return String(Object.values(Object(row))[0]);
}

test('a blocked time is not offered to patients until it is opened again', async ({
  page,
  context,
  request,
  language,
  words,
}) => {
  const { block, unblock } = words.staffCalendar;
  await enterAs(context, 'staff');
  await page.goto(weekAhead({ language, days: 45 }));
  const { doctor, branch, startsAt } = await freeTime({ page, words });
  const service = storedText({
    sql: 'SELECT document_id FROM services WHERE number = 1 AND published_at IS NOT NULL',
  });
  const timeZone = storedText({
    sql: 'SELECT time_zone FROM branches WHERE document_id = ? AND published_at IS NOT NULL',
    values: [branch],
  });
  const isOffered = async () => {
    const wall = clockOf({ instant: startsAt, timeZone });
    const asked = { locale: language, doctor, branch, service, month: wall.slice(0, 7) };
    const answer = await request.get(`/api/availability/month?${new URLSearchParams(asked)}`);
    expect(answer.status()).toBe(200);
    return (await answer.text()).includes(startsAt);
  };
  expect(await isOffered()).toBe(true);

  const reason = `Meeting ${startsAt}`;
  await page.getByText(block.title).click();
  await page.getByLabel(block.from, { exact: true }).fill(clockOf({ instant: startsAt, timeZone }));
  await page.getByLabel(block.to, { exact: true }).fill(clockOf({ instant: startsAt, timeZone }));
  await page.getByLabel(block.reason).fill(reason);
  const send = page.getByRole('button', { name: block.submit });
  await send.click();
  await expect(page.getByText(block.invalid)).toBeVisible();
  await expect(page.getByLabel(block.reason)).toHaveValue(reason);
  await page
    .getByLabel(block.to, { exact: true })
    .fill(clockOf({ instant: startsAt, timeZone, minutesLater: 5 }));
  await send.click();
  await expect(page.getByText(block.done)).toBeVisible();
  const blocked = page.getByRole('listitem').filter({ hasText: reason });
  await expect(blocked).toBeVisible();
  await expectAccessible(page);
  await expect.poll(isOffered).toBe(false);

  await blocked.getByRole('button', { name: patternOf(unblock.label) }).click();
  await expect(blocked).toHaveCount(0);
  await expect.poll(isOffered).toBe(true);
});

test('a second appointment at one time is refused to staff, and a manager is warned before it', async ({
  page,
  context,
  language,
  words,
}) => {
  const { overbook, refused, new: form } = words.staffCalendar;
  const calendar = weekAhead({ language, days: 52 });
  await enterAs(context, 'staff');
  await page.goto(calendar);
  const { address, startsAt } = await freeTime({ page, words });
  await page.goto(address);
  await fillCallerForm({ page, words, patient: newPatient(language) });
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page).toHaveURL(APPOINTMENT);

  const second = page.locator(`a[href*="overbook=yes"][href*="${encodeURIComponent(startsAt)}"]`);
  const first = page
    .getByRole('link', { name: patternOf(words.staffCalendar.rescheduleAppointment) })
    .first();
  await page.goto(calendar);
  await expect(first).toBeVisible();
  await expect(second).toHaveCount(0);
  // Whoever writes the address down gets no further than the form.
  const patient = newPatient(language);
  await page.goto(`${address}&overbook=yes`);
  await page.getByLabel(overbook.reason).fill('Severe pain');
  await fillCallerForm({ page, words, patient });
  await page.getByRole('button', { name: overbook.submit }).click();
  await expect(page.getByText(refused.notManager)).toBeVisible();

  await enterAs(context, 'manager');
  await page.goto(calendar);
  await second.click();
  await expect(page.getByText(overbook.warning)).toBeVisible();
  await page.getByLabel(overbook.reason).fill('Severe pain');
  await fillCallerForm({ page, words, patient });
  await expectAccessible(page);
  await page.getByRole('button', { name: overbook.submit }).click();
  await expect(page).toHaveURL(APPOINTMENT);
  const mark = page.getByRole('main').getByText(words.appointments.overbooked, { exact: true });
  await expect(mark).toBeVisible();
});

/** An instant as the clock of a zone has it, the way a form writes it. */
function clockOf({
  instant,
  timeZone,
  minutesLater = 0,
}: {
  instant: string;
  timeZone: string;
  minutesLater?: number;
}): string {
  const moment = new Date(Date.parse(instant) + minutesLater * 60_000);
  return moment.toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T');
}

import type { Page } from '@playwright/test';
import { enterAs } from '../../support/accounts';
import { expectAccessible, expectReadableInDark } from '../../support/axe';
import { bookAppointment, idOfAppointment } from '../../support/booked-appointment';
import { queryDatabase } from '../../support/database';
import { writeMessages } from '../../support/desk-rows';
import { doctorOfTest } from '../../support/doctors';
import { expect, test } from '../../support/fixtures';
import { listFreeTimes } from '../../support/free-times';
import { type Locale, otherLocale, wordsOf } from '../../support/locale';
import { expectInside, resizeTo, SIZES } from '../../support/page-checks';
import { expectDeskPage, footOf, onPaper } from '../../support/paper';
import { STAFF_PAGES, type StaffThings, staffPagesOfFolders } from '../../support/staff-routes';

/** How many sheets of paper each may come to; only the first page of a list is printed. */
const SHEETS: Record<string, number> = {
  appointments: 4,
  'work-list': 4,
  today: 4,
  'calendar?span=day': 1,
  'calendar?span=week': 1,
  'waiting-list': 4,
  patients: 1,
  figures: 8,
  hours: 8,
  recalls: 4,
  messages: 4,
};

/** Pages of one appointment, and of its patient: on paper what is known. */
const FILES = ['appointments/[id]', 'patients/[id]'];
const SHEETS_OF_A_FILE = 3;

/** Parts of pages that have an address of their own. */
const PARTS = [
  'settings?part=calls',
  'settings?part=messages',
  'waiting-list?state=over',
  'calendar?span=day',
  'calendar?span=week',
];

/** Pages that are opened in one test, which is quicker than one for each. */
const AT_ONCE = 6;

const NAMES = [...Object.keys(STAFF_PAGES).filter((name) => STAFF_PAGES[name] !== null), ...PARTS];

test('every page of the staff area is looked at', () => {
  expect(Object.keys(STAFF_PAGES).sort()).toEqual(staffPagesOfFolders().sort());
});

/** Something for each page to show. */
async function makeThings(language: Locale): Promise<StaffThings> {
  const [time] = await listFreeTimes({ count: 1, daysAhead: 9 });
  if (!time) throw new Error('There is no free time.');
  const { branch, doctor, startsAt } = time;
  const { bookingNumber } = await bookAppointment({ language });
  await writeMessages({ count: 1, language });
  const idOf = (sql: string) => String(Reflect.get(Object(queryDatabase({ sql })[0]), 'id'));
  return {
    appointment: idOfAppointment(bookingNumber),
    message: idOf('SELECT document_id AS id FROM contact_messages ORDER BY id DESC LIMIT 1'),
    account: idOf(`SELECT u.document_id AS id FROM up_users u JOIN up_users_role_lnk l ON l.user_id = u.id
      JOIN up_roles r ON r.id = l.role_id WHERE r.type = 'manager' ORDER BY u.id LIMIT 1`),
    doctor: doctorOfTest().id,
    time: new URLSearchParams({ branch, doctor, startsAt }).toString(),
  };
}

/** Opens a page and expects it whole at the present size. */
async function expectOpen({ page, path }: { page: Page; path: string }): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(200);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expectInside({ page, name: path });
}

/** Expects a page of the desk on paper to say what it is of, on every sheet too. */
async function expectSheets({ page, name, language }: { page: Page; name: string; language: Locale }) {
  await onPaper(page, async () => {
    await expectDeskPage({ page, name, most: SHEETS[name] ?? SHEETS_OF_A_FILE });
    if (FILES.includes(name)) return;
    const { branch, filter } = wordsOf[language].paper;
    const facts = page.locator('main dl').first();
    for (const label of [branch, filter])
      await expect.soft(facts.getByText(`${label}:`, { exact: true }), `${name}: ${label}`).toBeVisible();
    expect.soft(await footOf(page), `${name}: foot of every sheet`).toContain('·');
    await expect.soft(page.locator('[data-paper-head]').getByText(/\d{4}/), `${name}: printed`).toBeVisible();
  });
}

// A script that the policy of these pages does not let run is a complaint of the console, and fails the test.
for (let first = 0; first < NAMES.length; first += AT_ONCE) {
  const names = NAMES.slice(first, first + AT_ONCE);
  test(`pages of staff are accessible, inside every screen, readable in the dark and on paper: ${names.map((name) => name || 'start').join(', ')}`, async ({
    page,
    context,
    language,
  }) => {
    test.setTimeout(names.length * 50_000);
    const things = await makeThings(language);
    await enterAs(context, 'manager');
    const own = page.viewportSize() ?? SIZES.desktop;
    const other = own.width === SIZES.phone.width ? SIZES.desktop : SIZES.phone;
    for (const name of names)
      await test.step(name, async () => {
        const address = STAFF_PAGES[name]?.(things) ?? name;
        await expectOpen({ page, path: `/${language}/admin/${address}` });
        await expectAccessible(page);
        await resizeTo(page, other);
        await expectInside({ page, name });

        const second = otherLocale[language];
        await expectOpen({ page, path: `/${second}/admin/${address}` });
        await expectReadableInDark({ page, name });
        await resizeTo(page, own);
        await expectInside({ page, name });
        if (name in SHEETS || FILES.includes(name)) {
          await expectSheets({ page, name, language: second });
          await resizeTo(page, own);
        }
      });
  });
}

test('on paper a list of the desk names the branch, the dates and the filter that were chosen', async ({
  page,
  context,
  language,
  words,
}) => {
  await bookAppointment({ language });
  await enterAs(context, 'manager');
  const { label } = words.appointments.filter;
  await page.goto(`/${language}/admin/appointments`);
  const branch = page.getByRole('form', { name: label }).locator('select[name="branch"] option').nth(1);
  const [id, name] = [await branch.getAttribute('value'), (await branch.textContent())?.trim()];
  const query = `branch=${id}&status=pending&firstDay=2026-01-02&lastDay=2031-03-04`;
  await page.goto(`/${language}/admin/appointments?${query}`);
  await onPaper(page, async () => {
    const facts = page.locator('main dl').first();
    for (const text of [String(name), words.appointments.status.pending, '2026', '2031'])
      await expect(facts.locator('dd').filter({ hasText: text }).first()).toBeVisible();
    expect(await footOf(page)).toContain(String(name));
  });
});

import { createAccount, tokenOf } from '../../support/accounts';
import { expectAccessible } from '../../support/axe';
import { bookAppointment, idOfAppointment } from '../../support/booked-appointment';
import { queryDatabase } from '../../support/database';
import { writeMessages } from '../../support/desk-rows';
import { doctorOfTest } from '../../support/doctors';
import { expect, test } from '../../support/fixtures';
import { listFreeTimes } from '../../support/free-times';
import type { Locale } from '../../support/locale';
import { STAFF_PAGES, type StaffThings, staffPagesOfFolders } from '../../support/staff-routes';

/** Parts of pages that have an address of their own. */
const PARTS = ['settings?part=calls', 'settings?part=messages', 'waiting-list?state=over'];

test('every page of the staff area is looked at', () => {
  expect(Object.keys(STAFF_PAGES).sort()).toEqual(staffPagesOfFolders().sort());
});

// A script that the policy of these pages does not let run is a complaint of the console, and fails the test.
test('the pages of staff are accessible, no wider than the screen, and run under their strict policy', async ({
  page,
  context,
  request,
  language,
  baseURL,
}) => {
  const things = await makeThings(language);
  const paths = [...Object.values(STAFF_PAGES).flatMap((path) => path?.(things) ?? []), ...PARTS];
  // Grows with the pages: each is opened and judged, on a machine that does other things too.
  test.setTimeout(paths.length * 25_000);
  const token = await tokenOf({ request, account: await createAccount({ request, role: 'manager' }) });
  await context.addCookies([{ name: 'staff', value: token, url: String(baseURL), httpOnly: true }]);
  for (const path of paths) {
    const answer = await page.goto(`/${language}/admin/${path}`);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
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

test('a manager invites somebody, limits them to a branch, and blocks them', async ({
  page,
  context,
  request,
  language,
  words,
  baseURL,
}, info) => {
  const token = await tokenOf({ request, account: await createAccount({ request, role: 'manager' }) });
  await context.addCookies([{ name: 'staff', value: token, url: String(baseURL), httpOnly: true }]);
  const { invite, rights, entry, outcome } = words.staff;
  const email = `invited-${info.project.name}-${Date.now()}@clinic.example`;
  await page.goto(`/${language}/admin/staff/invite`);
  await page.getByRole('textbox', { name: invite.name }).fill('Mona Adel');
  await page.getByRole('textbox', { name: invite.email }).fill(email);
  await expect(page.getByRole('radio', { name: rights.all, exact: true })).toBeChecked();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('radio', { name: rights.some })).toBeChecked();
  await page.getByRole('button', { name: invite.submit }).click();
  await expect(page.getByText(outcome.invited)).toBeVisible();

  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByRole('radio', { name: rights.some })).toBeChecked();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('radio', { name: rights.all, exact: true }).check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: rights.save }).click();
  await expect(page.getByText(outcome.changed)).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('checkbox').last()).toBeChecked();

  await page.getByRole('button', { name: entry.block }).click();
  await expect(page.getByText(outcome.blocked)).toBeVisible();
  await expect(page.getByRole('button', { name: entry.unblock })).toBeVisible();
});

test('without script, too, a branch ticked beside "all branches" is the one an invited person gets', async ({
  browser,
  request,
  language,
  words,
  baseURL,
}) => {
  const token = await tokenOf({ request, account: await createAccount({ request, role: 'manager' }) });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  await context.addCookies([{ name: 'staff', value: token, url: String(baseURL), httpOnly: true }]);
  const page = await context.newPage();
  const { invite, rights, outcome } = words.staff;
  const email = `ticked-${Date.now()}-${language}@clinic.example`;
  await page.goto(`/${language}/admin/staff/invite`);
  await page.getByRole('textbox', { name: invite.name }).fill('Mona Adel');
  await page.getByRole('textbox', { name: invite.email }).fill(email);
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('radio', { name: rights.all, exact: true })).toBeChecked();
  // Texts are not looked for inside noscript.
  await expect(page.locator('noscript p')).toHaveText(rights.withoutScript);
  await page.getByRole('button', { name: invite.submit }).click();
  await expect(page.getByText(outcome.invited)).toBeVisible();
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
  await expect(page.getByRole('radio', { name: rights.some })).toBeChecked();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await context.close();
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { idOfAccount } from '../../support/accounts';
import { bookAppointment, doctorOfTest, findFreeTime, writeMessages } from '../../support/appointments';
import { expectAccessibleToAll, expectReadableInDark, expectWholeAccessible } from '../../support/axe';
import { firstValue } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { type Locale, otherLocale, wordsOf } from '../../support/locale';
import { expectInside, resizeTo, SIZES } from '../../support/page-checks';
import { expectDeskPage, footOf, onPaper } from '../../support/paper';
import { spreadsheetRows } from '../../support/spreadsheet-rows';

type Things = Record<'appointment' | 'message' | 'account' | 'doctor' | 'time', string>;

/** Pages of the staff area that take more than an address: which other spec leads there. */
const ELSEWHERE: Record<string, string> = {
  connected: 'social-sign-in',
  'forget-password': 'public-pages, staff-accounts',
  'imports/[id]': 'manager',
  'inbox/[id]': 'desk',
  login: 'public-pages',
  'login/code': 'staff-accounts',
  register: 'content',
  'privacy/cases/[id]': 'manager',
  'reset-password': 'staff-accounts',
  'webhooks/[id]': 'doors',
  'today/screen': 'not there before a setting switches it on',
  'today/door': 'not there before a setting switches it on',
};

/** Addresses of pages about something; any other page is opened by the name of its folder. */
const ADDRESSES: Record<string, (things: Things) => string> = {
  'appointments/[id]': ({ appointment }) => `appointments/${appointment}`,
  'appointments/[id]/amend': ({ appointment }) => `appointments/${appointment}/amend`,
  'appointments/[id]/move': ({ appointment }) => `appointments/${appointment}/move`,
  'appointments/new': ({ time }) => `appointments/new?${time}`,
  'appointments/several': () => 'appointments/several?do=confirm&status=pending',
  'hours/[id]': ({ doctor }) => `hours/${doctor}`,
  'hours/[id]/edit': ({ doctor }) => `hours/${doctor}/edit`,
  'message-texts/[name]': () => 'message-texts/reminder',
  'messages/[id]': ({ message }) => `messages/${message}`,
  'patients/[id]': ({ appointment }) => `patients/${appointment}`,
  'patients/[id]/book': ({ appointment }) => `patients/${appointment}/book`,
  'staff/[id]': ({ account }) => `staff/${account}`,
};

/** Most sheets of paper of each page; only the first page of a list is printed. */
const SHEETS: Record<string, number> = {
  ...{ appointments: 4, 'work-list': 4, today: 4, 'calendar?span=day': 1, 'calendar?span=week': 1 },
  ...{ 'waiting-list': 4, patients: 1, figures: 8, hours: 8, recalls: 4, messages: 4 },
};

/** Pages of one appointment, and of its patient: on paper what is known. */
const FILES = ['appointments/[id]', 'patients/[id]'];
const SHEETS_OF_A_FILE = 3;

const PARTS = ['settings?part=messages', 'calendar?span=day', 'calendar?span=week'];

/** One page of each kind (lists, a file, forms, a calendar, plots, a board): read in both languages, and in the dark. */
const KINDS = [
  ...['appointments', 'appointments/[id]', 'hours/[id]/edit', 'calendar', 'figures', 'today'],
  ...['settings', 'system-status', 'staff', 'privacy'],
];

/** A list, a form and a calendar: judged by all judges, who take as long as five visits; every page is in the whole matrix. */
const BY_ALL_JUDGES = ['appointments', 'hours/[id]/edit', 'calendar'];

const judge = (page: Page, name: string) =>
  BY_ALL_JUDGES.includes(name) ? expectAccessibleToAll(page) : expectWholeAccessible(page);

/** Pages that are opened in one test, which is quicker than one for each. */
const AT_ONCE = 13;

/** The pages that the folders of the website have under /admin. */
function pagesOfFolders(): string[] {
  const root = join(__dirname, '../../../website/src/app/[locale]');
  return ['(admin)', '(auth)', '(screen)'].flatMap((group) =>
    readdirSync(join(root, group, 'admin'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file === 'page.tsx' || file.endsWith('/page.tsx'))
      .map((file) => file.replace(/\/?page\.tsx$/, '')),
  );
}

const NAMES = [...pagesOfFolders().filter((name) => !(name in ELSEWHERE)), ...PARTS].sort();

async function makeThings(language: Locale): Promise<Things> {
  const { branch, doctor, startsAt } = await findFreeTime({ daysAhead: 9 });
  const { id: appointment } = await bookAppointment({ language });
  await writeMessages(1, language);
  return {
    appointment,
    message: String(firstValue('SELECT document_id FROM contact_messages ORDER BY id DESC LIMIT 1')),
    account: idOfAccount(environment.staff),
    doctor: doctorOfTest().id,
    time: new URLSearchParams({ branch, doctor, startsAt }).toString(),
  };
}

const expectSheets = (page: Page, name: string, language: Locale) =>
  onPaper(page, async () => {
    await expectDeskPage({ page, name, most: SHEETS[name] ?? SHEETS_OF_A_FILE });
    if (FILES.includes(name)) return;
    const { branch, filter } = wordsOf[language].paper;
    const facts = page.locator('main dl').first();
    for (const label of [branch, filter])
      await expect.soft(facts.getByText(`${label}:`, { exact: true }), `${name}: ${label}`).toBeVisible();
    expect.soft(await footOf(page), `${name}: foot of every sheet`).toContain('·');
    await expect.soft(page.locator('[data-paper-head]').getByText(/\d{4}/), `${name}: printed`).toBeVisible();
  });

/** Expects no word of a plot cut at its edge on a desk, and the figures as a file; groups and tables: figures/chart-rules.test.ts. */
async function expectWholePlots(page: Page, language: Locale): Promise<void> {
  await resizeTo(page, SIZES.desktop);
  const plots = page.getByRole('main').locator('svg[role="img"]');
  expect.soft(await plots.count()).toBeGreaterThan(5);
  const cut = await plots.evaluateAll((drawn) =>
    drawn.flatMap((plot) => {
      const { left, right } = plot.getBoundingClientRect();
      const isCut = (text: Element) => {
        const box = text.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1;
      };
      return [...plot.querySelectorAll('text')].filter(isCut).map(({ textContent }) => textContent);
    }),
  );
  expect.soft(cut).toEqual([]);
  const { file, title } = wordsOf[language].figures;
  expect.soft((await spreadsheetRows(page.getByRole('link', { name: file })))[0]).toEqual([title]);
}

test('a page of each kind is among the pages of staff', () => {
  expect(NAMES).toEqual(expect.arrayContaining([...KINDS, ...BY_ALL_JUDGES]));
});

// The filter on paper: staff-list.spec.ts. A script that the policy of these pages does not let run is a complaint of the console, and fails the test.
for (let first = 0; first < NAMES.length; first += AT_ONCE) {
  const names = NAMES.slice(first, first + AT_ONCE);
  test(`pages of staff are sound: ${names.join(', ')}`, async ({ page, enter, language }) => {
    test.setTimeout(names.length * 90_000);
    const things = await makeThings(language);
    await enter('manager');
    const own = page.viewportSize() ?? SIZES.desktop;
    const other = own.width === SIZES.phone.width ? SIZES.desktop : SIZES.phone;
    for (const [turn, name] of names.entries())
      await test.step(name, async () => {
        // One visit of each: the languages take turns, and both screens see it.
        const shown = turn % 2 === 0 ? language : otherLocale[language];
        const address = ADDRESSES[name]?.(things) ?? name;
        expect(address, 'a page about something has an address').not.toContain('[');
        expect((await page.goto(`/${shown}/admin/${address}`))?.status(), name).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
        await expectInside(page, name);
        await judge(page, name);
        if (KINDS.includes(name)) await expectReadableInDark(page, name);
        await resizeTo(page, other);
        await expectInside(page, name);
        if (name in SHEETS || FILES.includes(name)) await expectSheets(page, name, shown);
        if (name === 'figures') await expectWholePlots(page, shown);
        await resizeTo(page, own);
        if (!KINDS.includes(name)) return;
        await page.goto(`/${otherLocale[shown]}/admin/${address}`);
        await expect(page.locator('html')).toHaveAttribute('lang', otherLocale[shown]);
        await expectInside(page, name);
        await expectAccessible(page);
      });
  });
}

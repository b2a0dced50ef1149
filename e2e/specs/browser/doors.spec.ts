import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bookAppointment, branchOf, doctorOfTest, inDays } from '../../support/appointments';
import { environment } from '../../support/environment';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { directionOf } from '../../support/locale';
import { expectInside } from '../../support/page-checks';
import { serveHere } from '../../support/servers';

async function addressOn(page: Page, label: string): Promise<string> {
  const address = await page.getByLabel(label, { exact: true }).inputValue();
  expect(address).toMatch(new RegExp(`^${environment.publicUrl}/calendars/[\\w-]{43}\\.ics$`));
  return address.replace(environment.publicUrl, environment.siteUrl);
}

test('a feed is opened, a calendar read, a link made', async ({ page, enter, request, language, words }) => {
  await test.step('a calendar feed is opened, given another address and ended', async () => {
    const { calendarFeeds: t } = words;
    await enter('manager');
    const { bookingNumber } = await bookAppointment({ language });
    await page.goto(`/${language}/admin/calendar-feeds`);
    const row = page.getByRole('row').filter({ hasText: t.clinic });
    await row.getByRole('button').first().click();
    await expect(page.getByText(t.madeText)).toBeVisible();
    const first = await addressOn(page, t.address);
    await expect(page.getByRole('link', { name: t.open })).toHaveAttribute('href', /^webcal:\/\//);

    const feed = await request.get(first);
    expect(feed.headers()).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    expect(await feed.text()).toContain(`UID:${bookingNumber}@`);

    await row.getByRole('button', { name: t.renew }).click();
    await expect.poll(() => addressOn(page, t.address)).not.toBe(first);
    const second = await addressOn(page, t.address);
    expect((await request.get(second)).status()).toBe(200);
    // Shown once: whoever comes later sees when it was fetched, and no address.
    await page.goto(`/${language}/admin/calendar-feeds`);
    await expect(page.getByLabel(t.address, { exact: true })).toHaveCount(0);
    await row.getByRole('button', { name: t.revoke }).click();
    await expect(page.getByText(t.ended)).toBeVisible();
    expect((await request.get(second)).status()).toBe(404);
  });

  await test.step('a doctor’s own calendar is read, and taken away', async () => {
    const { busy: t, errorTitle } = words.calendarFeeds;
    const doctor = doctorOfTest();
    const branch = branchOf(doctor.id);
    const day = inDays(2);
    const file = [
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', 'SUMMARY:Theatre'],
      `DTSTART:${day.replaceAll('-', '')}T080000Z`,
      ...['DURATION:PT2H', 'END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n');
    const other = await serveHere((_, answer) => answer.writeHead(200).end(file));
    await enter('manager', 'calendar-feeds');
    const press = page.getByRole('button', { name: t.set });
    await page.getByLabel(t.url, { exact: true }).fill('https://10.1.2.3/own.ics');
    await press.click();
    await expect(page.getByText(errorTitle)).toBeVisible();
    await page.getByLabel(t.doctor, { exact: true }).selectOption(doctor.id);
    await page.getByLabel(t.url, { exact: true }).fill(`${other.url}/own.ics`);
    await press.click();
    await expect(page.getByRole('status')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '127.0.0.1' })).toHaveCount(1);
    await page.goto(`/${language}/admin/calendar?branch=${branch}&doctor=${doctor.id}&date=${day}`);
    const busy = page.getByText(words.staffCalendar.kinds.busy).filter({ visible: true });
    await expect(busy.first()).toBeVisible();
    await expect(page.getByText('Theatre')).toHaveCount(0);

    // Why one cannot be read: backend/tests/busy-calendars.test.ts.
    await page.goto(`/${language}/admin/calendar-feeds`);
    await page.getByRole('button', { name: t.remove }).click();
    await expect(page.getByText(t.removed)).toBeVisible();
    other.stop();
  });

  await test.step('links for a booking', async () => {
    const { bookingLinks: t } = words;
    await enter('reception', 'booking-links');
    await page.getByLabel(t.doctor, { exact: true }).selectOption(doctorOfTest().id);
    await page.getByRole('button', { name: words.lists.show }).click();
    const { number } = doctorOfTest();
    const address = `${environment.publicUrl}/${language}/booking?by=doctor&doctor=${number}`;
    await expect(page.locator('#link')).toHaveValue(address);
    await expect(page.getByRole('img', { name: address })).toBeVisible();
    await expect(page.locator('#tag')).toHaveValue(new RegExp(`embed\\.js" data-doctor="${number}"`));
  });
});

async function showElsewhere(page: Page, head: Record<string, string>, body: string): Promise<void> {
  const other = await serveHere((_, answer) => answer.writeHead(200, head).end(body));
  await page.goto(other.url);
  other.stop();
}
const pageWith = (attributes: string, language = 'en') =>
  `<!doctype html><html lang="${language}"><title>Other</title><main><h1>Other</h1><script async src="${environment.siteUrl}/embed.js" ${attributes}></script></main></html>`;

test.describe('on another site', () => {
  // A header more would be one that its origin has to ask for first; what it may not ask is answered 404.
  test.use({ extraHTTPHeaders: {}, allowedComplaints: [/status of 404/] });

  test('another site shows times that lead to our booking', async ({ page, language, booking, words }) => {
    const { number } = doctorOfTest();
    const { siteUrl } = environment;
    // Strictest policy that still allows our scripts.
    const policy = `default-src 'none'; script-src ${siteUrl}; connect-src ${siteUrl}`;
    const head = { 'content-type': 'text/html', 'content-security-policy': policy };
    await showElsewhere(page, head, pageWith(`data-doctor="${number}" data-lang="${language}"`));
    const times = page.getByRole('region');
    await expect(times.getByRole('listitem').first()).toBeVisible();
    expect(await times.getAttribute('lang')).toBe(language);
    await expect(times).toHaveCSS('direction', directionOf[language]);
    await expectAccessible(page);
    expect(await page.context().cookies()).toEqual([]);
    const href = new URL((await times.getByRole('link').first().getAttribute('href')) ?? '');
    expect(href.origin).toBe(environment.publicUrl);
    const chosen = Object.fromEntries(href.searchParams);
    expect(chosen).toMatchObject({ by: 'doctor', doctor: String(number), time: expect.stringMatching(/Z$/) });
    await page.goto(`${siteUrl}${href.pathname}${href.search}`);
    // A doctor of two specialties is asked about them as everywhere; the time stays chosen.
    const question = page.getByRole('heading', { name: words.booking.questions.specialty });
    await expect(booking.firstName.or(question)).toBeVisible();
    if (await question.isVisible())
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(booking.firstName).toBeVisible();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('time') === chosen.time);

    // A site that asks for nobody we have still leads to the booking.
    await showElsewhere(page, { 'content-type': 'text/html' }, pageWith('data-doctor="999999"', language));
    const link = page.getByRole('region').getByRole('link');
    await expect(link).toHaveAttribute('href', `${siteUrl}/${language}/booking`);
  });
});

const FRONT_END = join(__dirname, '../../../examples/booking-front-end.mjs');

test('a front end books by a key until it is revoked', async ({ page, enter, language, words }) => {
  const { apiKeys: t } = words;
  await enter('manager', 'api-keys');
  await page.getByRole('textbox', { name: t.name }).fill('Front end');
  await page.getByRole('button', { name: t.make, exact: true }).click();
  await expect(page.getByRole('alert').or(page.locator('#scopes')).first()).toBeVisible();
  await expect(page.getByText(t.missing.scopes).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: t.name })).toHaveValue('Front end');
  await page.getByRole('checkbox', { name: t.scopes.catalogue }).check();
  await page.getByRole('checkbox', { name: t.scopes.book, exact: true }).check();
  await page.getByRole('button', { name: t.make, exact: true }).click();
  await expect(page.getByText(t.secretOnce)).toBeVisible();
  const secret = await page.getByLabel(t.secret, { exact: true }).inputValue();
  expect(secret).toMatch(/^clinic_[\w-]{43}$/);
  await expect(page.getByRole('row').filter({ hasText: 'Front end' })).toContainText(t.everywhere);

  const front = spawn(process.execPath, [FRONT_END], {
    env: { CLINIC_URL: environment.siteUrl, CLINIC_KEY: secret, CLINIC_LANGUAGE: language, PORT: '0' },
  });
  try {
    const [said] = await once(front.stdout, 'data');
    const [address = ''] = /http:\S+/.exec(String(said)) ?? [];
    const patient = await page.context().newPage();
    await patient.goto(address);
    await patient.getByRole('listitem').getByRole('link').first().click();
    // The first may be too near by the time it is booked.
    await patient.getByRole('button').last().click();
    await patient.getByLabel('First name').fill('Mona');
    await patient.getByLabel('Last name').fill('Hassan');
    await patient.getByLabel('Phone').fill('+201001234599');
    await patient.getByLabel('Age').fill('34');
    await patient.getByRole('checkbox').check();
    await patient.getByRole('button', { name: 'Book' }).click();
    await expect(patient.getByRole('heading', { name: /^Booked: \d{3}-\d{3}-\d{3}$/ })).toBeVisible();
    await patient.getByRole('button', { name: 'Cancel' }).click();
    await expect(patient.getByRole('heading', { name: /^Canceled: / })).toBeVisible();

    const strange: string[] = [];
    page.on('console', (message) => message.type() === 'error' && strange.push(message.text()));
    page.on('request', (one) => one.url().startsWith(environment.siteUrl) || strange.push(one.url()));
    await page.locator('main a[href="/api/docs"]').click();
    await expect(page.getByRole('heading', { name: 'Clinic API' })).toBeVisible();
    await expectAccessible(page);
    await expectInside(page, 'reference');
    await page.getByLabel(/^Key/).fill(secret);
    const call = page.locator('#getCatalogue');
    await call.getByText('Try it').click();
    await call.getByRole('button', { name: 'Send' }).click();
    await expect(call.getByRole('region', { name: 'Answer to getCatalogue' })).toContainText('200 OK');
    expect(strange).toEqual([]);
    await page.goto(`/${language}/admin/api-keys`);

    await page.getByRole('button', { name: `${t.revoke}: Front end` }).click();
    await expect(page.getByText(t.outcomes.revoked)).toBeVisible();
    await patient.goto(address);
    await expect(patient.getByRole('alert')).toContainText('UnauthorizedError');

    // The data that a key opened is asked about as that of an account, also once it is revoked.
    const { peopleSeen } = words;
    await page.goto(`/${language}/admin/privacy/people`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(peopleSeen.title);
    await page.getByLabel(peopleSeen.account).selectOption({ label: 'API · Front end' });
    await page.getByLabel(peopleSeen.firstDay, { exact: true }).fill('2026-01-01');
    await page.getByLabel(peopleSeen.lastDay, { exact: true }).fill('2027-12-31');
    await page.getByRole('button', { name: words.lists.show }).press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Mona Hassan' })).toBeVisible();
    await expect(page.getByRole('status').first()).toBeVisible();
    await expect(page).toHaveURL(/lastDay=2027-12-31/);
    await expectAccessible(page);
  } finally {
    front.kill();
  }
});

test('a manager has a system told, and sees it', async ({ page, enter, language, words }) => {
  const taken: string[] = [];
  const receiver = await serveHere(async (request, response) => {
    for await (const chunk of request) taken.push(String(chunk));
    response.writeHead(204).end();
  });
  const { name, url, add, columns, secretOnce, openMade, renew, states, body, press } = words.webhooks;
  await enter('manager', 'webhooks');
  await page.getByRole('textbox', { name }).fill('Clinical system');
  await page.getByRole('textbox', { name: url }).fill('http://10.1.2.3/events');
  await page.getByRole('button', { name: add, exact: true }).click();
  await expect(page.getByRole('textbox', { name: url })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name })).toHaveValue('Clinical system');
  await page.getByRole('textbox', { name: url }).fill(`${receiver.url}/events`);
  await page.getByRole('button', { name: add, exact: true }).click();
  await expect(page.getByText(secretOnce)).toBeVisible();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page);

  const { bookingNumber } = await bookAppointment({ language });
  await expect.poll(() => taken.some((one) => one.includes(bookingNumber))).toBe(true);
  await page.getByRole('link', { name: openMade }).click();
  await page.waitForURL(/\/webhooks\/\w+$/);
  // A clocked job of the backend may have another event to tell.
  const own = page.getByRole('listitem').filter({ hasText: bookingNumber }).last();
  await expect(async () => {
    await page.reload();
    await expect(own.getByText(states.taken, { exact: true })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await own.getByText(body, { exact: true }).click();
  await expect(own.getByText(`"bookingNumber": "${bookingNumber}"`)).toBeVisible();
  await expectAccessible(page);
  await expectInside(page, 'one');

  await page.getByRole('button', { name: renew }).click();
  await expect(page.getByText(secretOnce)).toBeVisible();
  await expect(page.getByRole('button', { name: press.again }).first()).toBeVisible();
  await page.getByRole('button', { name: press.off }).click();
  await expect(page.getByText(words.webhooks.outcomes.off)).toBeVisible();
  // Nothing is sent while it is off, so nothing is offered to be sent again.
  await expect(page.getByRole('button', { name: press.again })).toHaveCount(0);
  await page.getByRole('button', { name: press.remove }).click();
  await expect(page.getByText(words.webhooks.outcomes.removed)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: columns.url })).toHaveCount(0);
  receiver.stop();
});

import { createHmac } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { openParts } from '../../pages/staff';
import { colleague } from '../../support/accounts';
import { bookAppointment } from '../../support/appointments';
import { firstValue } from '../../support/database';
import { environment } from '../../support/environment';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { stopAutoRefresh, waitForReact } from '../../support/hydration';
import { familyName, newPatient } from '../../support/patient';
import { endAfter, serveHere } from '../../support/servers';

test('whoever calls is found, booked and amended', async ({ page, enter, language, words }) => {
  const { storedPhone: phone } = newPatient(language);
  const lastName = familyName();
  const book = async (firstName: string) =>
    (await bookAppointment({ language, person: { phone, lastName, firstName } })).id;
  const [omar, faten] = [await book('Omar'), await book('Faten')];
  await enter('staff', 'figures');
  await test.step('whoever calls is told apart in a family', async () => {
    const { patientSearch: t, staffCalendar } = words;
    await page.getByRole('searchbox', { name: t.label }).fill(phone.slice(-7));
    await page.getByRole('button', { name: t.submit }).click();
    for (const name of ['Omar', 'Faten'])
      await expect(page.getByRole('link', { name: `${name} ${lastName}` })).toBeVisible();
    expect(page.url()).not.toContain(phone.slice(-7));

    await page.getByRole('link', { name: `Omar ${lastName}` }).click();
    // Beside the list on a desk, on a page of their own on a phone.
    await expect(page.getByRole('heading', { name: `Omar ${lastName}` })).toBeVisible();
    await expect(page.getByText(t.similar.phone)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t.record.give }).click();
    await expect(page.getByText(/^F-\d{5}$/).first()).toBeVisible();
    await page.getByLabel(words.appointments.detail.fields.birthDate).fill('2019-03-02');
    await page.getByRole('button', { name: t.record.save, exact: true }).click();
    await expect(page.getByText(t.record.saved)).toBeVisible();
    const named = (label: string) =>
      page.getByRole('button', { name: label.replace('{name}', `Faten ${lastName}`) });
    await named(t.joins.joinLabel).click();
    await page.getByRole('button', { name: t.joins.sure }).click();
    await expect(page.getByRole('heading', { name: t.joins.title })).toBeVisible();
    await named(t.joins.separateLabel).click();
    await expect(page.getByRole('heading', { name: t.joins.title })).toBeHidden();

    await page.getByRole('link', { name: t.book }).click();
    await page.getByLabel(staffCalendar.filter.doctor).selectOption('any');
    await page.getByRole('button', { name: staffCalendar.move.show }).click();
    await expect(page).toHaveURL(/doctor=any/);
    const time = page.getByRole('main').getByRole('listitem').getByRole('link').last();
    await expect(time).toBeVisible();
    await time.click();
    await expect(page.getByLabel(words.appointments.amend.firstName)).toHaveValue('Omar');
    await expect(page.getByLabel(words.appointments.amend.lastName)).toHaveValue(lastName);
    await expect(page.getByLabel(words.appointments.amend.phone)).toHaveValue(phone);
    await expect(page).toHaveURL((address) => address.href.includes(omar));
  });

  await test.step('what was written wrongly is amended, and stands in the history with what was there', async () => {
    const { amend, history, notes } = words.appointments;
    await page.goto(`/${language}/admin/appointments/${faten}`);
    await page.getByRole('link', { name: amend.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: amend.title })).toBeVisible();
    await page.getByLabel(amend.age).fill('999');
    await page.getByLabel(amend.lastName).fill(`${lastName}x`);
    await page.getByRole('button', { name: amend.submit }).click();
    await expect(page.getByRole('alert').filter({ hasText: amend.errors })).toBeVisible();
    await expect(page.getByLabel(amend.lastName)).toHaveValue(`${lastName}x`);
    await page.getByLabel(amend.age).fill('41');
    await page.getByRole('button', { name: amend.submit }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(`${lastName}x`).first()).toBeVisible();
    await expect(main.getByText(history.fields.lastName).last()).toBeVisible();

    await page.getByLabel(notes.add).fill('Hard of hearing');
    await page.getByRole('button', { name: notes.submit }).click();
    await expect(main.getByText('Hard of hearing')).toBeVisible();
  });

  await test.step('a request that a colleague has open is left alone, and taken over on purpose', async () => {
    const { move, history } = words.appointments;
    await stopAutoRefresh(page);
    await page.goto(`/${language}/admin/appointments/${faten}`);
    await colleague({ path: `/appointments/${faten}/call`, body: { data: {} } });
    await page.getByRole('button', { name: move.confirmed, exact: true }).click();
    await expect(page.getByText(move.withColleague)).toBeFocused();
    await page.getByText(words.calls.this.takeOver, { exact: true }).click();
    await page.getByRole('button', { name: words.calls.this.takeOverNow }).click();
    await expect(page).toHaveURL(/work-list/);
    await expect(page.getByText(history.tookOver).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: words.calls.box.another })).toBeVisible();
    // Words about the call stay while the request is moved in it, and is not taken along to the next one.
    const typed = [page.locator('#call-back-note'), page.getByLabel(words.appointments.notes.add)];
    for (const field of typed) await field.fill('Rings back');
    await page.locator('button[name="startsAt"]').first().click();
    await expect(page.getByText(words.staffCalendar.move.inCall)).toBeVisible();
    for (const field of typed) await expect(field).toHaveValue('Rings back');
    await page.locator('#open-call').evaluate((form: HTMLFormElement, id) => {
      form.insertAdjacentHTML('beforeend', `<input type="hidden" name="id" value="${id}">`);
      form.requestSubmit();
    }, omar);
    await expect(page.getByRole('region', { name: `Omar ${lastName}` })).toBeFocused();
    for (const field of typed) await expect(field).toHaveValue('');
  });
});

const handedOver: { to: string; text?: { body: string } }[] = [];
const ending = endAfter();

test.beforeAll(async () => {
  const whatsapp = serveHere(
    async (request, answer) => {
      handedOver.push(JSON.parse(await text(request)));
      answer.end(JSON.stringify({ messages: [{ id: `wamid.out${handedOver.length}` }] }));
    },
    Number(new URL(environment.backendSettings.WHATSAPP_API_URL ?? '').port),
  );
  ending(await whatsapp);
});

const wordsTo = (phone: string) =>
  handedOver.filter(({ to }) => `+${to}` === phone).flatMap(({ text: said }) => said?.body ?? []);
let received = 0;
/** Brings a message of a phone as WhatsApp does, signed. @returns its document id */
async function receive(phone: string, said: object): Promise<string> {
  const { WHATSAPP_APP_SECRET: secret = '', WHATSAPP_PHONE_ID } = environment.backendSettings;
  received += 1;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const message = { from: phone.slice(1), id: `wamid.in${received}`, timestamp, ...said };
  const value = { metadata: { phone_number_id: WHATSAPP_PHONE_ID }, messages: [message] };
  const changes = [{ field: 'messages', value }];
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] });
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature };
  const answer = await fetch(`${environment.siteUrl}/api/hooks/whatsapp`, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  const sql = 'SELECT document_id FROM incoming_messages WHERE phone = ? ORDER BY id DESC LIMIT 1';
  return String(firstValue(sql, phone));
}
const inWords = (body: string) => ({ type: 'text', text: { body } });

test('a patient’s message is read and answered in one press', async ({ page, enter, language, words }) => {
  const { inbox, account, messages } = words;
  const { storedPhone, firstName, lastName } = newPatient(language);
  const appointment = await bookAppointment({ language, person: { phone: storedPhone } });
  const asked = language === 'ar' ? 'هل يوجد موقف سيارات؟' : 'Is there parking?';
  await receive(newPatient(language).storedPhone, inWords('Hello'));
  await receive(storedPhone, { type: 'video', video: { id: '1' } });
  const id = await receive(storedPhone, inWords(asked));
  await enter('staff', 'inbox');
  const unread = Number(firstValue("SELECT count(*) FROM incoming_messages WHERE handling = 'new'"));
  const menu = page.getByRole('navigation', { name: account.nav.label });
  const count = unread > 99 ? '99+' : String(unread);
  await expect(menu.getByText(count, { exact: true }).first()).toBeAttached();

  await page.getByRole('row').filter({ hasText: asked }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${id}`));
  await expect(page.getByRole('main').getByText(asked).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: inbox.answers.call, exact: true }).click();
  await expect(page.getByText(inbox.feedback.promised)).toBeFocused();
  await expect(page.getByText(inbox.sentAs.call)).toBeVisible();
  await expect.poll(() => wordsTo(storedPhone)).toHaveLength(1);

  await page.getByLabel(inbox.words).fill('Yes, behind the house.');
  await page.getByRole('button', { name: inbox.send, exact: true }).click();
  await expect(page.getByText(inbox.feedback.answered)).toBeFocused();
  await expect.poll(() => wordsTo(storedPhone).join()).toContain('behind the house');
  await expect(page.getByText(messages.handlings.done, { exact: true }).first()).toBeVisible();

  await receive(storedPhone, inWords('STOP'));
  await page.goto(`/${language}/admin/appointments/${appointment.id}`);
  const beside = page.locator('section').filter({ has: page.getByRole('heading', { name: inbox.beside }) });
  await expect(beside.getByText(asked)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(`${firstName} ${lastName}`);
  await page.getByRole('link', { name: inbox.resumeThere }).click();
  await expect(page.getByText(inbox.stopped)).toBeVisible();
  await page.getByRole('button', { name: inbox.resume, exact: true }).click();
  await expect(page.getByText(inbox.stopped)).toHaveCount(0);
  await expect(page.getByText(inbox.events.resumed)).toBeVisible();
});

test('each role finds its own parts', async ({ page, enter, language, words, viewport }) => {
  const { nav } = words.account;
  await test.step('a manager', async () => {
    await enter('manager', 'log');
    const parts = page.getByRole('navigation', { name: nav.label });
    const log = parts.getByRole('link', { name: words.log.title, exact: true });
    await expect(log).toBeHidden();
    expect((await parts.boundingBox())?.height).toBeLessThan(56);
    if ((viewport?.width ?? 0) >= 1024) {
      // By keyboard: the open menu marks the present page, and Escape leads back.
      const more = parts.locator('summary').filter({ visible: true });
      await expect(more).toContainText(nav.manage);
      await waitForReact(more);
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(log).toHaveAttribute('aria-current', 'page');
      await page.keyboard.press('Escape');
      await expect(log).toBeHidden();
      await expect(more).toBeFocused();
      await expect(parts.getByRole('link', { name: words.calls.title, exact: true })).toBeVisible();
    }
    await openParts(page, words);
    await expectAccessible(page);
  });

  await test.step('roles', async () => {
    await enter('call_centre', 'work-list');
    const parts = page.getByRole('navigation', { name: nav.label });
    await openParts(page, words);
    await expect(parts.getByRole('link', { name: words.calls.title, exact: true })).toBeVisible();
    await expect(parts.getByRole('link', { name: words.today.title, exact: true })).toHaveCount(0);
    // With the session of the browser, without a page that complains about what it was answered.
    expect((await page.request.get(`/${language}/admin/today`)).status()).toBe(404);

    await enter('reception', 'today');
    await expect(page.getByRole('heading', { level: 1, name: words.today.title, exact: true })).toBeVisible();
    await openParts(page, words);
    await expect(parts.getByRole('link', { name: words.today.title, exact: true })).toBeVisible();
    await expect(parts.getByRole('link', { name: words.calls.title, exact: true })).toHaveCount(0);
    await expect(parts.getByRole('link', { name: words.staff.title, exact: true })).toHaveCount(0);
  });
});

test.describe('on a desk', () => {
  test.use({ screens: ['desktop'] });

  // On a phone a row is a page: staff-list.spec.ts.
  test('rows open beside a list, kept as it was', async ({ page, enter, language, words }) => {
    const { appointments, lists } = words;
    await enter('staff');
    const { bookingNumber } = await bookAppointment({ language });
    const other = await bookAppointment({ language });
    await stopAutoRefresh(page);
    await page.goto(`/${language}/admin/appointments`);
    const nameOf = (number: string) => appointments.open.replace('{number}', number);
    const name = nameOf(bookingNumber);
    const link = page.getByRole('link', { name });
    // Before, a press opens the page of the row.
    await waitForReact(link);
    await link.click();
    const panel = page.getByRole('complementary', { name });
    await expect(panel).toBeFocused();
    await expect(page).toHaveURL(/open=/);
    await expect(panel.getByRole('heading', { name: appointments.detail.history })).toBeAttached();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(link).toBeFocused();
    await link.press('Enter');
    await expect(panel).toBeFocused();
    await page.goBack();
    await expect(panel).toBeHidden();
    await page.goForward();
    await page.reload();
    await expect(panel.getByRole('button', { name: appointments.move.confirmed, exact: true })).toBeVisible();

    // A text that was begun about one row goes with it.
    await panel.getByLabel(appointments.notes.add).fill('Hard of hearing');
    const another = page.getByRole('link', { name: nameOf(other.bookingNumber) });
    await waitForReact(another);
    await another.click();
    const next = page.getByRole('complementary', { name: nameOf(other.bookingNumber) });
    await expect(next).toBeFocused();
    await expect(next.getByLabel(appointments.notes.add)).toHaveValue('');
    await next.getByRole('link', { name: lists.closeBeside }).click();
    await expect(next).toBeHidden();

    // The filter and the order, but neither page nor search, without a name in the cookie.
    await page.getByRole('checkbox', { name: lists.more }).press('Space');
    await page.getByRole('combobox', { name: appointments.filter.sort }).selectOption('startsAt:asc');
    await page.getByRole('combobox', { name: appointments.detail.fields.contract }).selectOption('company');
    await page.getByRole('searchbox', { name: appointments.filter.q }).fill('Mona');
    await page.getByRole('button', { name: lists.show }).click();
    await expect(page).toHaveURL(/contractType=company.*search=/);
    const chips = page.getByRole('list', { name: lists.chips });
    await expect(chips.getByRole('listitem')).toHaveCount(4);
    // The cookie is written once React is there.
    const remembered = async () =>
      (await page.context().cookies()).flatMap(({ name: cookie, value }) =>
        cookie.startsWith('staff-list-') ? decodeURIComponent(value) : [],
      );
    await expect.poll(remembered).toEqual(['contractType=company&sort=startsAt%3Aasc']);
    await page.goto(`/${language}/admin/appointments`);
    await expect(page).toHaveURL(/contractType=company&sort=startsAt%3Aasc$/);
    await expect(chips.getByRole('listitem')).toHaveCount(3);

    const company = appointments.detail.contracts.company;
    await chips.getByRole('link', { name: lists.remove.replace('{filter}', company) }).click();
    await expect(page).toHaveURL(/appointments\?sort=startsAt%3Aasc$/);
    await chips.getByRole('link', { name: lists.reset, exact: true }).click();
    await expect(chips).toBeHidden();
    await expect(page).toHaveURL(/view=all$/);
    await expect.poll(remembered).toEqual([]);
    await page.goto(`/${language}/admin/appointments`);
    await expect(page).toHaveURL(/\/appointments$/);
  });
});

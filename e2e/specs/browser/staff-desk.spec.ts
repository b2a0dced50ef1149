import { FATAL_WORDS } from '../../../website/src/lib/page/fatal-words';
import { expectFile } from '../../pages/staff';
import { colleague, enterAsNew, idOfAccount, settleAppointment } from '../../support/accounts';
import { addressOf, bookAppointment, doctorOfTest, findFreeTime } from '../../support/appointments';
import {
  columnOf,
  findAppointment,
  firstValue,
  idOfAppointment,
  queryDatabase,
} from '../../support/database';
import { signInAsEditor, untilHeard } from '../../support/editor';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { lose, stopAutoRefresh } from '../../support/hydration';
import { literal, patternOf } from '../../support/locale';
import { newPatient } from '../../support/patient';

test.use({ screens: ['desktop'] });

test('what was paid stands, has a receipt and is summed', async ({ page, enter, language, words }) => {
  const { payments } = words;
  const { bookingNumber, id } = await bookAppointment({ language });
  await test.step('one appointment', async () => {
    // The press is to find what a colleague took, not a page that has asked again by itself in between.
    await stopAutoRefresh(page);
    await enter('staff', `appointments/${id}`);
    const panel = page.getByRole('heading', { name: payments.title, exact: true }).locator('..');
    await expect(panel).toContainText(payments.none);
    const pay = async (fee: string, amount: string, method: keyof typeof payments.methods) => {
      await panel.getByLabel(payments.fee, { exact: true }).fill(fee);
      await panel.getByLabel(payments.amount, { exact: true }).fill(amount);
      await panel.getByRole('button', { name: payments.methods[method], exact: true }).click();
    };
    await pay('free', '1', 'cash');
    await expect(panel).toContainText(payments.invalid);
    await expect(panel.getByLabel(payments.fee, { exact: true })).toHaveValue('free');
    // Digits of an Arabic keyboard.
    await pay('٣٥٠', '200', 'card');
    await expect(panel.getByRole('status')).toContainText(payments.taken.split('{number}')[0] ?? '');
    await expect(panel).toContainText(payments.stillOpen.split('{amount}')[0] ?? '');
    await expect(panel.getByLabel(payments.amount, { exact: true })).toHaveValue('150');

    // Nobody can send a receipt to who has given neither an address nor a phone for messages.
    await expect(panel).toContainText(payments.unreachable);
    await expectFile(panel.getByRole('link'), 'application/pdf');

    const data = { key: crypto.randomUUID(), seen: 1, fee: 35_000, amount: 15_000, method: 'cash' };
    await colleague({ path: `/appointments/${id}/payments`, body: { data } });
    await panel.getByRole('button', { name: payments.methods.cash, exact: true }).click();
    await expect(panel).toContainText(payments.conflict);
    await expect(panel).toContainText(payments.settled);
    await expect(panel.getByRole('listitem')).toHaveCount(2);

    const first = panel.getByRole('listitem').first();
    await first.getByText(payments.takeBack, { exact: true }).click();
    await first.getByLabel(payments.reason).fill('Another patient');
    await first.getByRole('button').last().click();
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await expect(panel.getByRole('listitem').last()).toContainText('Another patient');
    await expect(panel.getByLabel(payments.amount, { exact: true })).toHaveValue('200');
  });

  await test.step('a day, by who took it', async () => {
    await enter('staff', `payments?branch=${columnOf(bookingNumber, 'branch')}`);
    await expect(page.getByRole('heading', { name: payments.day.title, level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: bookingNumber }).first()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: payments.day.all })).toBeVisible();
    const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await expectFile(page.getByRole('link', { name: payments.day.spreadsheet }), sheet);
    await page.getByRole('link', { name: payments.open.title, exact: true }).click();
    await expect(page.getByRole('heading', { name: payments.open.title, level: 1 })).toBeVisible();
    const row = page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) });
    await expect(row).toContainText('200');
  });
});

test('a deposit is paid once at a gateway', async ({ page, enter, request, booking, language, words }) => {
  const { payments } = words;
  const { deposit } = words.appointment;
  const time = await findFreeTime({ doctor: doctorOfTest().id, daysAhead: 12 }, (times) => times.at(-1));
  const editor = await signInAsEditor(request);
  const ask = (depositAmount: string | null) =>
    untilHeard(() =>
      editor.publish({ type: 'service', id: time.service, language, data: { depositAmount } }),
    );
  await ask('100');
  try {
    const promise = new RegExp(literal(words.booking.form.deposit.promise.split('{')[0] ?? ''));
    await page.goto(addressOf(time, language));
    await expect(page.getByText(promise)).toBeVisible();
    const number = await booking.book(newPatient(language), words.booking.confirmation.titleDeposit);
    await expect(page.getByRole('heading', { name: patternOf(deposit.title.asked) })).toBeVisible();
    await expectAccessible(page);

    const pay = page.getByRole('link', { name: deposit.pay });
    await pay.click();
    await page.getByRole('link', { name: 'refused' }).click();
    await expect(page.getByRole('alert').getByText(deposit.refused)).toBeVisible();
    await pay.click();
    await page.getByRole('link', { name: 'paid' }).click();
    await expect(page.getByRole('heading', { name: patternOf(deposit.title.paid) })).toBeVisible();
    const { titleConfirmed } = words.booking.confirmation;
    await expect(page.getByRole('heading', { name: titleConfirmed })).toBeVisible();
    await expect(pay).toHaveCount(0);

    await enter('staff', `appointments/${idOfAppointment(number)}`);
    const panel = page.getByRole('heading', { name: payments.title, exact: true }).locator('..');
    await expect(panel.getByText(patternOf(payments.deposit.paid))).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await expect(panel.getByRole('listitem')).toContainText(payments.methods.online);
  } finally {
    await ask(null);
  }
});

test('what a colleague did meanwhile counts', async ({ page, context, enter, language, words }) => {
  await test.step('the appointment', async () => {
    const { move, status, detail } = words.appointments;
    const { bookingNumber, id } = await bookAppointment({ language });
    await enter('staff', `appointments/${id}`);
    // While something is typed the page does not ask again by itself.
    await page.getByLabel(move.reason).fill('The patient wrote');
    // Enter in the reason makes no change: the first button would confirm what is to be canceled.
    await page.getByLabel(move.reason).press('Enter');
    await settleAppointment(bookingNumber);
    await page.getByRole('button', { name: move.canceled, exact: true }).click();

    await expect(page.getByText(move.conflict)).toBeFocused();
    await expect(page.getByLabel(move.reason)).toHaveValue('The patient wrote');
    const event = detail.event.replace('{from}', status.pending).replace('{to}', status.confirmed);
    await expect(page.getByRole('main').getByText(event).first()).toBeVisible();
    expect(findAppointment(bookingNumber)?.status).toBe('confirmed');
  });

  await test.step('which room a visit has is seen at the desk and changed there', async () => {
    const service = String(firstValue("SELECT document_id FROM services WHERE name LIKE 'Hearing test%'"));
    const [first, second] = queryDatabase(
      `SELECT r.name, b.document_id AS branch FROM resources r
      JOIN resources_branch_lnk l ON l.resource_id = r.id JOIN branches b ON b.id = l.branch_id
      WHERE r.locale = ? AND r.kind LIKE 'Hearing%' GROUP BY r.document_id
      ORDER BY b.number, r."order" LIMIT 2`,
      language,
    ).map(({ name, branch }) => ({ name: String(name), branch: String(branch) }));
    if (!first || !second) throw new Error('There are no two rooms');
    const time = await findFreeTime({ service, at: first.branch, daysAhead: 15, days: 30 });
    const { id } = await bookAppointment({ language, time });
    await enter('staff', `appointments/${id}`);
    const panel = page.getByRole('heading', { name: words.rooms.title, exact: true }).locator('..');
    await expect(panel).toContainText(first.name);
    const give = (room: string) =>
      panel.getByRole('button', { name: words.rooms.give.replace('{room}', room), exact: true });
    await give(second.name).click();
    await expect(panel).toContainText(words.rooms.changed);
    await expect(give(first.name)).toBeVisible();
    const done = words.appointments.history.roomChanged;
    await expect(page.getByRole('main').getByText(done).first()).toBeVisible();
  });

  // The button that ends its sessions: own-site/failing-backend.spec.ts. That what comes next is led to sign in: http/access.spec.ts.
  await test.step('whoever was blocked is out at once', async () => {
    const { bookingNumber, id } = await bookAppointment({ language });
    const account = await enterAsNew(context, 'staff');
    await page.goto(`/${language}/admin/appointments/${id}`);
    await page.getByLabel(words.appointments.move.reason).fill('x');
    const path = `/staff-accounts/${idOfAccount(account)}`;
    await colleague({ method: 'PUT', path, body: { data: { blocked: true } } }, 'manager');
    await page.getByRole('button', { name: words.appointments.move.confirmed, exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/login\?.*why=ended/);
    expect(findAppointment(bookingNumber)?.status).toBe('pending');
  });
});

test.describe('on a weak line', () => {
  // The browser logs what got lost.
  test.use({ allowedComplaints: [/ERR_CONNECTION_FAILED|Failed to fetch/] });

  test('what staff have typed stays', async ({ page, enter, language, words }) => {
    const { calls } = words;
    const { notes } = words.appointments;
    const { id } = await bookAppointment({ language });
    await enter('staff', `appointments/${id}`);
    await page.getByRole('button', { name: calls.this.open }).click();
    await expect(page).toHaveURL(/work-list$/);

    const note = page.getByLabel(notes.add);
    await note.fill('Hard of hearing');
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const isOfPage = ({ pathname }: URL) => pathname.endsWith('/work-list');
    await page.route(isOfPage, (route) => answered.then(() => route.continue()));
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: notes.submit }).click();
    await sent;
    // Already the next one, while that is on its way.
    await note.fill('Comes with her son');
    answer();
    await expect(page.getByText('Hard of hearing').first()).toBeVisible();
    await expect(note).toHaveValue('Comes with her son');

    const later = page.getByRole('textbox', { name: calls.desk.note, exact: true });
    await page.getByLabel(calls.desk.time, { exact: true }).fill('10:00');
    await later.fill('After work');
    await page.route(isOfPage, lose);
    await page.getByRole('button', { name: calls.desk.callBack }).click();
    await page.getByRole('button', { name: FATAL_WORDS[language].retry }).click();
    await expect(later).toHaveValue('After work');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a request is opened, called, confirmed', async ({ page, enter, language, words }) => {
    const { calls } = words;
    const { id } = await bookAppointment({ language });
    await enter('staff');
    const file = `/${language}/admin/appointments/${id}`;
    await page.goto(file);
    await page.getByRole('button', { name: calls.this.open }).click();

    // Too early, as the day has begun: what was typed stays.
    const note = page.getByRole('textbox', { name: calls.desk.note, exact: true });
    await page.getByLabel(calls.desk.time, { exact: true }).fill('00:00');
    await note.fill('After work');
    await page.getByRole('button', { name: calls.desk.callBack }).click();
    await expect(page.getByText(calls.feedback.tooEarly)).toBeVisible();
    await expect(note).toHaveValue('After work');

    const answer = page.getByRole('button', { name: calls.desk.noAnswer });
    await page.getByRole('combobox', { name: calls.desk.tryAgain }).selectOption('15');
    await answer.click();
    await expect(page.getByText(calls.feedback.noAnswer)).toBeVisible();
    await expect(answer).toHaveCount(0);

    await page.goto(file);
    await expect(page.getByText(patternOf(words.appointments.history.noAnswer))).toBeVisible();
    await page.getByRole('button', { name: calls.this.open }).click();
    await page.getByRole('button', { name: calls.desk.confirmed }).click();
    await expect(page.getByText(calls.feedback.confirmed)).toBeVisible();
    await page.goto(file);
    await expect(page.getByText(words.appointments.history.phone.confirmed)).toBeVisible();
  });
});

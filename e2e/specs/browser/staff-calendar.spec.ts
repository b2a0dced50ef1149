import { fillCallerForm } from '../../pages/caller-form';
import { expectMoved, freeLinks, SLOW, visitInWeek, weekOf } from '../../pages/staff-calendar';
import { enterAs } from '../../support/accounts';
import { stopAutoRefresh } from '../../support/auto-refresh';
import { expectAccessible } from '../../support/axe';
import { overtake } from '../../support/colleague';
import { queryDatabase } from '../../support/database';
import { branchOf, doctorOfTest } from '../../support/doctors';
import { center, drag, heightOf, middleOf, nearest } from '../../support/dragging';
import { expect, test } from '../../support/fixtures';
import { patternOf } from '../../support/locale';
import { newPatient } from '../../support/patient';

test.use({ screens: ['desktop'] });

// Several pages and their rules, on a machine that does other things too.
test.setTimeout(180_000);

test('staff book a free time of the calendar for a caller and move the appointment', async ({
  page,
  context,
  language,
  words,
}) => {
  const { staffCalendar, appointments } = words;
  await enterAs(context, 'staff');
  await page.goto(weekOf({ language, doctor: doctorOfTest().id }));

  const free = page.getByRole('link', { name: patternOf(staffCalendar.book) });
  await expect(free.first()).toBeVisible();
  await expectAccessible(page);
  await free.first().click();

  await expect(page.getByRole('heading', { name: staffCalendar.new.title })).toBeVisible(SLOW);
  const send = page.getByRole('button', { name: staffCalendar.new.submit });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: staffCalendar.new.errors })).toBeVisible(SLOW);
  await expectAccessible(page);
  await fillCallerForm({ page, words, patient: newPatient(language) });
  await send.click();

  const booked = appointments.history.booked.replace('{status}', appointments.status.confirmed);
  await expect(page.getByText(booked)).toBeVisible(SLOW);
  await page.getByRole('link', { name: appointments.rescheduleAppointment }).click();
  await expect(page.getByRole('heading', { name: staffCalendar.move.title })).toBeVisible(SLOW);
  const times = page.getByRole('radio');
  await expect(times.first()).toBeVisible();
  await expectAccessible(page);
  await times.last().check();
  await page.getByRole('button', { name: staffCalendar.move.submit }).click();
  await expect(page.getByText(patternOf(appointments.history.moved))).toBeVisible(SLOW);
});

test('a blocked time is as high as it is long, and is opened again', async ({
  page,
  context,
  language,
  words,
}) => {
  const { staffCalendar } = words;
  await enterAs(context, 'staff');
  const doctor = doctorOfTest().id;
  await page.goto(weekOf({ language, doctor, days: 52 }));
  const free = page.getByRole('link', { name: patternOf(staffCalendar.book) });
  const address = (await free.first().getAttribute('href')) ?? '';
  const startsAt = Date.parse(new URL(address, 'http://any.example').searchParams.get('startsAt') ?? '');
  const [zone] = queryDatabase({
    sql: 'SELECT time_zone FROM branches WHERE document_id = ? AND published_at IS NOT NULL',
    values: [branchOf(doctor)],
  });
  const timeZone = String(Reflect.get(Object(zone), 'time_zone'));
  const typed = (minutes: number) =>
    new Date(startsAt + minutes * 60_000)
      .toLocaleString('sv-SE', { timeZone })
      .slice(0, 16)
      .replace(' ', 'T');
  await page.getByText(staffCalendar.block.title, { exact: true }).click();
  await page.locator('#blocked-from').fill(typed(0));
  await page.locator('#blocked-to').fill(typed(100));
  await page.locator('#blocked-reason').fill('Congress');
  await page.getByRole('button', { name: staffCalendar.block.submit }).click();
  await expect(page.getByText(staffCalendar.block.done)).toBeVisible(SLOW);

  const blocked = page.getByRole('listitem').filter({ hasText: 'Congress' });
  await expect(blocked).toHaveCount(1);
  const scale = page.locator('[data-scale]');
  const minute = (await heightOf(scale)) / Number(await scale.getAttribute('data-scale'));
  expect((await heightOf(blocked)) / minute).toBeCloseTo(100, 0);
  await expectAccessible(page);
  await blocked.getByRole('button', { name: patternOf(staffCalendar.unblock.label) }).click();
  await expect(blocked).toHaveCount(0);
});

test('a visit is dragged onto a free time and moved by keyboard, and who was faster is not overwritten', async ({
  page,
  context,
  language,
  words,
}) => {
  const { moving, rescheduleAppointment: mover } = words.staffCalendar;
  const { lastName, bookingNumber, path, startOf } = await visitInWeek({ language });
  await enterAs(context, 'staff');
  await stopAutoRefresh(page);
  await page.goto(path);
  const visit = page.getByRole('listitem').filter({ hasText: lastName });
  const targets = page.getByRole('button', { name: patternOf(moving.target) });
  const question = page.getByRole('dialog');
  const submit = question.getByRole('button', { name: moving.submit });
  const before = startOf();

  // Dropped beside every time, nothing is asked.
  await center(visit);
  await drag({ page, from: visit, to: visit.locator('xpath=ancestor::section[1]').getByRole('heading') });
  await expect(question).toBeHidden();
  const free = page.getByRole('listitem').filter({ has: freeLinks({ page, words }) });
  await center(visit);
  await drag({ page, from: visit, to: await nearest({ visit, free }) });
  await expect(question).toBeVisible();
  await expect(question).toContainText(lastName);
  expect(startOf()).toBe(before);
  await expectAccessible(page);
  await submit.click();
  await expectMoved({ page, words });
  const dragged = startOf();
  expect(dragged).not.toBe(before);

  // By keyboard: away again without a trace, then a step further, and a colleague is faster.
  const begin = visit.getByRole('link', { name: patternOf(mover) });
  await begin.focus();
  await page.keyboard.press('Enter');
  await expect(targets.first()).toBeVisible();
  await expect(page.locator('[data-target]:focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(targets).toHaveCount(0);
  await expect(begin).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-target]:focus')).toHaveCount(1);
  const labelOfFocus = () => page.locator('[data-target]:focus').getAttribute('aria-label');
  const first = await labelOfFocus();
  await page.keyboard.press('ArrowDown');
  // After the last time of the week there is none: then a step back.
  if ((await labelOfFocus()) === first) await page.keyboard.press('ArrowUp');
  expect(await labelOfFocus()).not.toBe(first);
  await page.keyboard.press('Enter');
  await expect(submit).toBeFocused();
  await overtake(bookingNumber);
  await page.keyboard.press('Enter');
  await expect(question.getByText(moving.conflict)).toBeVisible(SLOW);
  expect(startOf()).toBe(dragged);
  await question.getByRole('button', { name: moving.close }).click();

  await begin.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-target]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await submit.press('Enter');
  await expectMoved({ page, words });
  expect(startOf()).not.toBe(dragged);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('one day at a time fills the screen, and a finger that rests moves a visit', async ({
    page,
    context,
    language,
    words,
  }) => {
    const { staffCalendar } = words;
    const { lastName, path, startOf } = await visitInWeek({ language });
    await enterAs(context, 'staff');
    await stopAutoRefresh(page);
    // Every day of the week, also those without work.
    await page.goto(`${path}&everybody=yes`);
    const visit = page.getByRole('listitem').filter({ hasText: lastName });
    await expect(visit).toBeAttached();
    const day = page.getByRole('region').filter({ has: visit }).last();
    const name = (await day.getByRole('heading').textContent()) ?? '';
    const switcher = page.getByRole('navigation', { name: staffCalendar.columns });
    await switcher.getByRole('link', { name }).click();
    await expect(switcher.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    await center(visit);
    expect(await heightOf(visit)).toBeGreaterThanOrEqual(43.5);
    await expectAccessible(page);

    const before = startOf();
    const { x, y } = await middleOf(visit);
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const targets = page.getByRole('button', { name: patternOf(staffCalendar.moving.target) });
    // A finger that goes on at once scrolls.
    await touch('touchStart', [{ x, y }]);
    for (const step of [20, 40, 60]) await touch('touchMove', [{ x, y: y - step }]);
    // It stops before it is lifted, so that nothing goes on scrolling.
    for (let still = 0; still < 4; still += 1) {
      for (let frame = 0; frame < 4; frame += 1)
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await touch('touchMove', [{ x, y: y - 60 }]);
    }
    await touch('touchEnd', []);
    await expect(targets).toHaveCount(0);

    await center(visit);
    let place = '';
    await expect
      .poll(
        async () => {
          const former = place;
          place = JSON.stringify(await middleOf(visit));
          return place === former;
        },
        { intervals: [200] },
      )
      .toBe(true);
    const from = await middleOf(visit);
    await touch('touchStart', [from]);
    await expect(targets.first()).toBeAttached();
    const to = await middleOf(await nearest({ visit, free: targets }));
    await touch('touchMove', [{ x: from.x, y: (from.y + to.y) / 2 }]);
    await touch('touchMove', [to]);
    await touch('touchEnd', []);
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    expect(startOf()).toBe(before);
    await question.getByRole('button', { name: staffCalendar.moving.submit }).click();
    await expectMoved({ page, words });
    expect(startOf()).not.toBe(before);
  });
});

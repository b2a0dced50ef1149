import { fillCallerForm } from '../../pages/staff';
import {
  center,
  drag,
  expectMoved,
  freeLinks,
  freeTime,
  heightOf,
  middleOf,
  nearest,
  SLOW,
  visitInWeek,
  weekOf,
} from '../../pages/staff-calendar';
import { overtake } from '../../support/accounts';
import { doctorOfTest } from '../../support/appointments';
import { firstValue } from '../../support/database';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { stopAutoRefresh, waitForReact } from '../../support/hydration';
import { patternOf } from '../../support/locale';
import { EMERGENCY, landline, newPatient } from '../../support/patient';

test.use({ screens: ['desktop'] });

test('the calendar books, blocks and overbooks a time', async ({ page, enter, language, words }) => {
  await test.step('a free time is booked for a caller, and moved', async () => {
    const { staffCalendar, appointments } = words;
    await enter('staff');
    await page.goto(weekOf(language, doctorOfTest().id));

    await freeLinks(page, words).first().click();

    await expect(page.getByRole('heading', { name: staffCalendar.new.title })).toBeVisible(SLOW);
    const send = page.getByRole('button', { name: staffCalendar.new.submit });
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: staffCalendar.new.errors })).toBeVisible(SLOW);
    await expectAccessible(page);
    await fillCallerForm(page, words, { ...newPatient(language), phone: landline() });
    await page.getByLabel(words.appointments.amend.additionalNotes).fill(EMERGENCY[language]);
    await send.click();
    // A sign of danger comes before anything else that is asked.
    await expect(page.getByText(words.search.tellPatient)).toBeVisible();
    await expect(page.locator('#phone-question')).toHaveCount(0);
    await send.click();
    await expect(page.locator('#phone-question')).toBeVisible();
    await expect(page.getByLabel(staffCalendar.new.consent)).toBeChecked();
    await send.click();

    const booked = appointments.history.booked.replace('{status}', appointments.status.confirmed);
    await expect(page.getByText(booked)).toBeVisible(SLOW);
    await page.getByRole('link', { name: appointments.rescheduleAppointment }).click();
    await expect(page.getByRole('heading', { name: staffCalendar.move.title })).toBeVisible(SLOW);
    const times = page.getByRole('radio');
    await expect(times.first()).toBeVisible();
    await times.last().check();
    await page.getByRole('button', { name: staffCalendar.move.submit }).click();
    await expect(page.getByText(patternOf(appointments.history.moved))).toBeVisible(SLOW);
  });

  await test.step('a blocked time is as high as it is long, until it is opened again', async () => {
    const { block, unblock } = words.staffCalendar;
    await enter('staff');
    await page.goto(weekOf(language, doctorOfTest().id, 52));
    const { branch, startsAt } = await freeTime(freeLinks(page, words));
    const zone = 'SELECT time_zone FROM branches WHERE document_id = ? AND published_at IS NOT NULL';
    const timeZone = String(firstValue(zone, branch));
    const typed = (minutes: number) => {
      const moment = new Date(Date.parse(startsAt) + minutes * 60_000);
      return moment.toLocaleString('sv-SE', { timeZone }).slice(0, 16).replace(' ', 'T');
    };
    await page.getByText(block.title, { exact: true }).click();
    await page.locator('#blocked-from').fill(typed(0));
    await page.locator('#blocked-to').fill(typed(0));
    await page.locator('#blocked-reason').fill('Congress');
    const send = page.getByRole('button', { name: block.submit });
    await send.click();
    await expect(page.getByText(block.invalid)).toBeVisible();
    await expect(page.locator('#blocked-reason')).toHaveValue('Congress');
    await page.locator('#blocked-to').fill(typed(100));
    await send.click();
    await expect(page.getByText(block.done)).toBeVisible(SLOW);
    const blocked = page.getByRole('listitem').filter({ hasText: 'Congress' });
    await expect(blocked).toHaveCount(1);
    const scale = page.locator('[data-scale]');
    const minute = (await heightOf(scale)) / Number(await scale.getAttribute('data-scale'));
    expect((await heightOf(blocked)) / minute).toBeCloseTo(100, 0);
    await blocked.getByRole('button', { name: patternOf(unblock.label) }).click();
    await expect(blocked).toHaveCount(0);
  });

  await test.step('a second appointment at one time is not offered to staff, and a manager is warned before it', async () => {
    const { overbook, new: form, rescheduleAppointment } = words.staffCalendar;
    const calendar = weekOf(language, doctorOfTest().id, 52);
    await enter('staff');
    await page.goto(calendar);
    const { address, startsAt } = await freeTime(freeLinks(page, words));
    await page.goto(address);
    await fillCallerForm(page, words, newPatient(language));
    await page.getByRole('button', { name: form.submit }).click();
    const isBooked = () => expect(page).toHaveURL(/\/admin\/appointments\/[a-z0-9]{24}$/);
    await isBooked();

    const second = page.locator(`a[href*="overbook=yes"][href*="${encodeURIComponent(startsAt)}"]`);
    await page.goto(calendar);
    await expect(page.getByRole('link', { name: patternOf(rescheduleAppointment) }).first()).toBeVisible();
    await expect(second).toHaveCount(0);

    await enter('manager');
    await page.goto(calendar);
    await second.click();
    await expect(page.getByText(overbook.warning)).toBeVisible();
    await page.getByLabel(overbook.reason).fill('Severe pain');
    await fillCallerForm(page, words, newPatient(language));
    await page.getByRole('button', { name: overbook.submit }).click();
    await isBooked();
    const mark = page.getByRole('main').getByText(words.appointments.overbooked, { exact: true });
    await expect(mark).toBeVisible();
  });
});

test('a visit is dragged or moved by keys, never over others', async ({ page, enter, language, words }) => {
  const { moving, rescheduleAppointment: mover } = words.staffCalendar;
  const { lastName, bookingNumber, path, startOf } = await visitInWeek(language);
  await enter('staff');
  await stopAutoRefresh(page);
  await page.goto(path);
  const visit = page.getByRole('listitem').filter({ hasText: lastName });
  const targets = page.getByRole('button', { name: patternOf(moving.target) });
  const question = page.getByRole('dialog');
  const submit = question.getByRole('button', { name: moving.submit });
  const before = startOf();

  await waitForReact(visit);
  // Dropped beside every time, nothing is asked.
  await center(visit);
  await drag(page, visit, visit.locator('xpath=ancestor::section[1]').getByRole('heading'));
  await expect(question).toBeHidden();
  const free = page.getByRole('listitem').filter({ has: freeLinks(page, words) });
  await center(visit);
  await drag(page, visit, await nearest(visit, free));
  await expect(question).toBeVisible();
  await expect(question).toContainText(lastName);
  // Booked with a phone alone.
  await expect(question).toContainText(moving.notTold);
  expect(startOf()).toBe(before);
  await expectAccessible(page);
  await submit.click();
  await expectMoved(page, words);
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
  // After the last time of the week there is none.
  const isLast = (await targets.last().getAttribute('aria-label')) === first;
  await page.keyboard.press(isLast ? 'ArrowUp' : 'ArrowDown');
  await expect.poll(labelOfFocus).not.toBe(first);
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
  await expectMoved(page, words);
  expect(startOf()).not.toBe(dragged);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('one day fills the screen, a finger moves a visit', async ({ page, enter, language, words }) => {
    const { staffCalendar } = words;
    const { lastName, path, startOf } = await visitInWeek(language);
    await enter('staff');
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

    await waitForReact(visit);
    const before = startOf();
    const { x, y } = await middleOf(visit);
    const session = await page.context().newCDPSession(page);
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
    const isStill = async () => {
      const former = place;
      place = JSON.stringify(await middleOf(visit));
      return place === former;
    };
    await expect.poll(isStill, { intervals: [200] }).toBe(true);
    const from = await middleOf(visit);
    await touch('touchStart', [from]);
    await expect(targets.first()).toBeAttached();
    const to = await middleOf(await nearest(visit, targets));
    await touch('touchMove', [{ x: from.x, y: (from.y + to.y) / 2 }]);
    await touch('touchMove', [to]);
    await touch('touchEnd', []);
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    expect(startOf()).toBe(before);
    await question.getByRole('button', { name: staffCalendar.moving.submit }).click();
    await expectMoved(page, words);
    expect(startOf()).not.toBe(before);
  });
});

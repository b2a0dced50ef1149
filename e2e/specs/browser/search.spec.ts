import { doctorOfTest } from '../../support/appointments';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { tabTo } from '../../support/keyboard';
import { patternOf } from '../../support/locale';
import { openAtRest } from '../../support/page-at-rest';
import { pathOf } from '../../support/routes';

// Of times that are not answered.
test.use({ allowedComplaints: [/api\/(availability|search)/] });

const SAID = {
  en: {
    complaint: 'buzing in my ears',
    result: 'Ringing in the ears',
    urgent: 'bleeding that does not stopp',
  },
  ar: { complaint: 'وداني بتصفر', result: 'طنين الأذن', urgent: 'نزيف مش بيقف' },
};

test('a complaint leads to a time, danger first', async ({ page, language, words }) => {
  await test.step('beside danger the page leads to no time, for a complaint it does', async () => {
    await page.goto(`/${language}`);
    const main = page.getByRole('main');
    const field = main.getByRole('combobox', { name: words.search.label });
    await waitForReact(field);
    await field.fill(SAID[language].urgent);
    const warning = main.getByRole('alert').filter({ hasText: words.search.urgent });
    await expect(warning).toBeVisible();
    await expect(page.locator('a[href*="/booking"]:visible')).toHaveCount(0);
    await field.fill('');
    await expect(warning).toHaveCount(0);
    // Answers to its beginning come and go before: the list rests when the whole is answered.
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/search') &&
        response.request().postDataJSON()?.q === SAID[language].complaint,
    );
    await field.pressSequentially(SAID[language].complaint);
    await answered;
    const list = main.getByRole('listbox', { name: words.search.results });
    await expect(list.getByRole('option').first()).toContainText(SAID[language].result);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    // A complaint stands in no address.
    expect(page.url()).not.toContain('?');

    const time = list.locator('a[href*="time="]').first();
    // A busy server may answer without times at first: typing it again brings them.
    await expect(async () => {
      if ((await time.count()) === 0) {
        await field.fill('');
        await field.fill(SAID[language].complaint);
      }
      await expect(time).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 40_000 });
    await expect(time).toHaveAttribute('href', /doctor=\d+.*specialty=\d+.*branch=\d+/);
    const href = (await time.getAttribute('href')) ?? '';
    const chosen = list.locator('[role=option][aria-selected=true]');
    await expect(chosen).toHaveCount(0);
    for (const option of await list.getByRole('option').all()) {
      await page.keyboard.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(chosen).toHaveCount(1);
      await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
      if ((await option.getAttribute('href')) === href) break;
    }
    await expect(chosen).toHaveAttribute('href', href);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/booking\?.*time=/);
  });

  await test.step('what must not wait', async () => {
    await page.goto(`/${language}/contact`);
    const opener = page.getByRole('banner').locator('summary').filter({ hasText: words.layout.search });
    await waitForReact(opener);
    await opener.click();
    const field = page.getByRole('banner').getByRole('combobox', { name: words.search.label });
    await expect(field).toBeFocused();
    await field.fill(SAID[language].urgent);
    const alert = page.getByRole('banner').getByRole('alert');
    await expect(alert).toContainText(words.search.urgent);
    await expect(alert.getByRole('link').first()).toHaveAttribute('href', 'tel:123');
    // Nothing of the answer sells a time.
    const answers = page.getByRole('banner').locator('.search-answers');
    await expect(answers.locator('a[href*="/booking"], a[href*="/doctor"]')).toHaveCount(0);
    const frame = page.locator(':is(header, footer, nav) a[href*="/booking"]').filter({ visible: true });
    await expect(frame).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(alert).toBeHidden();
    await expect(frame).not.toHaveCount(0);
    await expect(field).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same field leads to a page with answers, or danger first', async ({ page, language, words }) => {
    const ask = async (path: string, said: string) => {
      await page.goto(`/${language}${path}`);
      const form = page.getByRole('main').getByRole('search');
      await form.getByRole('combobox').fill(said);
      await form.getByRole('button', { name: words.search.submit }).click();
    };
    await test.step('a complaint', async () => {
      await ask('', SAID[language].complaint);
      await expect(page).toHaveURL(new RegExp(`/${language}/search\\?s=[a-z0-9]{10}$`));
      await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(SAID[language].result);
      await expect(page.locator('main a[href*="time="]').first()).toBeVisible();
    });

    await test.step('danger, and what is not treated', async () => {
      // The last one says no sign of the clinic's doctors, and only resembles emergencies.
      const dangers = ['button battery in nose', 'خشمي ينزف وما يوقف', 'sadry byewga3ny awy'];
      const main = page.getByRole('main');
      const alert = main.getByRole('alert');
      const sold = main.locator('a[href*="/booking"], a[href*="/doctor"]');
      for (const said of [...dangers, 'she looks grey and floppy']) {
        await ask('/search', said);
        await expect(alert.getByRole('link').first(), said).toHaveAttribute('href', 'tel:123');
        await expect(sold).toHaveCount(0);
        await expect(page.locator('a[href*="/booking"]:visible')).toHaveCount(0);
      }
      await expect(alert).toContainText(words.search.unnamed.title);
      await ask('/search', 'ضرسي بيوجعني');
      await expect(main).toContainText(words.search.elsewhere.replace('{name}', '').trim());
      await expect(sold).toHaveCount(0);
    });
  });
});

test('doctors are narrowed in place and whole without times', async ({ page, language, words, isMobile }) => {
  await test.step('the address keeps up', async () => {
    const { finder } = words.doctors;
    await page.goto(`/${language}/doctors`);
    const search = page.getByRole('searchbox', { name: finder.search });
    await waitForReact(search);
    const cards = page.getByRole('article').filter({ visible: true });
    const all = await cards.count();
    await search.fill(language === 'ar' ? 'ناديه' : 'nadya');
    await expect(cards).toHaveCount(1);
    // The keyboard of a phone goes, below which what was found stands.
    await search.press('Enter');
    await (isMobile ? expect(search).not : expect(search)).toBeFocused();
    await expect(page).toHaveURL(/\?q=/);
    await page.reload();
    await expect(cards).toHaveCount(1);
    await waitForReact(search);

    await search.fill(SAID[language].urgent);
    const warning = page.getByRole('alert').filter({ hasText: words.search.urgent });
    await expect(warning).toBeVisible();
    await expect(cards).toHaveCount(0);
    await expect(page.locator('a[href*="/booking"]:visible')).toHaveCount(0);

    // A line that breaks at the next letter takes no warning away.
    await page.route('**/api/search', (route) => route.fulfill({ status: 503, json: {} }));
    const refused = page.waitForResponse('**/api/search');
    await search.press('End');
    await search.pressSequentially('!');
    await (await refused).finished();
    await expect(warning).toBeVisible();
    await page.unroute('**/api/search');

    const { title, action } = words.doctors.noneFound;
    const byBranch = page.getByRole('link', { name: action });
    await search.fill('zzzz');
    await expect(page.getByText(title)).toBeVisible();
    await expect(byBranch).toBeVisible();
    // Before it is known to be no danger, nothing leads to a time.
    await page.route('**/api/search', (route) => route.fulfill({ status: 503, json: {} }));
    await search.fill('zzzzz');
    await expect(byBranch).toHaveCount(0);
    await expect(page.getByText(title)).toBeVisible();
    await page.unroute('**/api/search');
    // It is asked again until somebody answers.
    await expect(byBranch).toBeVisible();
    await page.getByRole('link', { name: finder.clear }).click();
    await expect(cards).toHaveCount(all);
    await expect(search).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`/${language}/doctors$`));

    await page.getByRole('combobox', { name: finder.branch }).selectOption({ index: 1 });
    await expect(page).toHaveURL(/\?branch=\d+$/);
    await expect.poll(() => cards.count()).toBeLessThan(all);
  });

  await test.step('without free times', async () => {
    const { week, unknown } = words.availability;
    const asked: string[] = [];
    await page.route('**/api/availability**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 503, json: { error: 'Unavailable' } });
    });
    await page.goto(`/${language}/doctors`);
    const cards = page.getByRole('article');
    await expect(cards.filter({ hasText: unknown })).toHaveCount(await cards.count());
    const book = cards.getByRole('link', { name: words.doctors.book }).filter({ visible: true });
    await expect(book).toHaveCount(await cards.count());

    asked.length = 0;
    await page.goto(`/${language}/doctor/${doctorOfTest().number}-x`);
    const times = page.getByRole('region', { name: week.title });
    await expect(times.getByRole('heading', { name: week.failed })).toBeVisible();
    await expect(times.locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(times.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
    await expectAccessible(page);

    // Nothing more is asked by itself, nor when the reader comes back.
    const before = asked.length;
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    // Requests that the page would make now precede this one.
    await page.evaluate(() => fetch('/icon.svg'));
    expect(asked).toHaveLength(before);

    await page.unroute('**/api/availability**');
    const again = times.getByRole('button', { name: week.retry });
    if (isMobile) await again.tap();
    else {
      await tabTo(page, again);
      await page.keyboard.press('Enter');
    }
    const free = times.getByRole('link', { name: patternOf(week.book) });
    await expect(free.filter({ visible: true }).first()).toBeVisible();
    await expect(again).toHaveCount(0);
    if (!isMobile) await expect(times.getByRole('list').first()).toBeFocused();

    // Times that were free as the page was left, such as the day before, are asked for anew.
    const renewed = page.waitForRequest('**/api/availability/week**');
    await page.evaluate(() => {
      Reflect.get(window, 'testClock').shiftMs += 24 * 60 * 60_000;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await renewed;
  });
});

const BLOCKS = { name: 'page of blocks', path: { under: '/pages/' } };

test('a page of blocks plays a video, and leads into the booking', async ({ page, request, language }) => {
  const foreign: string[] = [];
  await page.route(/youtube/, (route) => {
    foreign.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
  });
  await openAtRest(page, await pathOf({ route: BLOCKS, language, request }));
  const main = page.getByRole('main');
  await expect(main.locator(`a[href*="/${language}/booking?by=doctor&service="]`).last()).toBeVisible();
  await expect(main.locator(`a[href^="/${language}/offers/"]`)).toHaveCount(1);
  await expect(main.locator('article article')).not.toHaveCount(0);

  const play = page.locator('a[href*="youtube.com/watch"]');
  await play.scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
  // The first touch of the page, which starts its scripts, is obeyed.
  await play.click();
  const player = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');
  await expect(player).toBeVisible();
  await expect(player).toBeFocused();
  expect(page.context().pages()).toHaveLength(1);
  await expect.poll(() => foreign.length).toBe(1);
});

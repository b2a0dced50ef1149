import { doctorOfTest } from '../../support/doctors';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';
import { tabTo } from '../../support/keyboard';
import { patternOf } from '../../support/locale';

test.use({ allowedComplaints: [/api\/availability/] });

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
    await expect(page).toHaveURL(/\?q=/);
    await page.reload();
    await expect(cards).toHaveCount(1);
    await waitForReact(search);

    await search.fill('zzzz');
    await expect(page.getByText(words.doctors.noneFound.title)).toBeVisible();
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
  });
});

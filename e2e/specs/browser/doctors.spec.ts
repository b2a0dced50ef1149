import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';

test('the doctors are narrowed in place, the address keeps up, and a search leads back to all', async ({
  page,
  language,
  words,
}) => {
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
  await expectAccessible(page);
  await page.getByRole('link', { name: finder.clear }).click();
  await expect(cards).toHaveCount(all);
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/${language}/doctors$`));

  await page.getByRole('combobox', { name: finder.branch }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?branch=\d+$/);
  expect(await cards.count()).toBeLessThan(all);
});

test('every card says when the doctor is free next, and is whole while that cannot be known', async ({
  page,
  language,
  words,
}) => {
  const { nextFree, none, unknown } = words.availability;
  await page.goto(`/${language}/doctors`);
  const cards = page.getByRole('article');
  const total = await cards.count();
  expect(total).toBeGreaterThan(1);
  for (const card of await cards.all()) {
    await expect(card).toContainText(nextFree);
    await expect(
      card
        .getByText(none)
        .or(card.getByText(/\d{1,2}:\d{2}|12 ظهرًا/))
        .first(),
    ).toBeVisible();
  }

  await page.route('**/api/availability/next?**', (route) => route.abort());
  await page.reload();
  await expect(cards).toHaveCount(total);
  for (const card of await cards.all()) {
    await expect(card.getByText(unknown)).toBeVisible();
    await expect(card.getByRole('link', { name: words.doctors.book })).toBeVisible();
  }
});

test.use({ allowedComplaints: [/api\/availability\/next/] });

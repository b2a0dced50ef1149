import { expect, expectAccessible, test } from '../../support/fixtures';
import { waitForReact } from '../../support/hydration';

const SAID = {
  en: {
    complaint: 'buzing in my ears',
    result: 'Ringing in the ears',
    urgent: 'bleeding that does not stopp',
  },
  ar: { complaint: 'وداني بتصفر', result: 'طنين الأذن', urgent: 'نزيف مش بيقف' },
};

test('a complaint leads to a time, danger first', async ({ page, language, words }) => {
  await test.step('a complaint', async () => {
    await page.goto(`/${language}`);
    const field = page.getByRole('main').getByRole('combobox', { name: words.search.label });
    await waitForReact(field);
    // Answers to its beginning come and go before: the list rests when the whole is answered.
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/search') &&
        response.request().postDataJSON()?.q === SAID[language].complaint,
    );
    await field.pressSequentially(SAID[language].complaint);
    await answered;
    const list = page.getByRole('main').getByRole('listbox', { name: words.search.results });
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

import { expectAccessible } from '../../support/axe';
import { signInAsEditor } from '../../support/editor';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { type Locale, wordsOf } from '../../support/locale';

test.use({ world: 'registration', allowedComplaints: [/status of 404/] });

const locales: Locale[] = ['en', 'ar'];
const PASSWORD = 'a sentence nobody guesses 7';

test.afterAll(async ({ request }) => {
  const editor = await signInAsEditor(request);
  await editor.switchAccounts({ allow_register: false });
});

test('there is no registration page while registration is off', async ({ page, request }) => {
  for (const language of locales) {
    const answer = await page.goto(`${environment.siteUrl}/${language}/admin/register`);
    expect(answer?.status()).toBe(404);
    // In the page's language and the house's look, not the framework's bare page.
    await expect(page.getByText(wordsOf[language].errors.notFoundText)).toBeVisible();
    await expect(page.getByRole('link', { name: wordsOf[language].account.register.back })).toBeVisible();
    const login = await request.get(`${environment.siteUrl}/${language}/admin/login`);
    expect(await login.text()).not.toContain('/admin/register');
  }
});

for (const language of locales) {
  test(`a person registers once it is switched on, and has no staff rights, ${language}`, async ({
    page,
    request,
  }) => {
    const { account } = wordsOf[language];
    await (await signInAsEditor(request)).switchAccounts({ allow_register: true });
    await page.goto(`${environment.siteUrl}/${language}/admin/login`);
    await page.getByRole('link', { name: account.register.link }).click();
    await expect(page.getByRole('heading', { level: 1, name: account.register.title })).toBeVisible();
    await expectAccessible(page);

    const send = page.getByRole('button', { name: account.register.submit });
    await page.getByLabel(account.register.email).fill(`person-${language}@people.example`);
    await page.getByLabel(account.register.password, { exact: true }).fill('password1');
    await send.click();
    await expect(page.getByRole('link', { name: account.password.faults.common })).toBeVisible();
    await expect(page.getByLabel(account.register.email)).toHaveValue(`person-${language}@people.example`);

    // An address that is hardly meant is asked about, and nothing has to be typed again for it.
    const password = page.getByLabel(account.register.password, { exact: true });
    await page.getByLabel(account.register.email).fill(`person-${language}@gmial.com`);
    await password.fill(PASSWORD);
    await send.click();
    await expect(page.locator('#email-question')).toBeVisible();
    await expect(password).toHaveValue(PASSWORD);
    await page.getByLabel(account.register.email).fill(`person-${language}@people.example`);
    await send.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/admin/profile$`));
    await page.goto(`${environment.siteUrl}/${language}/admin/appointments`);
    await expect(page).toHaveURL(/why=notStaff/);
  });
}

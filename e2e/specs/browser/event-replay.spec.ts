import type { Page } from '@playwright/test';
import { doctorOfTest } from '../../support/appointments';
import { cardPhoto } from '../../support/card-pictures';
import { expect, test } from '../../support/fixtures';
import { holdScripts, waitForReact } from '../../support/hydration';

test.use({ screens: ['desktop'] });

async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test('what is done before the script came is done when it comes', async ({ page, language, words }) => {
  await test.step('a search', async () => {
    const { finder } = words.doctors;
    const search = page.getByLabel(finder.search);
    const branch = page.getByLabel(finder.branch, { exact: true });
    const name = language === 'ar' ? 'ناديه' : 'nadya';
    const release = await openBeforeScripts(page, `/${language}/doctors`);
    await search.fill(name);
    for (const index of [1, 0]) await branch.selectOption({ index });
    await page.getByLabel(finder.specialty, { exact: true }).selectOption({ index: 0 });
    const cards = page.locator('main ul > li:not([hidden]) article');
    expect(await cards.count()).toBeGreaterThan(1);
    release();
    await expect(cards).toHaveCount(1);
    await expect(search).toHaveValue(name);
    await expect(page).toHaveURL(/\?q=/);
  });
  await test.step('the next slide, pressed without a mouse that comes near first', async () => {
    const release = await openBeforeScripts(page, `/${language}`);
    const slider = page.getByRole('region', { name: words.home.slider.label });
    const dots = slider.locator('button[aria-current]');
    await slider.getByRole('button', { name: words.home.slider.next, exact: true }).dispatchEvent('click');
    await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
    release();
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  });
  await test.step('the next days of a doctor', async () => {
    const release = await openBeforeScripts(page, `/${language}/doctor/${doctorOfTest().number}-x`);
    const { next, previous } = words.availability.week;
    await page.getByRole('button', { name: next, exact: true }).click();
    release();
    const back = page.getByRole('button', { name: previous, exact: true });
    await expect(back).toHaveAttribute('aria-disabled', 'false');
  });
  await test.step('a picture that was chosen', async () => {
    const { form } = words.booking;
    const release = await openBeforeScripts(page, `/${language}/booking-old`);
    const company = page.getByRole('radio', { name: form.company });
    const front = page.getByLabel(form.cardFront, { exact: true });
    await company.check();
    const photo = await cardPhoto('#0b4a8f');
    await front.setInputFiles(photo);
    release();
    await waitForReact(front);
    for (const choice of [page.getByRole('radio', { name: form.cash }), company]) await choice.check();
    await expect(front).toHaveJSProperty('value', `C:\\fakepath\\${photo.name}`);
  });
});

test('what was typed, chosen or filled in by the browser before the script came is kept over a reload, and whoever is typing goes on', async ({
  page,
  booking,
  words,
}) => {
  const { form: labels } = words.booking;
  const release = await openBeforeScripts(page, await booking.addressOfForm());
  const company = page.getByRole('radio', { name: labels.company });
  const { email } = booking;
  await booking.firstName.pressSequentially('Mona');
  // Some browsers fill a field in without an event.
  await booking.lastName.evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'Adel';
  });
  await company.check();
  await booking.more.click();
  // A caret can be put back into a text field alone; a browser throws where it is tried in another.
  await email.pressSequentially('mona@');
  release();
  await waitForReact(email);
  await expect(email).toBeFocused();
  await email.pressSequentially('clinic.example');
  const organisation = page.getByRole('combobox', { name: labels.organisation.company });
  const expectKept = async () => {
    if (!(await email.isVisible())) await booking.more.click();
    await expect(booking.firstName).toHaveValue('Mona');
    await expect(booking.lastName).toHaveValue('Adel');
    await expect(email).toHaveValue('mona@clinic.example');
    await expect(company).toBeChecked();
    await expect(organisation).toBeVisible();
  };
  await expectKept();
  const stored = () => page.evaluate(() => sessionStorage.getItem('booking-typed'));
  await expect.poll(stored).toMatch(/^[\w+/]+=*$/);
  expect(atob((await stored()) ?? '')).not.toMatch(/Mona|Adel/);
  await page.reload();
  await expectKept();
  // A choice that is made before the script comes again is not overruled by what was kept.
  const releaseAgain = await openBeforeScripts(page, page.url());
  const syndicate = page.getByRole('radio', { name: labels.syndicate });
  await syndicate.check();
  releaseAgain();
  await expect(booking.firstName).toHaveValue('Mona');
  await expect(syndicate).toBeChecked();
});

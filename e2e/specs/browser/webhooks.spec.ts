import { bookAppointment } from '../../support/booked-appointment';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { expectInside } from '../../support/page-checks';
import { serveHere } from '../../support/serve-here';

test('a manager has a system told, and sees it', async ({ page, enter, language, words }) => {
  const taken: string[] = [];
  const receiver = await serveHere(async (request, response) => {
    for await (const chunk of request) taken.push(String(chunk));
    response.writeHead(204).end();
  });
  const { name, url, add, columns, secretOnce, openMade, renew, states, body, press } = words.webhooks;
  await enter('manager', 'webhooks');
  await page.getByRole('textbox', { name }).fill('Clinical system');
  await page.getByRole('textbox', { name: url }).fill('http://10.1.2.3/events');
  await page.getByRole('button', { name: add, exact: true }).click();
  await expect(page.getByRole('textbox', { name: url })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name })).toHaveValue('Clinical system');
  await page.getByRole('textbox', { name: url }).fill(`${receiver.url}/events`);
  await page.getByRole('button', { name: add, exact: true }).click();
  await expect(page.getByText(secretOnce)).toBeVisible();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page);

  const { bookingNumber } = await bookAppointment({ language });
  await expect.poll(() => taken.some((one) => one.includes(bookingNumber))).toBe(true);
  await page.getByRole('link', { name: openMade }).click();
  await page.waitForURL(/\/webhooks\/\w+$/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(states.taken).first()).toBeVisible();
  }).toPass();
  await page.getByText(body, { exact: true }).first().click();
  await expect(page.getByText(`"bookingNumber": "${bookingNumber}"`)).toBeVisible();
  await expectAccessible(page);
  await expectInside(page, 'one');

  await page.getByRole('button', { name: renew }).click();
  await expect(page.getByText(secretOnce)).toBeVisible();
  await page.getByRole('button', { name: press.off }).click();
  await expect(page.getByText(words.webhooks.outcomes.off)).toBeVisible();
  await page.getByRole('button', { name: press.remove }).click();
  await expect(page.getByText(words.webhooks.outcomes.removed)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: columns.url })).toHaveCount(0);
  receiver.stop();
});

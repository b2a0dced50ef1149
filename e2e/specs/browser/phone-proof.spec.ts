import { bookAppointment } from '../../support/booked-appointment';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { inDigitsOf, newPatient } from '../../support/patient';
import { codeSentTo, phoneMessagesTo, shortLinkIn } from '../../support/patient-mail';
import { findAppointment } from '../../support/stored-appointment';

test('by SMS alone a phone shows its bookings', async ({ page, browser, language, words }) => {
  const patient = newPatient(language);
  const { bookingNumber } = await bookAppointment({ language, person: { phone: patient.storedPhone } });
  const { phoneProof } = words;
  await page.goto(`/${language}`);
  await page.getByRole('contentinfo').getByRole('link', { name: words.layout.myBookings }).click();
  await page.getByRole('textbox', { name: new RegExp(`^${phoneProof.phone} \\(`) }).fill(patient.phone);
  await page.getByRole('button', { name: phoneProof.send, exact: true }).click();

  const field = page.getByRole('textbox', { name: phoneProof.code });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  const code = await codeSentTo(patient.storedPhone);
  await field.fill(code === '000000' ? '111111' : '000000');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  // Asked for again too soon: the one that was sent stays good.
  await page.getByRole('button', { name: phoneProof.again }).click();
  await expect(page.getByRole('status')).toContainText(/\d/);
  await field.fill(inDigitsOf(language, code));
  await page.getByRole('button', { name: phoneProof.verify }).click();

  await expect(page.getByText(bookingNumber)).toBeVisible();
  await expectAccessible(page);
  // Nothing of the person stands in an address.
  expect(page.url()).toMatch(new RegExp(`/${language}/my-bookings$`));
  await page.getByRole('button', { name: phoneProof.list.manage }).click();
  await expect(page).toHaveURL(new RegExp(`/booking/confirmation/${bookingNumber}#`));

  const lost = await browser.newPage({ javaScriptEnabled: false });
  await lost.goto(`/${language}/my-bookings`);
  for (const { phone } of [newPatient(language), patient]) {
    await lost.getByRole('textbox', { name: phoneProof.link.label }).fill(phone);
    await lost.getByRole('button', { name: phoneProof.link.send }).click();
    await expect(lost.getByText(phoneProof.link.sent)).toBeVisible();
  }
  const links = () => phoneMessagesTo(patient.storedPhone).flatMap((text) => shortLinkIn(text) ?? []);
  await expect.poll(links).toHaveLength(1);
  await expect(lost.getByText(bookingNumber)).toHaveCount(0);
  await lost.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a mother proves her phone, and types no name again', async ({ page, plain, language, words }) => {
    const patient = newPatient(language);
    const phone = patient.storedPhone;
    for (const firstName of ['Omar', 'Salma', 'Nour'])
      await bookAppointment({ language, person: { phone, firstName, lastName: 'Hany' } });
    const { form } = words.booking;
    await plain.prepare(patient);
    await plain.send.click();

    const code = page.getByRole('textbox', { name: form.code.label });
    await code.fill('12');
    await plain.send.click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(plain.firstName).toHaveValue(patient.firstName);
    await code.fill(await codeSentTo(phone));
    await plain.send.click();
    expect(findAppointment(await plain.number())).toMatchObject({ phone, firstName: patient.firstName });

    // The phone is proved: whoever it was booked for is a press away.
    await plain.open();
    const known = page.getByRole('group', { name: form.known.title });
    await known.getByRole('button', { name: /Salma/ }).click();
    await expect(plain.firstName).toHaveValue('Salma');
    await expect(plain.lastName).toHaveValue('Hany');
    await expect(plain.age).toHaveValue('34');
    await page.getByRole('button', { name: form.known.someoneElse }).click();
    await expect(plain.firstName).toHaveValue('');
    await expect(plain.phone).not.toHaveValue('');
  });
});

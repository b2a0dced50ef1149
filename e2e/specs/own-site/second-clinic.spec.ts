import { freePort, serveCopy } from '../../support/builds';
import { startEmptyBackend } from '../../support/empty-backend';
import { expect, expectAccessible, test } from '../../support/fixtures';
import type { Locale } from '../../support/locale';
import { newPatient } from '../../support/patient';
import { endAfter } from '../../support/servers';

// The same build in front of another clinic: a dental group in Riyadh.
let site: string;
const ending = endAfter();

test.beforeAll(async () => {
  const port = await freePort();
  const before = { website: `http://127.0.0.1:${port}`, settings: { SEED: 'dental' } };
  const backend = ending(await startEmptyBackend({ port: await freePort(), ...before }));
  const settings = { BACKEND_URL: backend.url };
  site = ending(await serveCopy({ withoutCache: true, isOld: true, port, settings })).url;
});

const NAMES: Record<Locale, { clinic: string; doctor: string; branch: string }> = {
  en: { clinic: 'Barad Dental', doctor: 'Dr Noura Alqahtani', branch: 'Al Yasmin' },
  ar: { clinic: 'عيادات بَرَد', doctor: 'د. نورة القحطاني', branch: 'الياسمين' },
};

test('a visitor gets through the second clinic', async ({ page, booking, request, language }) => {
  const { clinic, doctor, branch } = NAMES[language];
  // Pages of the clinic that the build was made for are given until the new ones are made.
  for (const locale of ['en', 'ar'] as const)
    for (const path of ['', '/doctors']) {
      const name = NAMES[locale][path === '' ? 'clinic' : 'doctor'];
      const read = async () => (await request.get(`${site}/${locale}${path}`)).text();
      await expect.poll(read, { message: `${locale}${path}`, timeout: 60_000 }).toContain(name);
    }
  // Times of every doctor are worked out for the first time, which a busy machine takes longer for than a page waits.
  const next = `${site}/api/availability/next?locale=${language}`;
  await expect.poll(async () => (await request.get(next)).status()).toBe(200);
  await page.goto(`${site}/${language}`);
  await expect(page).toHaveTitle(new RegExp(clinic));
  await page.goto(`${site}/${language}/doctors`);
  const profile = page.getByRole('main').getByRole('link', { name: doctor }).first();
  await page.goto(`${site}${await profile.getAttribute('href')}`);
  await (await booking.freeTime()).click();
  await booking.answer();
  await expect(page.getByText(branch).filter({ visible: true }).first()).toBeVisible();
  // A mobile of Saudi Arabia, as people there write it.
  const patient = { ...newPatient(language), phone: language === 'ar' ? '٠٥٠١٢٣٤٥٦٧' : '0501234568' };
  await booking.book(patient);
  await expect(page.getByText(doctor).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
});

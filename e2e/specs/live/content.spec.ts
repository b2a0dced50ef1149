import { bookAppointment, doctorOfTest, inDays } from '../../support/appointments';
import { signInAsEditor, untilHeard } from '../../support/editor';
import { environment } from '../../support/environment';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { locales, wordsOf } from '../../support/locale';
import { pathOf } from '../../support/routes';

// Changes of editors, which every test would meet.
test.use({ world: 'content', allowedComplaints: [/status of 404/] });
const PASSWORD = 'a sentence nobody guesses 7';

const wordsOfBlock = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

// Behind the shipped edge, which keeps a page for a second: own-site/edge.spec.ts.
test('the first visitor is given what an editor has published', async ({ request, language }) => {
  const editor = await signInAsEditor(request);
  const page = `/${language}/faq`;
  const { documentId: id, question } = await editor.first({ type: 'faq', language });
  expect(await (await request.get(page)).text()).toContain(question);
  const marker = `${question} ${language}`;
  await untilHeard(() => editor.publish({ type: 'faq', id, language, data: { question: marker } }));
  expect(await (await request.get(page)).text()).toContain(marker);
});

// Content without a translation is shown in the other language, and says so: own-site/empty-clinic.spec.ts.
test('what takes no new bookings says so, a video loads nothing', async ({ request, language, words }) => {
  const editor = await signInAsEditor(request);
  await test.step('a service', async () => {
    const name = language === 'ar' ? 'اختبار الحساسية' : 'Allergy test';
    const data = { name, takesNoNewBookings: true, order: 999 };
    const id = await editor.create({ type: 'service', language, data });
    const said = words.booking.notOffered.replace('<name></name>', name);
    const timesSaid = async () => {
      const html = await (await request.get(`/${language}/booking?by=doctor&service=${id}`)).text();
      const [, beside = ''] = html.split('id="question"');
      return beside.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, '').split(said).length - 1;
    };
    await expect.poll(timesSaid).toBe(1);
  });

  await test.step('the doctor of an appointment, which is not moved then', async () => {
    const { bookingNumber, manageKey } = await bookAppointment({ language: 'en' });
    const headers = { Cookie: `booking-${bookingNumber}=${manageKey}` };
    const page = `/en/booking/confirmation/${bookingNumber}/cancel`;
    const canMove = async () =>
      (await (await request.get(page, { headers })).text()).includes(
        wordsOf.en.appointment.cancel.moveInstead,
      );
    expect(await canMove()).toBe(true);
    const own = { type: 'doctor', id: doctorOfTest().id, language: 'en' } as const;
    await editor.publish({ ...own, data: { takesNoNewBookings: true } });
    await expect.poll(canMove).toBe(false);
    await editor.publish({ ...own, data: { takesNoNewBookings: false } });
  });

  await test.step('the video of a doctor', async () => {
    const { documentId: id } = await editor.first({ type: 'doctor', language: 'ar' });
    const videoTitle = 'كيف تبدأ الزيارة';
    const own = { type: 'doctor', id, language: 'ar' } as const;
    const data = { videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', videoTitle };
    await editor.publish({ ...own, data });
    const doctor = { name: 'doctor', path: { under: '/doctor/' } };
    const path = encodeURI(await pathOf({ route: doctor, language: 'ar', request }));
    const page = async () => (await request.get(path)).text();
    await expect.poll(page).toContain(videoTitle);
    const html = await page();
    expect(html).toMatch(/aria-labelledby="video"[^§]*<a [^>]*href="https:\/\/www\.youtube\.com\/watch/);
    expect(html).not.toContain('<iframe');
    await editor.publish({ ...own, data: { videoUrl: null, videoTitle: null } });
    await expect.poll(page).not.toContain(videoTitle);
  });
});

test('an announcement stands above all pages until it is closed', async ({ page, context, request }) => {
  const editor = await signInAsEditor(request);
  const text = 'Closed on Friday';
  const link = { linkLabel: 'See the hours', linkPath: '/branches' };
  const data = { text, ...link, startsOn: inDays(-2), endsOn: inDays(2) };
  const id = await untilHeard(() => editor.create({ type: 'announcement', language: 'en', data }));
  const bar = page.getByRole('region', { name: /Announcement|إعلان/ });
  await page.goto('/ar/faq');
  await expect(bar.getByText(text)).toBeVisible();
  // Its words have no Arabic yet, and say so.
  await expect(bar.locator('[lang="en"][dir="ltr"]')).toContainText(text);
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/ar/branches');

  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  await page.goto('/en');
  await expect(bar).toBeHidden();
  expect((await context.cookies()).filter(({ name }) => /announce/.test(name))).toEqual([]);
  await editor.remove({ type: 'announcement', id });
  await expect.poll(async () => (await request.get('/ar/faq')).text()).not.toContain(text);
});

test('an editor alone sees what is saved, not published', async ({ page, request }) => {
  const editor = await signInAsEditor(request);
  const frame = (number: number) => page.frameLocator('iframe').nth(number);
  await test.step('a question that was changed, in both languages', async () => {
    const { documentId: id, question } = await editor.first({ type: 'faq', language: 'ar' });
    const entry = { type: 'faq', id, language: 'ar' } as const;
    const marker = `${question} غدا`;
    await editor.saveDraft({ ...entry, data: { question: marker } });
    await page.goto(await editor.previewLink(entry));
    await expect(frame(1).getByText(marker)).toBeVisible();
    await expect(frame(1).locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(frame(0).locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: /Desktop|حاسوب/ }).click();
    await expect(page).toHaveURL(/screen=desktop/);
    await expect(frame(1).getByText(marker)).toBeVisible();
    const answer = await request.get('/ar/faq');
    expect(await answer.text()).not.toContain(marker);
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  await test.step('a page that was never published', async () => {
    const text = 'Words of a block';
    const blocks = [{ __component: 'page-block.text', heading: 'A heading', body: wordsOfBlock(text) }];
    const data = { title: 'Page in preview', blocks };
    const id = await editor.create({ type: 'page', language: 'en', data });
    await editor.unpublish({ type: 'page', id });
    await page.goto(await editor.previewLink({ type: 'page', id, language: 'en' }));
    await expect(frame(0).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame(0).getByRole('main').getByText(text).first()).toBeVisible();
    const address = await page.locator('iframe').nth(0).getAttribute('src');
    expect((await request.get(String(address))).status()).toBe(404);
  });
});

test.describe('from the right', () => {
  test.use({ languages: ['ar'] });

  test('the editor runs as a whole, and warns of a doctor nobody can book', async ({ page, language }) => {
    const { email, password } = environment.editor;
    const missing = 'لا يمكن الحجز بعد: لم يُختر تخصص';
    await page.addInitScript((chosen) => localStorage.setItem('strapi-admin-language', chosen), language);
    await page.goto(`${environment.backendUrl}/admin/auth/login`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.locator('[name=email]').fill(email);
    await page.locator('[name=password]').fill(password);
    await page.locator('[type=submit]').click();
    await expect(page).not.toHaveURL(/auth/);

    const form = 'content-manager/collection-types/api::doctor.doctor/create?plugins[i18n][locale]=ar';
    await page.goto(`${environment.backendUrl}/admin/${form}`);
    await page.locator('[name=name]').fill('د. نهى سامي');
    await page.getByRole('button', { name: 'انشر', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: missing })).toBeVisible();
    await expect(page.getByRole('complementary').getByText(missing)).toBeVisible();
    const arrow = page.getByRole('link', { name: 'رجوع' }).locator('svg');
    await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');

    const types = `${environment.backendUrl}/admin/content-manager/collection-types`;
    await page.goto(`${types}/api::branch.branch/create?plugins[i18n][locale]=ar`);
    await page.locator('[name=ambulance]').fill('١٢٣');
    await expect(page.locator('[name=ambulance]')).toHaveValue('123');
    await page.goto(`${types}/api::closure.closure/create?plugins[i18n][locale]=ar`);
    await page.locator('[name=startsOn]').fill('2027-10-15');
    await page.locator('[name=startsAt]').fill('09:30');
    await expect(page.locator('[name=startsOn]')).toHaveValue('2027-10-15');
    await expect(page.locator('[name=startsAt]')).toHaveValue('09:30');
  });
});

test('a person registers, and is no staff', async ({ page, request, language, words }) => {
  for (const locale of locales) {
    const { errors, account } = wordsOf[locale];
    const answer = await request.get(`/${locale}/admin/register`);
    expect(answer.status()).toBe(404);
    // In the page's language and the house's look, not the framework's bare page.
    for (const said of [errors.notFoundText, account.register.back])
      expect(await answer.text()).toContain(said);
    expect(await (await request.get(`/${locale}/admin/login`)).text()).not.toContain('/admin/register');
  }
  await (await signInAsEditor(request)).switchAccounts({ allow_register: true });
  const { register, password } = words.account;
  await page.goto(`/${language}/admin/login`);
  await page.getByRole('link', { name: register.link }).click();
  await expect(page.getByRole('heading', { level: 1, name: register.title })).toBeVisible();
  await expectAccessible(page);

  const send = page.getByRole('button', { name: register.submit });
  await page.getByLabel(register.email).fill('person@people.example');
  await page.getByLabel(register.password, { exact: true }).fill('password1');
  await send.click();
  await expect(page.getByRole('link', { name: password.faults.common })).toBeVisible();
  await expect(page.getByLabel(register.email)).toHaveValue('person@people.example');

  // An address that is hardly meant is asked about, and nothing has to be typed again for it.
  const typed = page.getByLabel(register.password, { exact: true });
  await page.getByLabel(register.email).fill('person@gmial.com');
  await typed.fill(PASSWORD);
  await send.click();
  await expect(page.locator('#email-question')).toBeVisible();
  await expect(typed).toHaveValue(PASSWORD);
  await page.getByLabel(register.email).fill('person@people.example');
  await send.click();
  await expect(page).toHaveURL(new RegExp(`/${language}/admin/profile$`));
  await page.goto(`/${language}/admin/appointments`);
  await expect(page).toHaveURL(/why=notStaff/);
});

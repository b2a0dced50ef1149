import { freePort, serveCopy, tellOfChanges } from '../../support/builds';
import { signInAsEditor } from '../../support/editor';
import { startEmptyBackend } from '../../support/empty-backend';
import { expect, expectAccessible, test } from '../../support/fixtures';
import { directionOf, literal, locales, otherLocale, wordsOf } from '../../support/locale';
import { endAfter } from '../../support/servers';

// The browser says of what is missing that it is; here it is meant to be.
test.use({ allowedComplaints: [/status of 404/] });
test.describe.configure({ mode: 'serial' });

/** Types that the pages were made from, and of which nothing is left. */
const TYPES =
  `booking-setting home about main-info message-text page-intro privacy-policy terms-and-conditions specialty doctor
  branch service article category faq founder review offer page vacancy`.split(/\s+/);

let site: string;
let backendUrl: string;
const ending = endAfter();

test.beforeAll(async () => {
  const port = await freePort();
  const website = `http://127.0.0.1:${port}`;
  const backend = ending(await startEmptyBackend({ port: await freePort(), website }));
  site = ending(await serveCopy({ withoutCache: true, port, settings: { BACKEND_URL: backend.url } })).url;
  backendUrl = backend.url;
  await tellOfChanges({ site, types: TYPES });
});

async function readMain(path: string): Promise<{ status: number; main: string }> {
  const answer = await fetch(path.startsWith('http') ? path : site + path);
  return { status: answer.status, main: /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? '' };
}

/** Reads a page once it says something; what was just published may not be there yet. */
async function mainWith(path: string, said: string | RegExp): Promise<string> {
  const pattern = typeof said === 'string' ? new RegExp(literal(said)) : said;
  let found = { status: 0, main: '' };
  const read = async () => {
    found = await readMain(path);
    return found.main;
  };
  await expect.poll(read, { message: path, timeout: 60_000 }).toMatch(pattern);
  expect(found.status, path).toBe(200);
  return found.main;
}

test('with nothing published yet, every page says so and where to go on', async () => {
  for (const [index, language] of locales.entries()) {
    const words = wordsOf[language];
    const pages = [
      ['', words.home.notReady, '/doctors'],
      ['/who-we-are', words.about.noneYet, '/doctors'],
      ['/doctors', words.doctors.noneYet, '/contact'],
      ['/branches', words.branches.noneYet, '/contact'],
      ['/services', words.services.noneYet, '/doctors'],
      ['/blog', words.articles.noneYet, '/contact'],
      ['/offers', words.offers.noneYet, '/services'],
      ['/jobs', words.vacancies.noneYet, '/contact'],
      ['/faq', words.faqs.noneYet, '/contact'],
      ['/privacy-policy', words.policies.noneYet, '/contact'],
      ['/terms-and-conditions', words.policies.noneYet, '/contact'],
      ['/booking', words.booking.byPhone, '/contact'],
      ['/booking-old', words.booking.byPhone, '/contact'],
    ] as const;
    // Each in one language: both have the same messages (messages.test.ts).
    for (const [path, { title }, way] of pages.filter((_, turn) => turn % 2 === index)) {
      const main = await mainWith(`/${language}${path}`, title);
      expect(main.match(/<h1[ >]/g), path).toHaveLength(1);
      expect(main, path).toContain(`href="/${language}${way}"`);
    }
  }
});

test('what is written in one language is whole in the other', async ({ request, language }) => {
  const editor = await signInAsEditor(request, backendUrl);
  const written = otherLocale[language];
  const text = written === 'ar' ? 'نص بلا ترجمة' : 'Words without translation';
  const body = [{ type: 'paragraph', children: [{ type: 'text', text }] }];
  const marked = `<[^>]*lang="${written}"[^>]*dir="${directionOf[written]}"[^>]*>`;
  const article = { title: text, body, publishedOn: '2026-01-05' };
  const entries = [
    { type: 'doctor', list: '/doctors', under: '/doctor/', data: { name: text, bio: body } },
    { type: 'service', list: '/services', under: '/services/', data: { name: text, description: body } },
    { type: 'article', list: '/blog', under: '/blog/', data: article },
  ];
  const ids: string[] = [];
  for (const { type, data } of entries) ids.push(await editor.create({ type, language: written, data }));
  for (const { type, list, under } of entries) {
    const cards = await mainWith(`/${language}${list}`, new RegExp(`${marked}[^§]{0,400}${text}`));
    const [, own = ''] = new RegExp(`href="(/${language}${under}[^"]+)"`).exec(cards) ?? [];
    // The heading, the words below it and the last step of the way there.
    const entry = await mainWith(own, new RegExp(`${marked}(?:(?!</h1>)[^§])*<h1[^>]*>[^§]{0,100}${text}`));
    expect(entry.match(new RegExp(marked, 'g'))?.length, type).toBeGreaterThan(1);
    expect(entry, type).toMatch(new RegExp(`<p[^>]*>[^<]*${text}`));
  }
  for (const [index, { type }] of entries.entries()) await editor.remove({ type, id: ids[index] ?? '' });
});

test('a home page in one language keeps the controls in another', async ({ page, request }) => {
  const editor = await signInAsEditor(request, backendUrl);
  const title = 'Hear well again';
  const doctor = await editor.create({ type: 'doctor', language: 'ar', data: { name: 'د. هالة منصور' } });
  const headed = { doctorsHeading: { title: 'Our doctors' } };
  await editor.publishSingle({ type: 'home', language: 'en', data: headed });
  const plain = await mainWith('/ar', headed.doctorsHeading.title);
  expect(plain.match(/<h1[ >]/g)).toHaveLength(1);
  await editor.publishSingle({ type: 'home', language: 'en', data: { ...headed, slider: [{ title }] } });
  await mainWith('/ar', title);
  await page.goto(`${site}/ar`);
  const { home, doctors } = wordsOf.ar;
  await expect(page.locator('main [lang="en"][dir="ltr"] h1')).toHaveText(title);
  await expect(page.locator('main [lang="en"]').getByText(home.slider.bookByDoctor)).toHaveCount(0);
  await expect(page.locator('main').getByRole('link', { name: home.allDoctors })).toBeVisible();
  await expect(page.locator('main [lang="en"]').getByText(home.allDoctors)).toHaveCount(0);
  await expect(page.locator('main [lang="en"] article')).toHaveCount(0);
  await expect(page.getByRole('article').getByRole('link', { name: doctors.book })).toBeVisible();
  await editor.remove({ type: 'doctor', id: doctor });
});

test('a clinic without bookings has numbers to call', async ({ page, request, language, words }) => {
  const editor = await signInAsEditor(request, backendUrl);
  const clinic = { siteName: 'Nabra', phone: '+20216001000', whatsapp: '+201001234567' };
  await editor.publishSingle({ type: 'main-info', language, data: clinic });
  const address = { address: '1 Tahrir Street', country: 'EG', timeZone: 'Africa/Cairo' };
  const branch = { name: 'Dokki', phone: '+20233330000', whatsapp: '+201007654321' };
  const id = await editor.create({ type: 'branch', language, data: { ...branch, ...address } });
  for (const path of ['/booking', '/booking?by=doctor&doctor=1', '/booking-old']) {
    const main = await mainWith(`/${language}${path}`, branch.name);
    expect(main, path).toContain(words.booking.byPhone.title);
    for (const { phone, whatsapp } of [clinic, branch])
      for (const href of [`tel:${phone}`, `https://wa.me/${whatsapp.slice(1)}`])
        expect(main, path).toContain(`href="${href}"`);
  }
  await page.goto(`${site}/${language}/booking`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.booking.byPhone.title);
  await expectAccessible(page);
  // Whoever booked before must not be left without a number either.
  for (const question of ['', '/cancel', '/move'])
    await mainWith(`/${language}/booking/confirmation/CDFG-2345${question}`, `href="tel:${clinic.phone}"`);
  await editor.remove({ type: 'branch', id });
});

test('many doctors come in pages, searched by the server', async ({ page, request, language, words }) => {
  const editor = await signInAsEditor(request, backendUrl);
  // More than the 12 of a page, in the order of the alphabet; the name searched for is on the first.
  const names = Array.from({ length: 14 }, (_, index) => `Dr ${String.fromCodePoint(65 + index)}. Salem`);
  for (const name of names) await editor.create({ type: 'doctor', language: 'en', data: { name } });
  const list = `/${language}/doctors`;
  // The list as it is when all of them are there: while they come, its second page is another.
  const cardsOf = async (path: string) => ((await readMain(path)).main.match(/<article/g) ?? []).length;
  await expect.poll(() => cardsOf(`${list}?page=2`)).toBe(2);
  await expect.poll(() => cardsOf(list)).toBe(12);
  await page.goto(site + list);
  await expectAccessible(page);
  const cards = page.getByRole('main').getByRole('article');
  const pages = page.getByRole('navigation', { name: words.ui.pagination.label });
  await pages.getByRole('link', { name: words.ui.pagination.next }).click();
  await expect(page).toHaveURL(/\/doctors\?page=2$/);
  await expect(cards).toHaveCount(2);
  await page.getByRole('banner').getByRole('link', { name: words.doctors.title }).first().click();
  await expect(page).toHaveURL(/\/doctors$/);
  await expect(cards).toHaveCount(12);

  await page.goto(`${site}${list}?page=2`);
  const search = page.getByRole('search');
  await search.getByRole('searchbox').fill('b. salem');
  await search.getByRole('button', { name: words.doctors.finder.submit }).click();
  await expect(page).toHaveURL(/\/doctors\?q=b\.\+salem/);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Dr B. Salem');
  expect((await request.get(`${site}${list}?page=3`)).status()).toBe(404);
});

import { expectAccessible } from '../../support/axe';
import { copyBuild, freePort, serveBuild } from '../../support/builds';
import { tellOfChanges } from '../../support/change-notice';
import { signInAsEditor } from '../../support/editor';
import { startEmptyBackend } from '../../support/empty-backend';
import { expect, test } from '../../support/fixtures';
import { directionOf, type Locale, otherLocale, wordsOf } from '../../support/locale';
import { parseLogLines } from '../../support/log-lines';

// The browser says of what is missing that it is; here it is meant to be.
test.use({ allowedComplaints: [/status of 404/] });
test.describe.configure({ mode: 'serial' });

const locales: Locale[] = ['en', 'ar'];

/** What the pages were made from, and what is not there any more. */
const TYPES = [
  ...[
    'booking-setting',
    'home',
    'about',
    'main-info',
    'message-text',
    'page-intro',
    'privacy-policy',
    'terms-and-conditions',
    'specialty',
  ],
  ...['doctor', 'branch', 'service', 'article', 'category', 'faq', 'founder', 'review', 'offer', 'page'],
  'vacancy',
];

let site: string;
let backendUrl: string;
/** How often the backend has told the website of a change. */
let notices: () => number;
let end: () => Promise<void> = async () => {};

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const port = await freePort();
  const backend = await startEmptyBackend({ port: await freePort(), website: `http://127.0.0.1:${port}` });
  const { build, remove } = copyBuild({ withoutCache: true });
  const served = await serveBuild({ build, port, settings: { BACKEND_URL: backend.url } });
  site = `http://localhost:${port}`;
  backendUrl = backend.url;
  notices = () => parseLogLines(served.said()).filter(({ route }) => route === '/api/revalidate').length;
  await tellOfChanges({ site, types: TYPES });
  end = async () => {
    await served.stop();
    await backend.stop();
    remove();
  };
});

test.afterAll(() => end());

test('with nothing published yet, every page says so and where to go on', async ({ request }) => {
  const pages = locales.flatMap((language) => {
    const words = wordsOf[language];
    const ways = [
      ['', words.home.notReady.title, '/doctors'],
      ['/who-we-are', words.about.noneYet.title, '/doctors'],
      ['/doctors', words.doctors.noneYet.title, '/contact'],
      ['/branches', words.branches.noneYet.title, '/contact'],
      ['/services', words.services.noneYet.title, '/doctors'],
      ['/blog', words.articles.noneYet.title, '/contact'],
      ['/offers', words.offers.noneNow.title, '/services'],
      ['/jobs', words.vacancies.noneNow.title, '/contact'],
      ['/faq', words.faqs.noneYet.title, '/contact'],
      ['/privacy-policy', words.policies.noneYet.title, '/contact'],
      ['/terms-and-conditions', words.policies.noneYet.title, '/contact'],
      ['/booking', words.booking.byPhone.title, '/contact'],
      ['/booking-old', words.booking.byPhone.title, '/contact'],
    ];
    return ways.map(([path, title = '', way]) => ({
      path: `/${language}${path}`,
      title,
      link: `href="/${language}${way}"`,
    }));
  });
  for (const { path, title, link } of pages) {
    const mainOf = async () => {
      const answer = await request.get(site + path);
      expect(answer.status(), path).toBe(200);
      return /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? '';
    };
    // A notice takes a moment to arrive.
    await expect.poll(mainOf, { message: path }).toContain(title);
    const main = await mainOf();
    expect(main.match(/<h1[ >]/g), path).toHaveLength(1);
    expect(main, path).toContain(link);
  }
});

for (const written of locales) {
  test(`what is written in one language only, and without pictures, is whole in the other, ${written}`, async ({
    page,
    request,
  }) => {
    const read = otherLocale[written];
    const editor = await signInAsEditor(request, backendUrl);
    const text = written === 'ar' ? 'نص بلا ترجمة' : 'Words without translation';
    const body = [{ type: 'paragraph', children: [{ type: 'text', text }] }];
    const entries = [
      { type: 'doctor', list: '/doctors', under: '/doctor/', data: { name: text, bio: body } },
      { type: 'service', list: '/services', under: '/services/', data: { name: text, description: body } },
      {
        type: 'article',
        list: '/blog',
        under: '/blog/',
        data: { title: text, body, publishedOn: '2026-01-05' },
      },
    ];
    const marked = `[lang="${written}"][dir="${directionOf[written]}"]`;
    for (const { type, list, under, data } of entries) {
      const id = await editor.create({ type, language: written, data });
      const card = page.locator(`main ${marked} a[href*="${under}"]`);
      await expect(async () => {
        await page.goto(`${site}/${read}${list}`);
        await expect(card).toHaveText(text, { timeout: 500 });
      }, list).toPass();
      const own = new URL((await card.getAttribute('href')) ?? '', site).href;
      await expect(async () => {
        await page.goto(own);
        await expect(page.locator(`main ${marked} h1`)).toHaveText(text, { timeout: 500 });
      }, type).toPass();
      await expect(page.locator(`[aria-current="page"] ${marked}`), type).toHaveText(text);
      await expect(page.locator(`main ${marked} p`).filter({ hasText: text }).first(), type).toBeVisible();
      await expect(page.locator('html'), type).toHaveAttribute('lang', read);
      await editor.remove({ type, id });
    }
  });
}

test('a home page written in one language keeps the controls around it in the other', async ({
  page,
  request,
}) => {
  const editor = await signInAsEditor(request, backendUrl);
  const title = 'Hear well again';
  const doctor = await editor.create({ type: 'doctor', language: 'ar', data: { name: 'د. هالة منصور' } });
  const data = { slider: [{ title }], doctorsHeading: { title: 'Our doctors' } };
  await editor.publishSingle({ type: 'home', language: 'en', data });
  await expect(async () => {
    await page.goto(`${site}/ar`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 500 });
  }).toPass();
  const { home, doctors } = wordsOf.ar;
  await expect(page.locator('main [lang="en"][dir="ltr"] h1')).toHaveText(title);
  await expect(page.locator('main [lang="en"]').getByText(home.slider.bookByDoctor)).toHaveCount(0);
  await expect(page.locator('main').getByRole('link', { name: home.allDoctors })).toBeVisible();
  await expect(page.locator('main [lang="en"]').getByText(home.allDoctors)).toHaveCount(0);
  await expect(page.locator('main [lang="en"] article')).toHaveCount(0);
  await expect(page.getByRole('article').getByRole('link', { name: doctors.book })).toBeVisible();
  await editor.remove({ type: 'doctor', id: doctor });
});

test('markup in an editor’s text is text', async ({ page, request }) => {
  const editor = await signInAsEditor(request, backendUrl);
  const markup = '<img src="x" onerror="document.title=1"><script>document.title=1</script>';
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: markup }] }];
  const data = { title: 'Careful', body, publishedOn: '2026-01-05' };
  const id = await editor.create({ type: 'article', language: 'en', data });
  const main = page.getByRole('main');
  await expect(async () => {
    await page.goto(`${site}/en/blog`);
    await main.getByRole('link', { name: data.title }).click({ timeout: 500 });
    // A notice takes a moment to arrive.
    await expect(main.getByText(markup)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page).toHaveTitle(/Careful/);
  await expect(main.locator('[onerror]')).toHaveCount(0);
  await editor.remove({ type: 'article', id });
});

test('the first search after publishing finds what was published', async ({ request }) => {
  const editor = await signInAsEditor(request, backendUrl);
  const title = `Found at once ${Date.now()}`;
  const search = `${site}/en/blog?q=${encodeURIComponent(title)}`;
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: 'Words' }] }];
  const data = { title, body, publishedOn: '2026-01-05' };
  // The list is read as it is now, and not again by a visitor before the search.
  expect((await request.get(search)).status()).toBe(200);
  const before = notices();
  const id = await editor.create({ type: 'article', language: 'en', data });
  await expect.poll(notices).toBeGreaterThan(before);
  expect(await (await request.get(search)).text()).toContain(`>${title}</a>`);
  await editor.remove({ type: 'article', id });
});

test('a clinic that takes no bookings on the website gives the numbers to call', async ({
  page,
  request,
  language,
  words,
}) => {
  const editor = await signInAsEditor(request, backendUrl);
  const clinic = { siteName: 'Nabra', phone: '+20216001000', whatsapp: '+201001234567' };
  await editor.publishSingle({ type: 'main-info', language, data: clinic });
  const branch = {
    name: 'Dokki',
    address: '1 Tahrir Street',
    phone: '+20233330000',
    whatsapp: '+201007654321',
  };
  const data = { ...branch, country: 'EG', timeZone: 'Africa/Cairo' };
  const id = await editor.create({ type: 'branch', language, data });
  const main = page.getByRole('main');
  for (const path of ['/booking', '/booking?by=doctor&doctor=1', '/booking-old']) {
    await expect(async () => {
      expect((await page.goto(`${site}/${language}${path}`))?.status()).toBe(200);
      await expect(main.getByRole('heading', { name: branch.name })).toBeVisible({ timeout: 1000 });
    }, path).toPass();
    await expect(main.getByRole('heading', { level: 1 }), path).toHaveText(words.booking.byPhone.title);
    for (const { phone, whatsapp } of [clinic, branch]) {
      await expect(main.locator(`a[href="tel:${phone}"]`), path).toBeVisible();
      await expect(main.locator(`a[href="https://wa.me/${whatsapp.slice(1)}"]`), path).toBeVisible();
    }
  }
  await expectAccessible(page);
  // Whoever booked before must not be left without a number either.
  for (const question of ['', '/cancel', '/move']) {
    const path = `/booking/confirmation/CDFG-2345${question}`;
    expect((await page.goto(`${site}/${language}${path}`))?.status(), path).toBe(200);
    await expect(main.locator(`a[href="tel:${clinic.phone}"]`).first(), path).toBeVisible();
  }
  await editor.remove({ type: 'branch', id });
});

test('doctors that are many come page by page, searched by the server', async ({ page, request }) => {
  const editor = await signInAsEditor(request, backendUrl);
  // More than the 24 of a page, in the order of the alphabet; the name searched for is on the first.
  const names = Array.from({ length: 26 }, (_, index) => `Dr ${String.fromCodePoint(65 + index)}. Salem`);
  for (const name of names) await editor.create({ type: 'doctor', language: 'en', data: { name } });
  const cards = page.getByRole('main').getByRole('article');
  for (const language of locales) {
    const words = wordsOf[language];
    // The list as it is when all of them are there: while they come, its second page is another.
    for (const [search, count] of [
      ['?page=2', 2],
      ['', 24],
    ] as const) {
      await expect(async () => {
        await page.goto(`${site}/${language}/doctors${search}`);
        await expect(cards).toHaveCount(count, { timeout: 500 });
      }).toPass();
    }
    await expectAccessible(page);

    const pages = page.getByRole('navigation', { name: words.ui.pagination.label });
    await pages.getByRole('link', { name: words.ui.pagination.next }).click();
    await expect(page).toHaveURL(/\/doctors\?page=2$/);
    await expect(cards).toHaveCount(2);
    await page.getByRole('banner').getByRole('link', { name: words.layout.doctors }).first().click();
    await expect(page).toHaveURL(/\/doctors$/);
    await expect(cards).toHaveCount(24);

    await page.goto(`${site}/${language}/doctors?page=2`);
    const search = page.getByRole('search');
    await search.getByRole('searchbox').fill('b. salem');
    await search.getByRole('button', { name: words.doctors.finder.submit }).click();
    await expect(page).toHaveURL(/\/doctors\?q=b\.\+salem/);
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('Dr B. Salem');
    expect((await request.get(`${site}/${language}/doctors?page=3`)).status()).toBe(404);
  }
});

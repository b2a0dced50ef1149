import { createServer, request } from 'node:http';
import { copyBuild, freePort, serveBuild } from '../../support/builds';
import { signInAsEditor } from '../../support/editor';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { directionOf, type Locale, otherLocale, wordsOf } from '../../support/locale';
import { readPageHead } from '../../support/page-head';
import { pathOf, publicRoutes } from '../../support/routes';

test.use({ world: 'scarce-content', allowedComplaints: [/status of 503/] });

const locales: Locale[] = ['en', 'ar'];

/** A way to the backend that can be closed while everybody else goes on using it. */
async function openWay(): Promise<{ url: string; close: () => Promise<void> }> {
  const way = createServer((asked, answered) => {
    const { method, headers } = asked;
    const there = request(`${environment.backendUrl}${asked.url}`, { method, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(answered);
    });
    there.on('error', () => answered.destroy());
    asked.pipe(there);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => way.listen(port, '127.0.0.1', resolve));
  const close = async () => {
    way.closeAllConnections();
    await new Promise((resolve) => way.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Pages of the staff area, which show nothing without the backend but say so. */
const STAFF_PAGES = [
  ...['appointments', 'work-list', 'calendar', 'messages', 'figures', 'patients', 'staff', 'staff/invite'],
  ...['log', 'profile', 'change-password', 'second-factor', 'login', 'forget-password'],
];

test('with the backend gone, every page is still served, and searches too', async ({ request: http }) => {
  test.setTimeout(180_000);
  const { build, remove } = copyBuild();
  const [port, way] = [await freePort(), await openWay()];
  const { stop } = await serveBuild({ build, port, settings: { BACKEND_URL: way.url } });
  const ofRoutes = locales.flatMap((language) =>
    publicRoutes.map((route) => pathOf({ route, language, request: http })),
  );
  const ofStaff = locales.flatMap((language) => STAFF_PAGES.map((page) => `/${language}/admin/${page}`));
  const perAppointment = ['/', '/en/booking', '/ar/booking', '/en/doctors?q=nadia', '/ar/blog?q=zzzz'];
  const faultsOf = async (paths: string[]) => {
    const faulty: string[] = [];
    for (const path of paths) {
      // Whoever was signed in before is not sent away: the session may still be good.
      const headers = { Cookie: 'staff=a.b.c' };
      const answer = await http.get(`http://localhost:${port}${encodeURI(path)}`, {
        headers,
        maxRedirects: 0,
      });
      const heads = (await answer.text()).match(/<h1[ >]/g) ?? [];
      if (answer.status() !== 200 || heads.length !== 1)
        faulty.push(`${answer.status()} ${path}, ${heads.length} headings`);
    }
    return faulty;
  };
  const ready = async () => {
    const answer = await http.get(`http://localhost:${port}/health/ready`);
    return [answer.status(), await answer.json()];
  };
  try {
    expect(await faultsOf(perAppointment)).toEqual([]);
    expect(await ready()).toEqual([200, { status: 'ready', checks: { backend: 'ok' } }]);
    await way.close();
    expect(await ready()).toEqual([200, { status: 'degraded', checks: { backend: 'failed' } }]);
    expect(await faultsOf([...(await Promise.all(ofRoutes)), ...perAppointment, ...ofStaff])).toEqual([]);
  } finally {
    await stop();
    remove();
  }
});

test('with the backend gone, a doctor’s page comes to rest, and a booking nobody has opened gives numbers to call', async ({
  page,
  request: http,
}) => {
  test.setTimeout(180_000);
  const { build, remove } = copyBuild();
  const [port, way] = [await freePort(), await openWay()];
  const { stop } = await serveBuild({ build, port, settings: { BACKEND_URL: way.url } });
  const site = `http://localhost:${port}`;
  const main = page.getByRole('main');
  try {
    // What every page is made from is remembered; the settings of booking are not.
    for (const language of locales) await http.get(`${site}/${language}/doctors?q=nadia`);
    await way.close();
    for (const language of locales) {
      const { availability, booking } = wordsOf[language];
      const route = publicRoutes.find(({ name }) => name === 'doctor');
      if (!route) throw new Error('There is no route of a doctor.');
      const path = encodeURI(await pathOf({ route, language, request: http }));
      await page.goto(`${site}${path}`);
      await expect(main.getByRole('heading', { name: availability.week.failed })).toBeVisible();

      expect((await page.goto(`${site}/${language}/booking`))?.status()).toBe(200);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(booking.byPhone.title);
      await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    }
  } finally {
    await stop();
    remove();
  }
});

test('what is not translated is shown in the other language, and says so', async ({ request: http }) => {
  const editor = await signInAsEditor(http);
  for (const written of locales) {
    const read = otherLocale[written];
    const question = `${written === 'ar' ? 'سؤال بلا ترجمة' : 'A question without translation'} ${Date.now()}`;
    const data = { question, answer: question };
    const id = await editor.create({ type: 'faq', language: written, data });
    try {
      await expect
        .poll(async () => (await http.get(`/${read}/faq`)).text(), { timeout: 15_000 })
        .toContain(question);
      const html = await (await http.get(`/${read}/faq`)).text();
      expect(readPageHead(html).lang).toBe(read);
      const marked = new RegExp(
        `<[^>]*lang="${written}"[^>]*dir="${directionOf[written]}"[^>]*>[^§]{0,400}${question}`,
      );
      expect(html).toMatch(marked);
    } finally {
      await editor.remove({ type: 'faq', id });
    }
  }
});

import { setTimeout as pause } from 'node:timers/promises';
import { hasNginx, startEdge } from '../../support/edge';
import { signInAsEditor } from '../../support/editor';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';

/** How long a notice may be on its way, a try each: the machine may have other tests to run. */
const PAUSES = [2000, 5000, 10_000];

let edge: Awaited<ReturnType<typeof startEdge>> | null = null;
test.beforeAll(async () => {
  if (hasNginx)
    edge = await startEdge({ websitePorts: [Number(new URL(environment.siteUrl).port)], ready: '/en' });
});
test.afterAll(() => edge?.stop());

const sites = [
  { name: 'the website itself', site: () => environment.siteUrl, isHere: true },
  { name: 'the website behind nginx', site: () => edge?.url ?? '', isHere: hasNginx },
];

for (const { name, site } of sites.filter(({ isHere }) => isHere)) {
  test.describe(name, () => {
    test('what an editor publishes is on the site at once, in each language by itself', async ({
      request,
    }) => {
      const editor = await signInAsEditor(request);
      for (const language of ['en', 'ar'] as const) {
        const page = `${site()}/${language}/faq`;
        const { documentId: id, question } = await editor.first({ type: 'faq', language });
        expect((await request.get(page)).status()).toBe(200);

        const marker = `${question} ${Date.now()}`;
        await editor.publish({ type: 'faq', id, language, data: { question: marker } });
        const publishedAt = Date.now();
        await expect
          .poll(async () => (await request.get(page)).text(), { intervals: [100], timeout: 30_000 })
          .toContain(marker);
        // The aim of two seconds is measured by `npm run bench:publish`, not asserted.
        const took = `${language}: ${Date.now() - publishedAt} ms`;
        test.info().annotations.push({ type: 'publish to live', description: took });

        await editor.publish({ type: 'faq', id, language, data: { question } });
      }
    });

    test('the first visitor after it is given what was published, not the page of before', async ({
      request,
    }) => {
      const editor = await signInAsEditor(request);
      const { documentId: id, question } = await editor.first({ type: 'faq', language: 'en' });
      let isNew = false;
      for (const pauseMs of PAUSES) {
        if (isNew) break;
        expect((await request.get(`${site()}/en/faq`)).status()).toBe(200);
        const marker = `${question} ${Date.now()}`;
        await editor.publish({ type: 'faq', id, language: 'en', data: { question: marker } });
        // No visit in between: nobody else has the page made.
        await pause(pauseMs);
        isNew = (await (await request.get(`${site()}/en/faq`)).text()).includes(marker);
      }
      expect(isNew).toBe(true);
      await editor.publish({ type: 'faq', id, language: 'en', data: { question } });
    });
  });
}

test('a notice that is not signed changes nothing', async ({ request }) => {
  const body = JSON.stringify({ model: 'faq', documentId: 'x', event: 'publish', at: Date.now() });
  const headers = { 'content-type': 'application/json', 'x-signature': 'sha256=00' };
  const answer = await request.post(`${environment.siteUrl}/api/revalidate`, { data: body, headers });
  expect(answer.status()).toBe(401);
});

test('with the notice lost, a page is made anew after ten minutes', async ({ request }) => {
  for (const path of ['/en', '/ar/doctors', '/en/faq']) {
    const control = (await request.get(path)).headers()['cache-control'] ?? '';
    const [, seconds] = /s-maxage=(\d+)/.exec(control) ?? [];
    expect(Number(seconds), control).toBeLessThanOrEqual(600);
  }
});

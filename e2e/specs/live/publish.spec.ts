// biome-ignore lint/plugin: what nginx keeps for a second is time itself
import { setTimeout as pause } from 'node:timers/promises';
import { firstValue } from '../../support/database';
import { hasNginx, startEdge } from '../../support/edge';
import { signInAsEditor } from '../../support/editor';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';

test.use({ world: 'publish' });

const EDGE_KEEPS_MS = 1100;

let edge: Awaited<ReturnType<typeof startEdge>> | null = null;
test.beforeAll(async ({ testSite }) => {
  if (hasNginx)
    edge = await startEdge({ websitePorts: [Number(new URL(testSite.siteUrl).port)], ready: '/en' });
});
test.afterAll(() => edge?.stop());

const sites = [
  { name: 'the website itself', site: () => environment.siteUrl, isHere: true },
  { name: 'the website behind nginx', site: () => edge?.url ?? '', isHere: hasNginx },
];

/** Whether the website has heard of what was published since. */
function isHeardSince(instant: number): boolean {
  const details = firstValue("SELECT details FROM last_runs WHERE name = 'tellWebsite'");
  const { at, isHeard } = JSON.parse(String(details ?? '{}'));
  return isHeard && at >= instant;
}

for (const { name, site } of sites.filter(({ isHere }) => isHere)) {
  test(`the first visitor of ${name} is given what an editor has published, in each language`, async ({
    request,
  }) => {
    const editor = await signInAsEditor(request);
    for (const language of ['en', 'ar'] as const) {
      const page = `${site()}/${language}/faq`;
      const { documentId: id, question } = await editor.first({ type: 'faq', language });
      expect(await (await request.get(page)).text()).toContain(question);
      // nginx gives one answer to all who ask within a second.
      if (edge) await pause(EDGE_KEEPS_MS);

      const marker = `${question} ${language}`;
      const published = Date.now();
      await editor.publish({ type: 'faq', id, language, data: { question: marker } });
      await expect.poll(() => isHeardSince(published)).toBe(true);
      expect(await (await request.get(page)).text()).toContain(marker);
    }
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

import type { APIRequestContext } from '@playwright/test';
import { copyBuild, freePort, serveBuild } from '../../support/builds';
import { signInAsEditor } from '../../support/editor';
import { expect, test } from '../../support/fixtures';
import { endAfter, startHeldBackend } from '../../support/servers';

// Two websites of one build before one backend. The backend's notices go to neither of them.
const ending = endAfter();
let backend: Awaited<ReturnType<typeof startHeldBackend>>;
let sites: Awaited<ReturnType<typeof startSite>>[];
let question: { id: string; words: string };

/** A website on a machine of its own: a copy of the build, and whatever it has kept there. */
async function startSite() {
  const { build, remove } = copyBuild();
  ending({ stop: remove });
  const port = await freePort();
  const start = async () => {
    // Says that there are several; nobody has to be there.
    const settings = { BACKEND_URL: backend.url, VALKEY_URL: `redis://127.0.0.1:${await freePort()}` };
    return ending(await serveBuild({ build, port, settings }));
  };
  let served = await start();
  const visit = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/en/faq`);
    return { status: answer.status, html: await answer.text() };
  };
  return {
    visit,
    send: (signal: NodeJS.Signals) => served.send(signal),
    stop: () => served.stop(),
    start: async () => {
      served = await start();
    },
  };
}

async function publish(request: APIRequestContext, words: string): Promise<string> {
  const editor = await signInAsEditor(request);
  await editor.publish({ type: 'faq', id: question.id, language: 'en', data: { question: words } });
  return words;
}

/** Visits a website until it shows these words, as its visitors do; every visit is answered with a page. */
async function expectToShow(site: { visit: () => Promise<{ status: number; html: string }> }, words: string) {
  const shows = async () => {
    const { status, html } = await site.visit();
    expect(status).toBe(200);
    return html.includes(words);
  };
  await expect.poll(shows, { intervals: [50], timeout: 30_000 }).toBe(true);
}

let round = 0;
const publishAgain = (request: APIRequestContext) =>
  publish(request, `${question.words} (${++round}-${Date.now()})`);

test.beforeAll(async ({ request }) => {
  backend = ending(await startHeldBackend());
  const editor = await signInAsEditor(request);
  const { documentId: id, question: words } = await editor.first({ type: 'faq', language: 'en' });
  question = { id, words };
  sites = [await startSite(), await startSite()];
  for (const site of sites) await expectToShow(site, words);
});

test.afterAll(async ({ request }) => {
  if (question) await publish(request, question.words);
});

test('what is published is on both, also on one that hung, or was not there', async ({ request }) => {
  const [one, other] = sites;
  if (!one || !other) throw new Error('There are not two websites.');
  const words = await publishAgain(request);
  for (const site of sites) await expectToShow(site, words);
  other.send('SIGSTOP');
  const whileHanging = await publishAgain(request);
  await expectToShow(one, whileHanging);
  other.send('SIGCONT');
  await expectToShow(other, whileHanging);

  await other.stop();
  const whileAway = await publishAgain(request);
  await expectToShow(one, whileAway);
  // Its disk holds old pages, which it has to notice.
  await other.start();
  expect((await other.visit()).html).toContain(whileAway);
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { learnVersions, markBackendDown, markChanged } from '../../lib/content-changes';
import { pageWith, prepareCachedPages } from '../../test/cached-page';
import { startValkey } from '../../test/valkey';
import { provideSharedStore } from '../sharing/shared-store';
import { ValkeyStore } from '../sharing/valkey-store';
import PageCache from './page-cache';
import { readShared, share } from './shared-pages';

const site = prepareCachedPages(PageCache);
const { countedPage } = site;
let version = 0;

/** What another website of this build has put into the store. */
async function shareFromElsewhere({
  body,
  faq,
  revalidate = 600,
}: {
  body: string;
  faq: number;
  revalidate?: number;
}): Promise<void> {
  await share({
    key: site.keyOfPage(),
    value: pageWith(body),
    context: { fetchCache: false, cacheControl: { revalidate, expire: undefined } },
    lastModified: Date.now(),
    versions: { faq },
  });
  // Nobody waits for what is set.
  await expect.poll(wordsShared).toBe(body);
}

async function wordsShared(): Promise<string | undefined> {
  const entry = await readShared<{ value: { body: Buffer } }>(site.keyOfPage());
  return entry?.value.body.toString();
}

let server: Awaited<ReturnType<typeof startValkey>>;
let store: ValkeyStore;
beforeAll(async () => {
  server = await startValkey();
});
afterAll(() => server.stop());
beforeEach(async () => {
  let isUp = false;
  store = new ValkeyStore({
    url: server.url,
    onChange: (state) => {
      isUp = state;
    },
  });
  await expect.poll(() => isUp).toBe(true);
  provideSharedStore(store);
  version += 10;
  learnVersions({ faq: version });
  vi.setSystemTime(Date.now() + 1000);
});
afterEach(() => {
  provideSharedStore(null);
  store.close();
});

test('a page is made once for all of them, as it was, with what it was made from', async () => {
  const { visit } = countedPage();
  expect(await visit()).toBe('1');
  await expect
    .poll(() => readShared(site.keyOfPage()))
    .toMatchObject({
      value: { body: Buffer.from('1'), headers: { 'x-next-cache-tags': 'faq,layout' } },
      versions: { faq: version },
    });
});

test('what another website has made is given without making it', async () => {
  const { visit, made } = countedPage();
  await shareFromElsewhere({ body: 'of another', faq: version });
  expect([await visit(), await visit(), made()]).toEqual(['of another', 'of another', 0]);
});

test.each(['the notice of the backend', 'what the backend says when it is asked'])(
  'after a change the page of before is not taken from another website: %s',
  async (way) => {
    const { visit, made } = countedPage();
    await visit();
    await shareFromElsewhere({ body: 'old', faq: version });
    vi.setSystemTime(Date.now() + 1000);
    if (way.startsWith('the notice')) markChanged(['faq']);
    else learnVersions({ faq: version + 1 });
    expect([await visit(), made()]).toEqual(['2', 2]);
  },
);

test('after a change the new page is taken from the website that made it', async () => {
  const { visit, made } = countedPage();
  await visit();
  await expect.poll(wordsShared).toBe('1');
  vi.setSystemTime(Date.now() + 1000);
  learnVersions({ faq: version + 1 });
  await shareFromElsewhere({ body: 'new', faq: version + 1 });
  expect([await visit(), made()]).toEqual(['new', 1]);
});

test('what was taken from another website is as old as it was there', async () => {
  const { visit } = countedPage({ revalidate: 10 });
  await shareFromElsewhere({ body: 'of another', faq: version, revalidate: 10 });
  vi.setSystemTime(Date.now() + 7000);
  expect(await visit()).toBe('of another');
  vi.setSystemTime(Date.now() + 4000);
  // Past its ten seconds: given once more, and made anew behind.
  await expect.poll(visit).toBe('1');
});

test('with the backend gone, a page that only others have made is given, old as it is', async () => {
  const { visit, state } = countedPage();
  await shareFromElsewhere({ body: 'old', faq: 1 });
  state.fails = true;
  await expect(visit()).rejects.toThrow('The backend failed.');
  markBackendDown();
  expect(await visit()).toBe('old');
});

test('with a store that hangs, pages are made as without one', async () => {
  const { visit } = countedPage();
  process.kill(server.pid, 'SIGSTOP');
  try {
    expect(await visit()).toBe('1');
    vi.setSystemTime(Date.now() + 1000);
    learnVersions({ faq: version + 1 });
    expect(await visit()).toBe('2');
  } finally {
    process.kill(server.pid, 'SIGCONT');
  }
});

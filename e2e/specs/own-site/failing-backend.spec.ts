import { copyBuild, freePort, serveBuild } from '../../support/builds';
import { tellOfChanges } from '../../support/change-notice';
import { expect, test } from '../../support/fixtures';
import { startHeldBackend } from '../../support/held-backend';

const QUESTIONS = /^\/api\/faqs/;

/** A site with a backend of its own that can fail; its pages are as the build left them. */
async function startSite() {
  const { build, remove } = copyBuild();
  const backend = await startHeldBackend();
  const port = await freePort();
  const { stop } = await serveBuild({ build, port, settings: { BACKEND_URL: backend.url } });
  const visit = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/en/faq`);
    return { status: answer.status, isWhole: (await answer.text()).includes('</html>') };
  };
  const publish = () => tellOfChanges({ site: `http://127.0.0.1:${port}`, types: ['faq'] });
  const end = async () => {
    await stop();
    backend.stop();
    remove();
  };
  return { backend, visit, publish, end };
}

const WHOLE = { status: 200, isWhole: true };

/** Once the backend is well again, a visit has the page made from what is there now. */
async function expectRenewal({ backend, visit }: Awaited<ReturnType<typeof startSite>>) {
  const before = backend.asked(QUESTIONS);
  await expect
    .poll(async () => {
      expect(await visit()).toEqual(WHOLE);
      return backend.asked(QUESTIONS);
    })
    .toBeGreaterThan(before);
}

test('the first visitor after a change has the page made anew', async () => {
  const site = await startSite();
  try {
    expect(await site.visit()).toEqual(WHOLE);
    const before = site.backend.asked(QUESTIONS);
    expect(await site.visit()).toEqual(WHOLE);
    expect(site.backend.asked(QUESTIONS)).toBe(before);
    await site.publish();
    expect(await site.visit()).toEqual(WHOLE);
    expect(site.backend.asked(QUESTIONS)).toBeGreaterThan(before);
  } finally {
    await site.end();
  }
});

test('with a backend that never answers after a change, every visitor is given the last good page', async () => {
  const site = await startSite();
  try {
    expect(await site.visit()).toEqual(WHOLE);
    site.backend.hold();
    await site.publish();
    for (let visitor = 0; visitor < 3; visitor += 1) expect(await site.visit()).toEqual(WHOLE);
    site.backend.release();
    await expectRenewal(site);
  } finally {
    await site.end();
  }
});

test('with a backend that is there and fails after a change, every visitor is given the last good page', async () => {
  const site = await startSite();
  try {
    expect(await site.visit()).toEqual(WHOLE);
    site.backend.fail(QUESTIONS);
    await site.publish();
    for (let visitor = 0; visitor < 3; visitor += 1) expect(await site.visit()).toEqual(WHOLE);
    expect(site.backend.asked(QUESTIONS)).toBeGreaterThan(0);
    site.backend.fail(null);
    await expectRenewal(site);
  } finally {
    await site.end();
  }
});

import { copyBuild, freePort, makePagesOld, serveBuild } from '../../support/builds';
import { expect, test } from '../../support/fixtures';
import { startHeldBackend } from '../../support/held-backend';

const stateOf = (answer: Response) => answer.headers.get('x-nextjs-cache');

test('a page that only grew old is given while the new one is still being made', async () => {
  const { build, remove } = copyBuild({ withoutCache: true });
  makePagesOld(build);
  const backend = await startHeldBackend();
  const port = await freePort();
  const site = await serveBuild({ build, port, settings: { BACKEND_URL: backend.url } });
  try {
    backend.hold();
    const page = `http://127.0.0.1:${port}/en/faq`;
    const answer = await fetch(page);
    expect({ status: answer.status, state: stateOf(answer) }).toEqual({ status: 200, state: 'STALE' });
    expect(await answer.text()).toContain('</html>');
    await expect.poll(backend.waiting).toBeGreaterThan(0);
    backend.release();
    await expect.poll(async () => stateOf(await fetch(page))).toBe('HIT');
  } finally {
    await site.stop();
    backend.stop();
    remove();
  }
});

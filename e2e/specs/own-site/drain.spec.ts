import { Agent, get } from 'node:http';
import { expect, test } from '@playwright/test';
import { copyBuild, freePort, serveBuild } from '../../support/builds';
import { startHeldBackend } from '../../support/held-backend';

/** The status of an address, asked for over a connection that stays open afterwards. */
function statusOf({ address, agent }: { address: string; agent: Agent }): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });
}

test('a website that is told to end answers what is under way, and then ends', async () => {
  const { build, remove } = copyBuild({ withoutCache: true });
  const backend = await startHeldBackend();
  const port = await freePort();
  const site = await serveBuild({ build, port, settings: { BACKEND_URL: backend.url } });
  const agent = new Agent({ keepAlive: true });
  const base = `http://127.0.0.1:${port}`;
  try {
    // A connection that is kept open, as browsers and edges do, must not hold it up.
    expect(await statusOf({ address: `${base}/en/faq`, agent })).toBe(200);
    backend.hold();
    const underWay = statusOf({ address: `${base}/en/doctors?q=nadia`, agent });
    await expect.poll(backend.waiting).toBeGreaterThan(0);
    const ended = site.end();
    await expect
      .poll(() => statusOf({ address: `${base}/en`, agent: new Agent() }).catch(() => 'refused'))
      .toBe('refused');
    backend.release();
    expect(await underWay).toBe(200);
    expect(await ended).toBe(143);
  } finally {
    await site.stop();
    agent.destroy();
    backend.stop();
    remove();
  }
});

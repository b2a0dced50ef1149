import { Agent, get, type IncomingHttpHeaders, request } from 'node:http';
import { copyBuild, freePort, serveBuild } from '../../support/builds';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';
import { startHeldBackend } from '../../support/held-backend';

/** The status of an address, asked for over a connection that stays open afterwards. */
function statusOf({ address, agent }: { address: string; agent: Agent }): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });
}

/** Sends something over a connection of the agent, and reads the answer to its end. */
function send({
  base,
  agent,
  method,
}: {
  base: string;
  agent: Agent;
  method: string;
}): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${base}/en/faq`, { agent, method }, (answer) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }));
    });
    sent.once('error', reject).end();
  });
}

// Its edge sends what came meanwhile over a connection at rest, and sends nothing that writes a second time.
test('a website that is told to end answers what comes over connections at rest, and asks for no more on them', async () => {
  const port = await freePort();
  const site = await serveBuild({ build: environment.websiteBuild, port });
  const base = `http://127.0.0.1:${port}`;
  const agents = ['GET', 'POST'].map((method) => ({
    method,
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
  }));
  try {
    for (const { agent } of agents)
      expect((await send({ base, agent, method: 'GET' })).headers.connection).toBe('keep-alive');
    const ended = site.end();
    await expect
      .poll(() => statusOf({ address: `${base}/en`, agent: new Agent() }).catch(() => 'refused'))
      .toBe('refused');
    for (const { agent, method } of agents) {
      const { status, headers } = await send({ base, agent, method });
      expect({ method, status, connection: headers.connection }).toEqual({
        method,
        status: method === 'GET' ? 200 : expect.any(Number),
        connection: 'close',
      });
    }
    expect(await ended).toBe(143);
  } finally {
    await site.stop();
    for (const { agent } of agents) agent.destroy();
  }
});

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

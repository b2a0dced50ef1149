import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../support/environment';
import { expect, test } from '../../support/fixtures';

// Who closes a connection at rest must be the one who asks: a server that closes it as a request comes in leaves that
// request without an answer, and nginx does not send a booking a second time.
const EDGE = join(__dirname, '../../../deploy/nginx/clinic-servers.conf');
const edgeSeconds = Number(/keepalive_timeout (\d+)s;/.exec(readFileSync(EDGE, 'utf8'))?.[1]);

for (const [server, address] of [
  ['website', () => `${environment.siteUrl}/en`],
  ['backend', () => `${environment.backendUrl}/_health`],
] as const) {
  test(`the ${server} keeps a connection at rest longer than the edge does`, async ({ request }) => {
    const answer = await request.get(address());
    const seconds = Number(/timeout=(\d+)/.exec(answer.headers()['keep-alive'] ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(edgeSeconds);
  });
}

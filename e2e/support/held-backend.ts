import { createServer, request } from 'node:http';
import { freePort } from './builds';
import { environment } from './environment';

/** The backend of the tests under another address, where its answers can be held up. */
export async function startHeldBackend() {
  let isHeld = false;
  const waiting: (() => void)[] = [];
  const server = createServer((asked, answer) => {
    const forward = () => {
      const { method, headers, url } = asked;
      const onward = request(new URL(url ?? '/', environment.backendUrl), { method, headers }, (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      asked.pipe(onward);
    };
    if (isHeld) waiting.push(forward);
    else forward();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    /** How many calls wait. */
    waiting: () => waiting.length,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const forward of waiting.splice(0)) forward();
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

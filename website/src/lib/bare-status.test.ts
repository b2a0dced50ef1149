import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { sendRobotsBareFaults } from './bare-status';

sendRobotsBareFaults();

let server: Server;
afterEach(() => server.close());

async function ask({ userAgent, listener }: { userAgent: string; listener: RequestListener }) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'user-agent': userAgent } });
  return { status: answer.status, body: await answer.text(), type: answer.headers.get('content-type') };
}

const failing: RequestListener = (_, response) => {
  response.statusCode = 500;
  response.setHeader('content-type', 'text/html');
  response.setHeader('content-length', 10);
  response.write('<html>');
  response.end('</p>');
};
const working: RequestListener = (_, response) => void response.end('words');

describe('a fatal error', () => {
  it('is a bare status to a robot, however the page was to be sent', async () => {
    expect(await ask({ userAgent: 'Googlebot/2.1', listener: failing })).toEqual({
      status: 500,
      body: '',
      type: null,
    });
  });

  it('has its page for a person, and every other answer is whole for both', async () => {
    expect(await ask({ userAgent: 'Mozilla/5.0', listener: failing })).toMatchObject({ body: '<html></p>' });
    expect(await ask({ userAgent: 'Googlebot/2.1', listener: working })).toMatchObject({ body: 'words' });
  });
});

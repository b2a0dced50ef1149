import { createServer, type IncomingMessage } from 'node:http';

/** What a test server is told to answer: the first entry for the first request, the last for all further ones. */
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** A real HTTP server on a free port of this machine that plays the content backend. */
export async function startLocalServer(answers: [Answer, ...Answer[]]) {
  const requests: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method = '', url = '', headers } = request;
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? answers[0];
    requests.push({ method, url, headers, body });
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.end(answer.body === undefined ? undefined : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}`,
    requests,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

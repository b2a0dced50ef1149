import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from './serve';

/** Answer of a test server: the first entry for the first request, the last for all further ones. */
export type Answer = { status: number; body?: unknown; headers?: Record<string, string> };

type Received = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** A real HTTP server on a free port of this machine that plays the content backend. */
export async function startLocalServer(answers: [Answer, ...Answer[]]) {
  const requests: Received[] = [];
  const { base: baseUrl } = await serve(async (request, response) => {
    const body = await text(request);
    const { method = '', url = '', headers } = request;
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? answers[0];
    requests.push({ method, url, headers, body });
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  return { baseUrl, requests };
}

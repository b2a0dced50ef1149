import { randomUUID } from 'node:crypto';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { at, createBooker } from './support/clinic';
import { startSecondBackend } from './support/second-backend';
import { startClinic } from './support/start-clinic';
import { until } from './support/until';

const agent = new Agent({ keepAlive: true });

const { backend, clinic } = await startClinic();
const second = await startSecondBackend();
const other = createBooker({ ...backend, url: second.url }, clinic);

afterAll(() => agent.destroy());

/** A call whose body is given later, and the answer it gets. */
function begin({ method, path, length }: { method: string; path: string; length?: number }): {
  sent: ClientRequest;
  answer: Promise<{ status: number; connection: string | undefined }>;
} {
  const headers = {
    ...backend.websiteHeaders,
    ...(length === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': length, 'idempotency-key': randomUUID() }),
  };
  const sent = request(`${second.url}${path}`, { agent, method, headers });
  const answer = new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    sent.once('error', reject).once('response', (came: IncomingMessage) => {
      const { statusCode: status = 0, headers: named } = came;
      came.resume().once('end', () => resolve({ status, connection: named.connection }));
    });
  });
  return { sent, answer };
}

test('a backend that is told to end finishes a booking that is on its way, answers on connections at rest, and ends', async () => {
  const read = () => {
    const { sent, answer } = begin({ method: 'GET', path: '/api/doctors' });
    sent.end();
    return answer;
  };
  // Two connections: one carries half a booking, one is at rest.
  const body = JSON.stringify({ data: other.request({ startsAt: at('10:00') }) });
  const booking = begin({ method: 'POST', path: '/api/appointments', length: Buffer.byteLength(body) });
  booking.sent.write(body.slice(0, 20));
  expect(await read()).toEqual({ status: 200, connection: 'keep-alive' });

  const ended = second.end('SIGTERM');
  await until(() =>
    fetch(`${second.url}/health/live`).then(
      () => false,
      () => true,
    ),
  );
  booking.sent.end(body.slice(20));
  expect(await booking.answer).toEqual({ status: 201, connection: 'close' });
  expect(await read()).toEqual({ status: 200, connection: 'close' });
  expect(await ended).toBe(0);
});

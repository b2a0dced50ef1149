import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
// biome-ignore lint/plugin: the edge's own limits of time are the subject
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { freePort } from '../../support/builds';
import { startEdge } from '../../support/edge';
import { expect, test } from '../../support/fixtures';
import { endAfter, serveHere } from '../../support/servers';

const ending = endAfter();
/** A server that only counts, by the shipped edge's side of the wire. */
const serve = async (listener: RequestListener) => ending(await serveHere(listener));
const edgeOf = async (options: Parameters<typeof startEdge>[0]) => ending(await startEdge(options));

/** Time that a connection to this machine takes when nobody answers, ms; others take less than one. */
const NO_CONNECTION_MS = 500;

/** A port of a process that hangs, with as many connections waiting as it may have: a further one gets no answer. */
async function takeNoConnections(port: number): Promise<void> {
  const program = `require('node:net').createServer().listen({ port: ${port}, host: '127.0.0.1', backlog: 1 }, () => console.log('listens'))`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGSTOP');
  const sockets: Socket[] = [];
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    child.kill('SIGKILL');
  };
  ending({ stop });
  let isFull = false;
  while (!isFull) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    await Promise.race([once(socket, 'connect'), pause(NO_CONNECTION_MS)]);
    // Where this process had no time itself, the connection is told of in the next turn.
    await turn();
    isFull = socket.connecting;
  }
}

// A part that is killed, hung or cut off while patients book and read: bench/cluster.mjs.
test('what writes reaches one website once, whatever becomes of it', async () => {
  const asked: string[] = [];
  // Takes what is sent and dies, as a website that is killed in the middle.
  const dying = await serve((request) => {
    asked.push(`dying ${request.method}`);
    request.resume().once('end', () => request.socket.destroy());
  });
  const living = await serve((request, response) => {
    asked.push(`living ${request.method}`);
    response.setHeader('cache-control', 'private, no-store');
    request.resume().once('end', () => response.end('done'));
  });
  const edge = await edgeOf({ websitePorts: [dying.port, living.port], ready: '/en/ready' });
  asked.length = 0;
  const statuses: number[] = [];
  while (!asked.includes('dying POST'))
    statuses.push((await fetch(`${edge.url}/en/contact`, { method: 'POST', body: 'a' })).status);
  expect(asked).toHaveLength(statuses.length);
  expect(statuses.at(-1)).toBe(502);

  asked.length = 0;
  for (let visit = 0; visit < 4; visit += 1)
    expect((await fetch(`${edge.url}/en/booking?visit=${visit}`)).status).toBe(200);
  expect(asked.filter((each) => each.startsWith('living'))).toHaveLength(4);
});

test('where a backend takes no connection in time, what writes goes to the other, once', async () => {
  const asked: string[] = [];
  const living = await serve((request, response) => {
    asked.push(request.method ?? '');
    request.resume().once('end', () => response.end('{}'));
  });
  const website = await serve((_request, response) => void response.end());
  const hanging = await freePort();
  await takeNoConnections(hanging);
  const backendPorts = [hanging, living.port];
  const edge = await edgeOf({ websitePorts: [website.port], ready: '/en', backendPorts });
  for (let sent = 1; sent <= 6; sent += 1) {
    const answer = await fetch(`${edge.inside}/api/calls/somebodys-key`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(200);
    expect(asked).toEqual(Array(sent).fill('POST'));
  }
  // nginx would quote the address with each connection that it did not get.
  expect(edge.errors()).not.toContain('somebodys-key');
});

test('the websites reach several backends: reads are asked of another, what writes is sent once', async () => {
  const asked: string[] = [];
  const withoutDatabase = await serve((request, response) => {
    asked.push(`unwell ${request.method}`);
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5' });
    request.resume().once('end', () => response.end('{"error":"away"}'));
  });
  const well = await serve((request, response) => {
    asked.push(`well ${request.method} ${request.headers['x-client-ip']}`);
    request.resume().once('end', () => response.end('{}'));
  });
  const website = await serve((_request, response) => void response.end());
  const backendPorts = [withoutDatabase.port, well.port];
  const edge = await edgeOf({ websitePorts: [website.port], ready: '/en', backendPorts });
  const call = (method: string) =>
    fetch(`${edge.inside}/api/appointments`, { method, headers: { 'x-client-ip': '198.51.100.7' } });
  for (let visit = 0; visit < 2; visit += 1) expect((await call('GET')).status).toBe(200);
  expect(asked.filter((each) => each === 'well GET 198.51.100.7')).toHaveLength(2);
  asked.length = 0;
  const answers: Response[] = [];
  while (!asked.includes('unwell POST')) answers.push(await call('POST'));
  expect(asked).toHaveLength(answers.length);
  expect(answers.at(-1)?.status).toBe(503);
  expect(await answers.at(-1)?.json()).toEqual({ error: 'away' });
});

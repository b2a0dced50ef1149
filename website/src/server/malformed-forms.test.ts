import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { tellMalformedForm } from '../lib/malformed-forms';
import { serveFatalErrorPage } from './fatal-error-page';
import { rejectMalformedForms } from './malformed-forms';

let server: http.Server | undefined;
afterEach(() => server?.close().closeAllConnections());

test('a failure that turns out to be of a malformed form is answered with 400, and no other one', async () => {
  server = http.createServer(
    rejectMalformedForms({
      listener: async (request, response) => {
        await pause(5);
        if (request.url === '/malformed') tellMalformedForm();
        response.statusCode = 500;
        response.end('answered');
      },
    }),
  );
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string, method = 'POST') => fetch(base + path, { method }).then(({ status }) => status);
  const asked = [ask('/malformed'), ask('/fault'), ask('/malformed'), ask('/malformed', 'GET')];
  expect(await Promise.all(asked)).toEqual([400, 500, 400, 500]);
});

test('the answer to a malformed form is no fatal page, also when the fatal error page is served around it', async () => {
  const listener = rejectMalformedForms({
    listener: async (request, response) => {
      await pause(5);
      if (request.url === '/malformed') tellMalformedForm();
      response.statusCode = 500;
      response.setHeader('content-type', 'text/html');
      response.flushHeaders();
      response.end('<html id="__next_error__"><head></head><body></body></html>');
    },
  });
  server = http.createServer(serveFatalErrorPage({ listener }));
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const malformed = await fetch(`${base}/malformed`, { method: 'POST' });
  expect({ status: malformed.status, said: await malformed.json() }).toEqual({
    status: 400,
    said: { error: 'BadForm' },
  });
  const fault = await fetch(`${base}/fault`, { method: 'POST' });
  expect({ status: fault.status, isDrawn: (await fault.text()).includes('<main') }).toEqual({
    status: 500,
    isDrawn: true,
  });
});

test('the script of a page gets its own kind of answer to a malformed form, with the status of a wrong request', async () => {
  const listener = rejectMalformedForms({
    listener: (_, response) => {
      tellMalformedForm();
      response.statusCode = 500;
      response.setHeader('content-type', 'text/x-component');
      response.end('1:E{}');
    },
  });
  server = http.createServer(serveFatalErrorPage({ listener }));
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(base, { method: 'POST' });
  expect({ status: answer.status, said: await answer.text() }).toEqual({ status: 400, said: '1:E{}' });
});

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { tellMalformedForm } from '../lib/malformed-forms';
import { answerMalformedForms } from './malformed-forms';

let server: http.Server | undefined;
afterEach(() => server?.close().closeAllConnections());

test('a failure that turns out to be of a malformed form is answered with 400, and no other one', async () => {
  server = http.createServer(
    answerMalformedForms({
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

import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { requireFromBackend } from '../../scripts/lib/project.mjs';

// The other system of bench/webhooks.mjs: writes each message down and then says that it has it.
const { Webhook } = requireFromBackend('standardwebhooks');
const { RECEIVER_PORT: port, RECEIVER_FILE: file, RECEIVER_SECRET: secret } = process.env;
const judge = new Webhook(secret);

createServer(async (request, response) => {
  try {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    judge.verify(body, request.headers);
    const { timestamp, data } = JSON.parse(body);
    appendFileSync(
      file,
      `${request.headers['webhook-id']} ${data.appointment.id} ${Date.parse(timestamp)}\n`,
    );
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));

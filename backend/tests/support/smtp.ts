import { createServer } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll } from 'vitest';
import { listenHere } from './listener';

/** Starts a real mail server on a free port, until the end of the file; `options` make it refuse, wait or break off. */
export async function startSmtp(options: SMTPServerOptions = {}) {
  /** Raw texts of the mails it has taken. */
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks).toString());
        done();
      });
    },
    ...options,
  });
  // A connection that is cut, which some tests do on purpose, is an error to the server.
  server.on('error', () => undefined);
  const url = `smtp://127.0.0.1:${await listenHere(server.server)}`;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  afterAll(stop);
  return { url, env: { SMTP_URL: url, MAIL_FROM: 'visits@clinic.example' }, taken, stop };
}

/** A mail server that says yes to everything and breaks off when the text of the mail arrives. */
export async function startDyingServer() {
  const server = createServer((socket) => {
    let isText = false;
    socket.on('error', () => undefined);
    socket.write('220 dying\r\n');
    socket.on('data', (chunk) => {
      if (isText) return socket.destroy();
      isText = chunk.toString().startsWith('DATA');
      return socket.write(isText ? '354 go on\r\n' : '250 yes\r\n');
    });
  });
  return {
    url: `smtp://127.0.0.1:${await listenHere(server)}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

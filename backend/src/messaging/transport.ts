import { chmod, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { ifMissing } from '../platform/environment/paths';
import type { ClaimedMessage } from './outbox';

export interface OutgoingMessage extends ClaimedMessage {
  html?: string | undefined;
  attachments?: { filename: string; contentType: string; content: string | Buffer }[] | undefined;
  /** Template that Meta has approved, which WhatsApp takes instead of words, and what is filled into it. */
  template?:
    | {
        name: string;
        language: string;
        values: Record<string, string>;
        /** Code of a template that proves a phone, whose words are Meta's: shown, and copied by its button. */
        code?: string;
      }
    | undefined;
  /** Answers a message of the patient, so that WhatsApp takes its words without a template for a while. */
  isAnswer?: true;
}

/** True when a message is still this sender's, and no other has taken it over meanwhile. */
export type IsOurs = () => Promise<boolean>;

/** Another sender has the message now: this one hung for so long that it was passed over. */
export class LeaseLost extends Error {}

/** Way for messages of a channel. `send` throws when one was not taken. */
export interface Transport {
  /** Name in the line at the start, without any secret. */
  description: string;
  /** Hands a message over if `isOurs`, asked last, still holds, else throws LeaseLost; returns the provider's id or null. */
  send: (message: OutgoingMessage, isOurs: IsOurs) => Promise<string | null>;
  close?: () => void;
}

/** Well below the time after which a claim counts as dead, so that a slow server is not asked twice. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function message(mail: OutgoingMessage, from: string) {
  const domain = from.replace(/^.*@/, '').replace(/[^a-z0-9.-]/gi, '') || 'localhost';
  return {
    from,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html ? { html: mail.html } : {}),
    ...(mail.attachments ? { attachments: mail.attachments } : {}),
    // The same for every attempt: should one arrive twice, mail programs show it once.
    messageId: `<${mail.documentId}@${domain}>`,
    headers: {
      // Not answered by out-of-office replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(mail.requestId ? { 'X-Request-Id': mail.requestId } : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The text of a mail, which ends only while it is ours, asked as late as can be: a mail that has not ended is not delivered. */
async function* endingIfOurs(text: AsyncIterable<unknown>, isOurs: IsOurs): AsyncGenerator<unknown> {
  yield* text;
  if (!(await isOurs())) throw new LeaseLost('Another backend has taken this mail over');
}

/** Options of a stream that reads only on demand. */
const UNREAD = { objectMode: false, highWaterMark: 0 };

/** Sends by SMTP; `url` is `smtp://user:password@host:port` or `smtps://...`. */
export function smtpTransport(given: {
  url: string;
  from: string;
  /** Milliseconds. */
  timeouts?: typeof TIMEOUTS;
}): Transport {
  const { url, from, timeouts = TIMEOUTS } = given;
  const { hostname, port } = new URL(url);
  const smtp = createTransport({ url, ...timeouts });
  const asking = new Map<string, IsOurs>();
  smtp.use('stream', ({ message: node }, done) => {
    const isOurs = asking.get(node.messageId());
    if (isOurs) node.processFunc((text) => Readable.from(endingIfOurs(text, isOurs), UNREAD));
    done();
  });
  return {
    description: `Mail is sent through ${hostname}${port ? `:${port}` : ''} as ${from}`,
    send: async (mail, isOurs) => {
      const written = message(mail, from);
      asking.set(written.messageId, isOurs);
      await smtp.sendMail(written).finally(() => asking.delete(written.messageId));
      return null;
    },
    close: () => smtp.close(),
  };
}

/** Puts a message into the folder of unsent ones; written again after a crash it replaces itself. @throws LeaseLost */
export async function writeMessageFile(
  { directory, name }: { directory: string; name: string },
  content: Parameters<typeof writeFile>[1],
  isOurs: IsOurs,
): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700);
  const file = join(directory, name);
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  // By the clock of this process, as its age is told by that.
  const at = new Date();
  await utimes(`${file}.part`, at, at);
  if (!(await isOurs())) throw new LeaseLost('Another backend has taken this message over');
  await rename(`${file}.part`, file);
}

/**
 * Removes messages that were written into the folder, and returns how many.
 *
 * @param which those from before then (epoch milliseconds), and those with these document ids
 */
export async function removeMessageFiles(
  directory: string,
  { before, ids }: { before: number; ids: readonly string[] },
): Promise<number> {
  const names = await readdir(directory).catch(ifMissing([]));
  const wanted = new Set(ids);
  let removed = 0;
  for (const name of names) {
    const [, id] = /([^-.]+)\.(?:eml|txt)(?:\.part)?$/.exec(name) ?? [];
    if (id === undefined) continue;
    const file = join(directory, name);
    // Another process may be removing the same files.
    const found = await stat(file).catch(() => null);
    if (!found || (found.mtimeMs >= before && !wanted.has(id))) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}

/** Writes every mail as a file that mail programs open; for a machine without a mail server. */
export function fileTransport({ directory, from }: { directory: string; from: string }): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    description: `Mail is not sent but written to ${directory} (set SMTP_URL and MAIL_FROM to send it)`,
    send: async (mail, isOurs) => {
      const { message: content } = await composer.sendMail(message(mail, from));
      await writeMessageFile({ directory, name: `${mail.kind}-${mail.documentId}.eml` }, content, isOurs);
      return null;
    },
    close: () => composer.close(),
  };
}

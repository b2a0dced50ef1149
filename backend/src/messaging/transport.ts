import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ClaimedMail } from './outbox';

/** A mail with all its words, ready to be sent. */
export interface Mail extends ClaimedMail {
  html?: string | undefined;
  attachments?: { filename: string; contentType: string; content: string }[] | undefined;
}

/** Where mails go. `send` throws when the mail was not taken. */
export interface Transport {
  /** For the line at the start, without any secret. */
  description: string;
  send: (mail: Mail) => Promise<void>;
  close: () => void;
}

/** Well below the time after which a claim counts as dead, so that a slow server is not asked twice. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function message({ mail, from }: { mail: Mail; from: string }) {
  const domain =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^a-z0-9.-]/gi, '') || 'localhost';
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

/** Sends by SMTP; `url` is `smtp://user:password@host:port` or `smtps://...`. */
export function smtpTransport({
  url,
  from,
  timeouts = TIMEOUTS,
}: {
  url: string;
  from: string;
  /** Milliseconds. */
  timeouts?: typeof TIMEOUTS;
}): Transport {
  const { hostname, port } = new URL(url);
  const smtp = createTransport({ url, ...timeouts });
  return {
    description: `Mail is sent through ${hostname}${port ? `:${port}` : ''} as ${from}`,
    send: async (mail) => {
      await smtp.sendMail(message({ mail, from }));
    },
    close: () => smtp.close(),
  };
}

/** Writes every mail as a file that mail programs open; for a machine without a mail server. */
export function fileTransport({ directory, from }: { directory: string; from: string }): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    description: `Mail is not sent but written to ${directory} (set SMTP_URL and MAIL_FROM to send it)`,
    send: async (mail) => {
      const { message: content } = await composer.sendMail(message({ mail, from }));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await chmod(directory, 0o700);
      // One name per mail: written again after a crash, it replaces itself.
      const file = join(directory, `${mail.kind}-${mail.documentId}.eml`);
      await writeFile(`${file}.part`, content, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}

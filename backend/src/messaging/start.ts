import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../platform/environment/environment';
import { mailDirectory } from '../platform/environment/paths';
import { fileTransport, smtpTransport, type Transport } from './transport';
import { createMailWorker, type MailWorker, type MailWorkerOptions } from './worker';

const workers = new WeakMap<Core.Strapi, MailWorker>();

function chooseTransport(): Transport {
  const { SMTP_URL, MAIL_FROM } = readEnvironment();
  return SMTP_URL
    ? smtpTransport({ url: SMTP_URL, from: MAIL_FROM })
    : fileTransport({ directory: mailDirectory(), from: MAIL_FROM });
}

/**
 * Starts to send what the outbox holds, also what an earlier process left, and says where to.
 * @param compose makes the words of mails that are written without any
 * @returns what to call when the backend stops
 */
export function startMailing({
  strapi,
  compose,
}: {
  strapi: Core.Strapi;
  compose: NonNullable<MailWorkerOptions['compose']>;
}): () => Promise<void> {
  const transport = chooseTransport();
  strapi.log.info(transport.description);
  const worker = createMailWorker({
    db: strapi.db.connection,
    transport,
    compose,
    onFault: ({ kind, documentId, reason, isGivenUp }) => {
      const words = `Mail ${documentId} (${kind}) was not sent: ${reason}.`;
      if (isGivenUp) strapi.log.error(`${words} It is not tried again.`);
      else strapi.log.warn(`${words} It is tried again.`);
    },
    onError: (error) => {
      strapi.log.error(`The outbox cannot be worked on: ${error instanceof Error ? error.name : 'unknown'}`);
    },
  });
  workers.set(strapi, worker);
  worker.wake();
  return () => worker.stop();
}

/** Call after the commit of a transaction that wrote a mail, so that it leaves at once. */
export function wakeMailing(strapi: Core.Strapi): void {
  workers.get(strapi)?.wake();
}

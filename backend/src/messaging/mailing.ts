import type { Core } from '@strapi/strapi';
import { describeError } from '../contract/log-line';
import type { Transaction } from '../platform/database';
import { readEnvironment } from '../platform/environment/environment';
import { mailDirectory } from '../platform/environment/paths';
import { getLogger } from '../platform/logging/logger';
import { servicesOf } from '../platform/services';
import { type NewMail, writeMails } from './outbox';
import type { RecipientLimits } from './recipient-limits';
import { fileTransport, smtpTransport, type Transport } from './transport';
import { createMailWorker, type MailAttempt, type MailWorker, type MailWorkerOptions } from './worker';

declare module '../platform/services' {
  interface Services {
    mailing: Mailing;
  }
}

/** It is looked far more often, but a mail server that does not answer holds the sender up for as long. */
const SENDING_SECONDS = 300;

function chooseTransport(): Transport {
  const { SMTP_URL, MAIL_FROM } = readEnvironment();
  return SMTP_URL
    ? smtpTransport({ url: SMTP_URL, from: MAIL_FROM })
    : fileTransport({ directory: mailDirectory(), from: MAIL_FROM });
}

/** What was sent is a line, what is tried again a warning, what never will be an error. */
function logAttempt({ mail: { documentId, kind, attempts }, result, durationMs }: MailAttempt): void {
  const line = { mail: documentId, kind, attempts, durationMs };
  const logger = getLogger();
  if (result.ok) logger.info({ ...line, outcome: result.stopped ? 'stopped' : 'sent' }, 'job');
  else if (result.retryAt) logger.warn({ ...line, outcome: 'waiting', reason: result.reason }, 'job');
  else logger.error({ ...line, outcome: 'failed', reason: result.reason }, 'job');
}

type Compose = NonNullable<MailWorkerOptions['compose']>;

/** Sends what the outbox holds, from its start to its end; before and after, mails only wait. */
export class Mailing {
  private worker: MailWorker | null = null;

  constructor(private readonly limits: RecipientLimits) {}

  /** Writes mails into the transaction of what they tell of, see {@link writeMails}. */
  write(given: { trx: Transaction; mails: NewMail[]; now: Date }): Promise<void> {
    return writeMails(given);
  }

  /**
   * Starts to send what the outbox holds, also what an earlier process left, and says where to.
   * @param compose makes the words of mails that are written without any
   */
  start({ strapi, compose }: { strapi: Core.Strapi; compose: Compose }): void {
    const transport = chooseTransport();
    const { jobs } = servicesOf(strapi);
    const state = jobs.add({ name: 'sendMails', everySeconds: SENDING_SECONDS, now: Date.now() });
    strapi.log.info(transport.description);
    this.worker = createMailWorker({
      db: strapi.db.connection,
      transport,
      compose,
      mayReceive: (mail) => this.limits.mayReceive(mail),
      onAttempt: logAttempt,
      onDone: () => {
        state.lastSuccessAt = Date.now();
      },
      onError: (error) => {
        state.lastFailureAt = Date.now();
        getLogger().error({ job: 'mail', err: describeError(error) }, 'outbox');
      },
    });
    this.worker.wake();
  }

  /** Call after the commit of a transaction that wrote a mail, so that it leaves at once. */
  wake(): void {
    this.worker?.wake();
  }

  async stop(): Promise<void> {
    await this.worker?.stop();
  }
}

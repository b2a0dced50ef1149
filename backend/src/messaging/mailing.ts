import type { Core } from '@strapi/strapi';
import type { Transaction } from '../platform/database';
import { readEnvironment } from '../platform/environment/environment';
import { mailDirectory } from '../platform/environment/paths';
import type { Measures } from '../platform/measures';
import { servicesOf } from '../platform/services';
import { type NewMail, writeMails } from './outbox';
import { RecipientLimits } from './recipient-limits';
import { fileTransport, smtpTransport, type Transport } from './transport';
import { createMailWorker, type MailWorker, type MailWorkerOptions } from './worker';

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

type Compose = NonNullable<MailWorkerOptions['compose']>;

/** Sends what the outbox holds, from its start to its end; before and after, mails only wait. */
export class Mailing {
  private readonly limits: RecipientLimits;
  private worker: MailWorker | null = null;

  constructor(measures: Measures) {
    this.limits = new RecipientLimits(measures);
  }

  /** Writes mails into the transaction of what they tell of, see {@link writeMails}. */
  write(given: { trx: Transaction; mails: NewMail[]; now: Date }): Promise<void> {
    return writeMails({ ...given, limits: this.limits });
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
      onFault: ({ kind, documentId, reason, isGivenUp }) => {
        const words = `Mail ${documentId} (${kind}) was not sent: ${reason}.`;
        if (isGivenUp) strapi.log.error(`${words} It is not tried again.`);
        else strapi.log.warn(`${words} It is tried again.`);
      },
      onDone: () => {
        state.lastSuccessAt = Date.now();
      },
      onError: (error) => {
        state.lastFailureAt = Date.now();
        strapi.log.error(
          `The outbox cannot be worked on: ${error instanceof Error ? error.name : 'unknown'}`,
        );
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

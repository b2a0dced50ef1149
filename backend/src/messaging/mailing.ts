import type { Core } from '@strapi/strapi';
import type { PhoneChannel } from '../contract/channels';
import { describeError } from '../contract/log-line';
import { ifTaken, inTransaction } from '../platform/database';
import { readEnvironment } from '../platform/environment/environment';
import { mailDirectory } from '../platform/environment/paths';
import { getLogger } from '../platform/logging/logger';
import type { Told } from '../platform/measures';
import { servicesOf } from '../platform/services';
import type { With } from '../platform/with';
import { DAY } from '../scheduling/zone';
import {
  type ClaimedMessage,
  countPhoneParts,
  DAY_LIMIT,
  FOREIGN_PHONE,
  type NewMessage,
  noteParts,
  RECIPIENT_LIMIT,
  writeMessages,
} from './outbox';
import type { RecipientLimits } from './recipient-limits';
import { readGatewayFile, smsGateway } from './sms-gateway';
import { countParts } from './sms-text';
import { mayBeWrittenTo } from './stopped-phones';
import { fileTransport, smtpTransport, type Transport, writeMessageFile } from './transport';
import { whatsappCloud } from './whatsapp';
import { type Attempt, createOutboxWorker, type OutboxWorker, type OutboxWorkerOptions } from './worker';

const NAMES: Record<PhoneChannel, { name: string; setting: string }> = {
  sms: { name: 'SMS', setting: 'SMS_GATEWAY_FILE' },
  whatsapp: { name: 'WhatsApp messages', setting: 'WHATSAPP_TOKEN' },
};

/** Writes every message as a text file beside the mails; for a machine without a gateway. */
export function phoneFiles(channel: PhoneChannel, directory: string): Transport {
  const { name, setting } = NAMES[channel];
  return {
    description: `${name} are not sent but written to ${directory} (set ${setting} to send them)`,
    send: async ({ kind, documentId, to, text }, isOurs) => {
      const file = { directory, name: `${channel}-${kind}-${documentId}.txt` };
      await writeMessageFile(file, `To: ${to}\n\n${text}\n`, isOurs);
      return null;
    },
  };
}

/** Returns where messages to phones go. @throws GatewayError when the description of the SMS gateway cannot be used */
function choosePhoneTransports(): Record<PhoneChannel, Transport> {
  const { SMS_GATEWAY_FILE: file, SMS_GATEWAY_KEY: key, SMS_HOOK_SECRET: hookSecret } = readEnvironment();
  const { WHATSAPP_API_URL: apiUrl, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_TOKEN: token } = readEnvironment();
  const directory = mailDirectory();
  return {
    sms: file ? smsGateway(readGatewayFile({ file, key, hookSecret }), key) : phoneFiles('sms', directory),
    whatsapp:
      token && phoneId ? whatsappCloud({ apiUrl, phoneId, token }) : phoneFiles('whatsapp', directory),
  };
}

/** Lease longer than a mail server that does not answer holds the sender up. */
const SENDING_SECONDS = 300;

function chooseMailTransport(): Transport {
  const { SMTP_URL, MAIL_FROM } = readEnvironment();
  return SMTP_URL
    ? smtpTransport({ url: SMTP_URL, from: MAIL_FROM })
    : fileTransport({ directory: mailDirectory(), from: MAIL_FROM });
}

function outcomeOf(result: Attempt['result']): Told['message']['outcome'] {
  if (result.ok) return result.stopped ? 'stopped' : 'sent';
  if (result.postponed) return 'postponed';
  // Nothing is wrong with the way: the desk sees it where it sees what failed.
  if (result.outrun) return 'stopped';
  return result.retryAt ? 'waiting' : 'failed';
}

function logAttempt({ message, result, durationMs }: Attempt): void {
  const { documentId, channel, kind, attempts } = message;
  const outcome = outcomeOf(result);
  const reason = result.ok || result.postponed ? {} : { reason: result.reason };
  const line = { mail: documentId, channel, kind, attempts, durationMs, outcome, ...reason };
  const level = outcome === 'failed' ? 'error' : outcome === 'waiting' ? 'warn' : 'info';
  getLogger()[level](line, 'job');
}

type Hooks = Required<Pick<OutboxWorkerOptions, 'compose' | 'notBefore'>>;

export class Mailing {
  private worker: OutboxWorker | null = null;

  constructor(private readonly limits: RecipientLimits) {}

  /** Writes messages in the transaction of the change they report, see {@link writeMessages}. */
  write(given: With<'trx' | 'now'>, messages: readonly NewMessage[]): Promise<void> {
    return writeMessages(given, messages);
  }

  /** Writes messages alone, and has them leave at once; false when one of them was written before. */
  async post({ strapi, now }: With<'strapi' | 'now'>, messages: NewMessage[]): Promise<boolean> {
    const isWritten = await inTransaction(strapi, async (trx) => {
      await this.write({ trx, now }, messages);
      return true;
    }).catch(ifTaken(() => false));
    if (isWritten) this.wake();
    return isWritten;
  }

  /** Starts to send what the outbox holds, also what an earlier process left. What messages to phones cost a day has an end. */
  start({
    strapi,
    maxPhoneMessagesPerDay,
    ...hooks
  }: { strapi: Core.Strapi; maxPhoneMessagesPerDay: () => Promise<number> } & Hooks): void {
    const transports = { email: chooseMailTransport(), ...choosePhoneTransports() };
    const { jobs, measures } = servicesOf(strapi);
    const state = jobs.add({ name: 'sendMails', everySeconds: SENDING_SECONDS, now: Date.now() });
    for (const { description } of Object.values(transports)) strapi.log.info(description);
    this.worker = createOutboxWorker({
      db: strapi.db.connection,
      transports,
      ...hooks,
      refuse: async (message: ClaimedMessage) => {
        const { catalogue } = servicesOf(strapi);
        const isRisky = message.channel === 'sms' && message.isByStranger;
        if (isRisky && !mayBeWrittenTo(message.to, (await catalogue.get()).data.branches))
          return FOREIGN_PHONE;
        // Counts once, however often it is tried.
        return message.attempts > 1 || (await this.limits.mayReceive(message)) ? null : RECIPIENT_LIMIT;
      },
      refuseWords: async (message) => {
        if (message.channel === 'email') return null;
        const db = strapi.db.connection;
        // WhatsApp's templates are paid by the message.
        const { parts } = message.channel === 'sms' ? countParts(message.text) : { parts: 1 };
        await noteParts(db, message, parts);
        const others = await countPhoneParts(db, message, new Date(Date.now() - DAY));
        return others + parts > (await maxPhoneMessagesPerDay()) ? DAY_LIMIT : null;
      },
      onAttempt: (attempt) => {
        const { channel } = attempt.message;
        measures.tell('message', { channel, outcome: outcomeOf(attempt.result) });
        logAttempt(attempt);
      },
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

  /** Call after the commit of a transaction that wrote a message, so that it leaves at once. */
  wake(): void {
    this.worker?.wake();
  }

  async stop(): Promise<void> {
    await this.worker?.stop();
  }
}

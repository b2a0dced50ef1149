import type { Core } from '@strapi/strapi';
import { listApiKeys } from '../../api-keys/key-rows';
import { OPENID } from '../../auth/accounts/openid-provider';
import { listProviders } from '../../auth/sign-in/social-sign-in';
import { currentCatalogue } from '../../catalogue/current-catalogue';
import {
  DATA_KINDS,
  PROCESSING_ACTIVITIES,
  type ProcessingRegister,
  type Recipient,
  type RecipientKind,
} from '../../contract/processing-register';
import { readGatewayFile } from '../../messaging/sms-gateway';
import { type BucketSettings, cardsBucket, picturesBucket } from '../../platform/environment/buckets';
import { type Environment, readEnvironment } from '../../platform/environment/environment';
import { type Services, servicesOf } from '../../platform/services';
import { listWebhooks } from '../../webhooks/webhook-rows';
import { readLastBackup } from '../readings/backups';
import { RETENTION } from './retention';
import { STORED_DATA } from './stored-data';

const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

const hostOf = (url: string) => new URL(url).hostname;

function otherHost(url: string | undefined): string[] {
  if (url === undefined) return [];
  const host = hostOf(url);
  return OWN_MACHINE.includes(host) ? [] : [host];
}

const bucketHost = ({ endpoint, region }: BucketSettings) =>
  endpoint === undefined ? `s3.${region}.amazonaws.com` : hostOf(endpoint);

function listServers(environment: Environment, { paymentGateway }: Services) {
  const { SMTP_URL, WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_API_URL } = environment;
  const { SMS_GATEWAY_FILE: file, SMS_GATEWAY_KEY: key, SMS_HOOK_SECRET: hookSecret } = environment;
  const { CLAMD_ADDRESS: scanner } = environment;
  const buckets = [cardsBucket(environment), picturesBucket(environment)].flatMap((one) => one ?? []);
  return {
    mail: SMTP_URL === undefined ? [] : [hostOf(SMTP_URL)],
    sms: file === undefined ? [] : [hostOf(readGatewayFile({ file, key, hookSecret }).url)],
    whatsapp: WHATSAPP_TOKEN && WHATSAPP_PHONE_ID ? [hostOf(WHATSAPP_API_URL)] : [],
    payments: paymentGateway ? [paymentGateway.host] : [],
    files: [...new Set(buckets.map(bucketHost))],
    scanner: scanner?.startsWith('/') ? [] : otherHost(scanner && `tcp://${scanner}`),
    database: otherHost(environment.DATABASE_URL),
    counters: otherHost(environment.VALKEY_URL),
  };
}

/** Lists who receives personal data from this installation as it is configured now. */
async function listRecipients(strapi: Core.Strapi): Promise<Recipient[]> {
  const db = strapi.db.connection;
  const webhooks = (await listWebhooks(db)).filter((one) => one.is_on && one.has_persons);
  const keys = (await listApiKeys(db)).filter(
    ({ revokedAt, scopes }) => revokedAt === null && scopes.some((scope) => scope !== 'catalogue'),
  );
  const [{ feeds = 0 } = {}] = await db('calendar_feeds').count({ feeds: '*' });
  const backup = await readLastBackup();
  const named: Partial<Record<RecipientKind, string[]>> = {
    ...listServers(readEnvironment(), servicesOf(strapi)),
    webhooks: webhooks.map(({ name, url }) => `${name} (${hostOf(url)})`),
    apiKeys: keys.map(({ name }) => name),
    signIn: (await listProviders(strapi)).map((name) =>
      name === OPENID ? (readEnvironment().OPENID_NAME ?? name) : name,
    ),
  };
  const of = (kind: RecipientKind, names: string[]) => ({ kind, names, count: names.length, days: null });
  const servers = Object.entries(named).flatMap(([kind, names]) =>
    names.length > 0 ? [of(kind as RecipientKind, names)] : [],
  );
  return [
    ...servers,
    ...(Number(feeds) > 0 ? [{ ...of('calendars', []), count: Number(feeds) }] : []),
    ...(backup ? [{ ...of('backups', []), days: backup.keepDays }] : []),
  ];
}

/** Recipients of all that is stored. */
const OF_EVERYTHING: readonly RecipientKind[] = ['database', 'backups'];

/** Returns the current register of processing: stored personal data, purposes, retention and recipients. */
export async function readRegister(strapi: Core.Strapi): Promise<ProcessingRegister> {
  const { cardRetentionDays, incomingRetentionDays } = (await currentCatalogue(strapi)).data.rules;
  const set = {
    cards: cardRetentionDays,
    incoming: incomingRetentionDays,
    log: readEnvironment().ACCESS_LOG_DAYS,
  };
  const recipients = await listRecipients(strapi);
  const activities = PROCESSING_ACTIVITIES.map((name) => {
    const { subjects, bases, recipients: own, stored } = STORED_DATA[name];
    const receives = [...own, ...OF_EVERYTHING];
    return {
      name,
      subjects,
      bases,
      recipients: recipients.map(({ kind }) => kind).filter((kind) => receives.includes(kind)),
      stored: stored.map(({ table, retention, fields }) => ({
        table,
        retention: RETENTION[retention](set),
        fields: DATA_KINDS.flatMap((kind) => {
          const names = fields[kind];
          return names === undefined ? [] : { kind, names: names.split(' ') };
        }),
      })),
    };
  });
  return { activities, recipients };
}

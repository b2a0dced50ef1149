import type { Core } from '@strapi/strapi';
import { readLastNotice } from '../../content/notices/sender';
import { CHANNELS } from '../../contract/channels';
import type { HealthCheck } from '../../contract/health';
import { SERVER_CHECKS, type SystemState, type SystemStatus } from '../../contract/system-status';
import { CONTRACT_DIGEST, VERSION } from '../../contract/version';
import { readEnvironment } from '../../platform/environment/environment';
import { isoInstant } from '../../platform/instant';
import { keptReading } from '../../platform/kept-reading';
import { servicesOf } from '../../platform/services';
import { readBackups } from '../readings/backups';
import { readDatabase, readDatabaseVersion } from '../readings/database';
import { readJobs } from '../readings/jobs';
import { readMail, readSmsTold } from '../readings/mail';
import { readBusyCalendars, readMessages, readRequestState, readWebhooks } from '../readings/readings';
import {
  failureOf,
  isLate,
  judgeBackups,
  judgeChecks,
  judgeJob,
  judgeJobs,
  judgeMail,
  judgeMessages,
  judgePublishing,
  judgeRequests,
} from './judge';
import { readServerHealth } from './server-checks';

/** Limit below the time that the website waits for the whole answer. */
const TIMEOUT_MS = 1500;
/** One reading serves all managers who ask within this time. */
const VALID_MS = 1000;

type Matters = Omit<SystemStatus, 'at' | 'versions'>;
type Reader<Matter> = (strapi: Core.Strapi, now: number) => Promise<NonNullable<Matter>>;

/** Reader and judge of each matter; one that fails or hangs does not affect the others. */
const READERS: { [Name in keyof Matters]: Reader<Matters[Name]> } = {
  mail: async (strapi, now) => {
    const reading = await readMail(strapi.db.connection, now);
    const isConfigured = readEnvironment().SMTP_URL !== undefined;
    const isTold = servicesOf(strapi).smsHook !== null;
    const sms = isTold ? await readSmsTold(strapi.db.connection, now) : null;
    return {
      state: judgeMail({ reading, isConfigured, isSmsSilent: sms?.isSilent ?? false, now }),
      isConfigured,
      lastSentAt: isoInstant(reading.lastSentAt),
      due: reading.due,
      oldestDueAt: isoInstant(reading.oldestDueAt),
      late: CHANNELS.filter((channel) => isLate(reading.byChannel[channel].oldestDueAt, now)),
      later: reading.waiting - reading.due,
      failed: reading.failedLately,
      sms: sms && { lastToldAt: isoInstant(sms.lastToldAt), isSilent: sms.isSilent },
    };
  },
  messages: async (strapi, now) => {
    const { open, oldestAt } = await readMessages(strapi.db.connection);
    return { state: judgeMessages({ oldestAt }, now), open, oldestAt: isoInstant(oldestAt) };
  },
  requests: async (strapi, now) => {
    const reading = await readRequestState(strapi.db.connection, now);
    const firstCallDueAt = isoInstant(reading.firstCallDueAt);
    return { ...reading, state: judgeRequests(reading, now), firstCallDueAt };
  },
  backups: async (_, now) => {
    const reading = await readBackups();
    const { newest } = reading;
    return {
      state: judgeBackups(reading, now),
      newest: newest && { ...newest, beganAt: isoInstant(newest.beganAt) },
      failedAt: isoInstant(failureOf(reading)),
      drilledAt: isoInstant(reading.drilledAt),
      restoredAt: isoInstant(reading.restoredAt),
    };
  },
  jobs: async (strapi, now) => {
    const readings = await readJobs(strapi.db.connection, servicesOf(strapi).jobs.list());
    const jobs = readings.map((reading) => ({
      name: reading.name,
      lastSuccessAt: isoInstant(reading.lastSuccessAt),
      condition: judgeJob({ reading, now }),
    }));
    return { state: judgeJobs(jobs.map(({ condition }) => condition)), jobs };
  },
  publishing: async (strapi) => {
    const last = await readLastNotice(strapi.db.connection);
    return { state: judgePublishing(last), last: last && { ...last, at: isoInstant(last.at) } };
  },
  database: async (strapi) => {
    const { checks } = await readServerHealth(strapi);
    const state = judgeChecks([checks.database ?? 'ok', checks.disk ?? 'ok']);
    return { state, ...(await readDatabase(strapi.db.connection)) };
  },
  server: async (strapi) => {
    const { checks, certificateEnds } = await readServerHealth(strapi);
    return {
      state: judgeChecks(Object.values(checks)),
      checks: SERVER_CHECKS.flatMap((name) => {
        const condition = checks[name];
        return condition ? [{ name, condition }] : [];
      }),
      certificateEndsAt: isoInstant(certificateEnds),
    };
  },
  webhooks: async (strapi) => {
    const reading = await readWebhooks(strapi.db.connection);
    return { state: reading.off.length > 0 || reading.failed > 0 ? 'look' : 'well', ...reading };
  },
  calendars: async (strapi, now) => {
    const reading = await readBusyCalendars(strapi.db.connection, now);
    return { state: reading.failing > 0 ? 'look' : 'well', ...reading };
  },
};

/** Makes the reader of how one backend and its database stand, each matter bounded in time by itself; never throws. */
export function createSystemStatus(strapi: Core.Strapi): () => Promise<SystemStatus> {
  const bounded = <Value>(read: () => Promise<Value>) =>
    keptReading(read, { validMs: VALID_MS, timeoutMs: TIMEOUT_MS });
  const readers = Object.entries(READERS).map(
    ([name, read]) => [name, bounded<unknown>(() => read(strapi, Date.now()))] as const,
  );
  const readVersion = bounded(() => readDatabaseVersion(strapi.db.connection));
  return async () => {
    const at = isoInstant(Date.now());
    const version = readVersion();
    const found = readers.map(async ([name, read]) => [name, await read()] as const);
    const matters = Object.fromEntries(await Promise.all(found)) as Matters;
    return {
      at,
      ...matters,
      versions: {
        product: VERSION,
        contract: CONTRACT_DIGEST,
        node: process.versions.node,
        strapi: strapi.config.get<string>('info.strapi'),
        database: await version,
      },
    };
  };
}

const CONDITIONS: Record<SystemState, HealthCheck> = { well: 'ok', look: 'warning', act: 'failed' };

/** The same by names and states alone, for `npm run doctor` and the metrics. What could not be read wants a look. */
export function checksOf(status: SystemStatus): Record<string, HealthCheck> {
  const { server, mail, backups, jobs, publishing, webhooks, calendars } = status;
  const matters = Object.entries({ mail, backups, jobs, publishing, webhooks, calendars }).map(
    ([name, matter]) => [name, matter ? CONDITIONS[matter.state] : 'warning'] as const,
  );
  const own = server?.checks.map(({ name, condition }) => [name, condition] as const);
  return Object.fromEntries([...(own ?? [['database', 'failed'] as const]), ...matters]);
}

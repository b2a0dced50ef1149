import { z } from 'zod';
import { CHANNELS } from './channels';
import { healthCheck } from './health';

/** `well`: nothing to do; `look`: somebody should look when there is time; `act`: patients or data are concerned now. */
export const SYSTEM_STATES = ['well', 'look', 'act'] as const;
export type SystemState = (typeof SYSTEM_STATES)[number];

export const JOBS = [
  'sendMails',
  'expirePendingAppointments',
  'fillFacts',
  'tellRecalls',
  'keepWaitingList',
  'keepMedia',
  'keepImports',
  'keepFigures',
  'tellNewDay',
  'recheckAppointments',
  'removeCards',
  'removeEndedLimits',
  'removeOldClaims',
  'removeOldExports',
  'removeOldLogEntries',
  'removeSentMails',
  'readBusyCalendars',
] as const;
export type JobName = (typeof JOBS)[number];

/** Checks of the machine and of other servers that a backend needs, as far as it uses them. */
export const SERVER_CHECKS = [
  'database',
  'disk',
  'clock',
  'valkey',
  'cards',
  'pictures',
  'certificate',
] as const;
export type ServerCheck = (typeof SERVER_CHECKS)[number];

const count = z.number().int().nonnegative();
const instant = z.iso.datetime();
const bytes = z.number().int().nonnegative();

/** A matter with its state; null when not read in time or of another release, which still says its version. */
const matter = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .object({ state: z.enum(SYSTEM_STATES), ...shape })
    .nullable()
    .catch(null);

const mail = matter({
  /** False: mails are written to a folder of the server and reach nobody. */
  isConfigured: z.boolean(),
  lastSentAt: instant.nullable(),
  due: count,
  /** Moment since when the oldest of them should have left. */
  oldestDueAt: instant.nullable(),
  late: z.array(z.enum(CHANNELS)).catch([]),
  later: count,
  /** Messages given up within the last week. */
  failed: count,
  /** Last report of the SMS gateway on messages, and whether it has fallen silent; null where it makes none. */
  sms: z.object({ lastToldAt: instant.nullable(), isSilent: z.boolean() }).nullable().catch(null),
});

const messages = matter({ open: count, oldestAt: instant.nullable() });

const requests = matter({
  pending: count,
  /** Requests whose promised call is overdue. */
  late: count,
  firstCallDueAt: instant.nullable(),
});

const backups = matter({
  newest: z
    .object({
      beganAt: instant,
      bytes,
      /** Left free where backups are kept, after it; null where it was not noted. */
      freeBytes: bytes.nullable().catch(null),
    })
    .nullable(),
  /** The last try that ended without a backup, when it came after the newest. */
  failedAt: instant.nullable(),
  /** The last time a backup was restored beside the running site and booked on. */
  drilledAt: instant.nullable(),
  restoredAt: instant.nullable(),
});

const jobs = matter({
  jobs: z.array(
    z.object({
      name: z.enum(JOBS),
      lastSuccessAt: instant.nullable(),
      /** `well`; `failed`: the last run broke off; `late`: it has not run for far too long. */
      condition: z.enum(['well', 'failed', 'late']),
    }),
  ),
});

const publishing = matter({
  last: z
    .object({
      at: instant,
      model: z.string(),
      /** True when the website has answered that it knows; where there are several, the others ask by themselves. */
      isHeard: z.boolean(),
    })
    .nullable(),
});

const database = matter({ kind: z.enum(['sqlite', 'postgres']), bytes, freeBytes: bytes });

const server = matter({
  checks: z.array(z.object({ name: z.enum(SERVER_CHECKS), condition: healthCheck })),
  /** End of the site's certificate; null where there is none, or it is not known. */
  certificateEndsAt: instant.nullable(),
});

const webhooks = matter({
  count,
  /** Names of the switched-off ones. */
  off: z.array(z.string()),
  /** Messages of the last month that nobody took. */
  failed: count,
});

const calendars = matter({
  count,
  /** Calendars that could not be read for an hour. */
  failing: count,
});

const versions = z.object({
  product: z.string(),
  /** Version of the contract the backend was built with. */
  contract: z.string(),
  node: z.string(),
  strapi: z.string(),
  /** Version of the database; null when it could not be asked. */
  database: z.string().nullable(),
});

/** State of the system by subject, without personal data. */
const systemStatus = z.object({
  at: instant,
  mail,
  messages,
  requests,
  backups,
  jobs,
  publishing,
  database,
  server,
  webhooks,
  calendars,
  versions,
});
export type SystemStatus = z.output<typeof systemStatus>;
export const systemStatusAnswer = z.object({ data: systemStatus });

import { z } from 'zod';
import { LOG_FORMATS, LOG_LEVELS } from '../../contract/log-line';
import { metricsAddress } from '../../contract/metrics-address';

const secret = z.string().min(16, 'must be at least 16 characters');
const longSecret = z.string().min(32, 'must be at least 32 characters');
const portRange = 'must be a whole number from 0 to 65535';
const days = 'must be a whole number of days, 90 or more';
const share = 'must be a number from 0 to 1: the share of requests that are traced';
const optionalText = z.string().min(1).optional();
const addressSuchAs = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` });
const optionalAddress = addressSuchAs('https://accounts.example').optional();
const password = z
  .string()
  .min(12, 'must be at least 12 characters')
  .refine((value) => Buffer.byteLength(value) <= 72, 'must be at most 72 bytes')
  .optional();
const listOf = (text: string) => text.split(',').map((one) => one.trim());
const longSecrets = z
  .string()
  .transform(listOf)
  .pipe(z.array(z.string().min(32, 'must be at least 32 characters, also after a comma')).min(1));

const OPENID = [
  'OPENID_AUTHORIZE_URL',
  'OPENID_TOKEN_URL',
  'OPENID_USERINFO_URL',
  'OPENID_CLIENT_ID',
  'OPENID_CLIENT_SECRET',
] as const;

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number(portRange).int(portRange).min(0, portRange).max(65535, portRange).default(1337),
  TZ: z.literal('UTC', 'must be UTC: PostgreSQL columns are written in the zone of the process'),
  APP_KEYS: z
    .string()
    .transform(listOf)
    .pipe(z.array(secret).min(2, 'must be at least two keys, separated by a comma')),
  API_TOKEN_SALT: secret,
  ADMIN_JWT_SECRET: secret,
  TRANSFER_TOKEN_SALT: secret,
  JWT_SECRET: secret,
  ENCRYPTION_KEY: secret,
  CARDS_KEY: longSecrets,
  S3_BUCKET: optionalText,
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: addressSuchAs('https://s3.example.org').optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  CARDS_S3_BUCKET: optionalText,
  CARDS_S3_REGION: z.string().min(1).default('us-east-1'),
  CARDS_S3_ENDPOINT: addressSuchAs('https://s3.example.org').optional(),
  CARDS_S3_ACCESS_KEY_ID: optionalText,
  CARDS_S3_SECRET_ACCESS_KEY: optionalText,
  WEBSITE_TOKEN: longSecret,
  WEBSITE_KEY: longSecret,
  REVALIDATE_SECRET: longSecret,
  WEBSITE_URL: addressSuchAs('http://127.0.0.1:3000'),
  PHONE_CODE_COUNTRIES: z
    .string()
    .regex(/^(?:[A-Z]{2}(?:, ?[A-Z]{2})*)?$/, 'must be codes of countries such as AE, KW')
    .default('')
    .transform(listOf),
  SITE_URL: addressSuchAs('https://clinic.example').optional(),
  PUBLIC_URL: optionalAddress,
  OPENID_NAME: optionalText,
  OPENID_AUTHORIZE_URL: optionalAddress,
  OPENID_TOKEN_URL: optionalAddress,
  OPENID_USERINFO_URL: optionalAddress,
  OPENID_CLIENT_ID: optionalText,
  OPENID_CLIENT_SECRET: optionalText,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' }).optional(),
  VALKEY_URL: z
    .url({ protocol: /^(?:rediss?|valkey)$/, error: 'must look like redis://127.0.0.1:6379 or rediss://…' })
    .optional(),
  ACCESS_LOG_DAYS: z.coerce.number(days).int(days).min(90, days).max(36_500, days).default(1095),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_FILE: optionalText,
  PUBLIC_DIR: z.string().min(1).default('public'),
  STAFF_EMAIL: z.email('must be an e-mail address').optional(),
  STAFF_PASSWORD: password,
  EDITOR_PASSWORD: password,
  EDITOR_PROXIES: z
    .string()
    .regex(/^[\da-f.:, ]*$/i, 'must be addresses such as 127.0.0.1')
    .default('')
    .transform((text) => listOf(text).filter(Boolean)),
  EDITOR_SECOND_FACTOR: z.enum(['administrators', 'when_required']).default('administrators'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587 or smtps://...' })
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').default('clinic@localhost.localdomain'),
  SMS_GATEWAY_FILE: optionalText,
  SMS_GATEWAY_KEY: optionalText,
  SMS_HOOK_SECRET: secret.optional(),
  PAYMENT_GATEWAY_FILE: optionalText,
  PAYMENT_GATEWAY_KEY: optionalText,
  PAYMENT_NOTICE_SECRET: secret.optional(),
  WHATSAPP_API_URL: addressSuchAs('https://graph.facebook.com/v23.0')
    .transform((url) => url.replace(/\/$/, ''))
    .default('https://graph.facebook.com/v23.0'),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d+$/, 'must be digits: the id of the number, not the number')
    .optional(),
  WHATSAPP_TOKEN: optionalText,
  WHATSAPP_APP_SECRET: optionalText,
  WHATSAPP_VERIFY_TOKEN: secret.optional(),
  WEBHOOK_PRIVATE_HOSTS: z
    .string()
    .default('')
    .transform((text) => listOf(text.toLowerCase()).filter(Boolean)),
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(?:\/.+|[^/\s]+:\d+)$/, 'must be a socket such as /run/clamav/clamd.ctl, or 127.0.0.1:3310')
    .optional(),
  METRICS_ADDRESS: metricsAddress.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: addressSuchAs('http://127.0.0.1:4318').optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('clinic-backend'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).default(1),
  SEED: z
    .string()
    .regex(/^[a-z][a-z-]*$/, 'must be demo, a folder of seed/ or none')
    .default('none'),
  DEMO_APPOINTMENTS: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  LOG_FORMAT: z.enum(LOG_FORMATS, 'must be json or text').optional(),
});

// Mail servers refuse, or mark as spam, what comes from an address that is not theirs.
const schema = variables
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || !MAIL_FROM.endsWith('.localdomain'), {
    path: ['MAIL_FROM'],
    error: 'must be given together with SMTP_URL: the address the clinic sends its mail from',
  })
  .refine((given) => !given.OPENID_NAME || (given.PUBLIC_URL && OPENID.every((name) => given[name])), {
    path: ['OPENID_NAME'],
    error: `needs PUBLIC_URL, ${OPENID.join(', ')} beside it`,
  })
  .refine((given) => Boolean(given.WHATSAPP_TOKEN) === Boolean(given.WHATSAPP_PHONE_ID), {
    path: ['WHATSAPP_TOKEN'],
    error: 'and WHATSAPP_PHONE_ID are given together, or neither',
  })
  .refine((given) => Boolean(given.S3_ACCESS_KEY_ID) === Boolean(given.S3_SECRET_ACCESS_KEY), {
    path: ['S3_ACCESS_KEY_ID'],
    error: 'and S3_SECRET_ACCESS_KEY are given together, or neither',
  });

export type Environment = z.infer<typeof schema>;

/** Error with all faults of the environment, one sentence per line. */
export class EnvironmentError extends Error {
  constructor(readonly faults: string[]) {
    super(
      `The environment (backend/.env) is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'EnvironmentError';
  }
}

/** Checks the variables, empty ones as unset; throws EnvironmentError naming all faults but no values, which may be secrets. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new EnvironmentError(
    result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return given[name] === undefined && issue.code !== 'custom'
        ? `${name} is missing${name === 'TZ' ? ': it must be UTC' : ''}.`
        : `${name} ${issue.message}.`;
    }),
  );
}

/** `strapi build` reads the configuration too, on machines that have no secrets and no database. */
export function isBuilding(): boolean {
  return process.argv[2] === 'build';
}

function withBuildValues(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const unused = 'not-used-while-building-0123456789';
  // Keys of a bucket are no secrets that have to be there: a machine may have a role instead.
  const names = Object.keys(schema.shape).filter((name) =>
    /^(?!.*S3_|SMS_|PAYMENT_|WHATSAPP_).*(SALT|SECRET|KEY|TOKEN)$/.test(name),
  );
  return {
    TZ: 'UTC',
    WEBSITE_URL: 'http://127.0.0.1:3000',
    APP_KEYS: `${unused},${unused}`,
    ...Object.fromEntries(names.map((name) => [name, unused])),
    ...source,
  };
}

let checked: Environment | undefined;

export function readEnvironment(): Environment {
  checked ??= parseEnvironment(isBuilding() ? withBuildValues(process.env) : process.env);
  return checked;
}

/** Address of the website as patients know it. */
export function publicAddress(): string {
  const { SITE_URL, WEBSITE_URL } = readEnvironment();
  return SITE_URL ?? WEBSITE_URL;
}

import { z } from 'zod';
import { metricsAddress } from '@/contract/metrics-address';
import { logSettings } from './log-settings';

const secret = (name: string) =>
  z
    .string({ error: `${name} is missing. npm start writes it into website/.env.local.` })
    .min(16, { error: `${name} is too short to be a secret (16 characters at least).` });

const address = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an address that starts with http:// or https://.` })
    .transform((value) => value.replace(/\/+$/, ''));

const emptyIsUnset = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const environmentSchema = z.object({
  BACKEND_URL: address('BACKEND_URL').default('http://127.0.0.1:1337'),
  /** Address of the backend for browsers, for social sign-in; left out, it is BACKEND_URL. */
  BACKEND_PUBLIC_URL: address('BACKEND_PUBLIC_URL').optional(),
  BACKEND_VERSION: z
    .enum(['v5', 'v4', 'v3'], { error: 'BACKEND_VERSION must be v5, v4 or v3.' })
    .default('v5'),
  BACKEND_TOKEN: secret('BACKEND_TOKEN'),
  WEBSITE_KEY: secret('WEBSITE_KEY'),
  REVALIDATE_SECRET: secret('REVALIDATE_SECRET'),
  /** Read by Next itself. Without it, a website would use the key of its build, which an image shows to everybody. */
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: secret('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY').refine(
    (value) => Buffer.from(value, 'base64').length === 32,
    { error: 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be 32 bytes in base64.' },
  ),
  /** Query of GET /users/me: the fields of the account to read. */
  AUTH_USER_PARAMS: z.string().default('fields[0]=username&fields[1]=email'),
  SITE_URL: address('SITE_URL').default('http://localhost:3000'),
  /** Contact in /.well-known/security.txt, and the day it ends; left out or empty, there is no such file. */
  SECURITY_CONTACT: emptyIsUnset(
    z.string().regex(/^(?:mailto:|https:\/\/|tel:)\S+$/, {
      error: 'SECURITY_CONTACT must begin with mailto:, https:// or tel:.',
    }),
  ),
  SECURITY_EXPIRES: emptyIsUnset(
    z.union([z.iso.date(), z.iso.datetime({ offset: true })], {
      error: 'SECURITY_EXPIRES must be a day such as 2027-06-01.',
    }),
  ),
  /** An Iconify API for icons that are not installed; without it, no icon is fetched. */
  ICON_API_URL: address('ICON_API_URL').optional(),
  /** Address of the tiles of maps (app/api/map); left out or empty, branches have no map on the site. */
  MAP_TILES_URL: emptyIsUnset(
    z.string().regex(/^https?:\/\/[^{]+.*\{z\}.*\{x\}.*\{y\}/, {
      error: 'MAP_TILES_URL must look like https://tiles.example/{z}/{x}/{y}.png.',
    }),
  ),
  /** Credit that the maker of the map wants below it. */
  MAP_TILES_ATTRIBUTION: z.string().max(200).optional(),
  /** Address for Prometheus (server/main.ts); left out or empty, there are no metrics. */
  METRICS_ADDRESS: emptyIsUnset(metricsAddress),
  /** Address of the trace collector (server/main.ts); empty for none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: emptyIsUnset(address('OTEL_EXPORTER_OTLP_ENDPOINT')),
  /** Store of the backends; given here, it says that there are several websites (server/sharing.ts). */
  VALKEY_URL: emptyIsUnset(
    z.url({
      protocol: /^(?:rediss?|valkey)$/,
      error: 'VALKEY_URL must look like redis://host:6379 or rediss://user:password@host:6379.',
    }),
  ),
  ...logSettings.shape,
});

export type Environment = z.infer<typeof environmentSchema>;

/** Reads and checks the website's settings; throws one plain sentence per fault, never a value. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const parsed = environmentSchema.safeParse(source);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `- ${issue.message}`);
  throw new Error(`The website cannot start:\n${faults.join('\n')}`);
}

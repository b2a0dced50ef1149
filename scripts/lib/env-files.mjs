import { randomBytes, randomInt } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Fault, tryOr } from './fault.mjs';
import { backendDir, isImage, websiteDir } from './project.mjs';

/** @typedef {Record<string, string>} Values */

/** A release has links to those of its clone, which may not be there yet. @param {string} path */
const fileAt = (path) => tryOr(() => resolve(dirname(path), readlinkSync(path)), path);

export const backendFile = fileAt(join(backendDir, '.env'));
export const websiteFile = fileAt(join(websiteDir, '.env.local'));

/**
 * Keeps a backend of a test, bench or drill away from the clinic of this checkout: whatever backend/.env or the shell
 * name, it has no database, mail server, bucket or provider but its own.
 *
 * @type {Readonly<Values>}
 */
export const ISOLATED = {
  // Strapi reads the file named here instead of backend/.env.
  ENV_PATH: devNull,
  DATABASE_URL: '',
  DATABASE_FILE: '',
  VALKEY_URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  SMS_GATEWAY_FILE: '',
  SMS_HOOK_SECRET: '',
  PAYMENT_GATEWAY_FILE: '',
  PAYMENT_GATEWAY_KEY: '',
  PAYMENT_NOTICE_SECRET: '',
  WHATSAPP_TOKEN: '',
  WHATSAPP_PHONE_ID: '',
  WHATSAPP_APP_SECRET: '',
  S3_BUCKET: '',
  CARDS_S3_BUCKET: '',
  OPENID_NAME: '',
  CLAMD_ADDRESS: '',
  METRICS_ADDRESS: '',
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
};

/** Settings that only a file made for a demonstration begins with: where they are missing, their absence is meant. */
export const OF_DEMONSTRATION = ['EDITOR_SECOND_FACTOR'];

/**
 * Makes the settings and secrets of this machine once. What a file already holds is never changed; a
 * setting that a newer version needs is added.
 */
export function ensureEnvFiles() {
  const backend = completeEnvFile({ file: backendFile, defaults: backendDefaults() });
  const website = completeEnvFile({ file: websiteFile, defaults: websiteDefaults(backend) });
  return { backend, website };
}

/** @returns {Values} */
export function backendDefaults() {
  return {
    HOST: '127.0.0.1',
    PORT: '1337',
    TZ: 'UTC',
    APP_KEYS: [1, 2].map(() => secret()).join(','),
    API_TOKEN_SALT: secret(),
    ADMIN_JWT_SECRET: secret(),
    TRANSFER_TOKEN_SALT: secret(),
    JWT_SECRET: secret(),
    ENCRYPTION_KEY: secret(),
    CARDS_KEY: secret(),
    WEBSITE_TOKEN: randomBytes(64).toString('hex'),
    WEBSITE_KEY: secret(),
    REVALIDATE_SECRET: secret(),
    WEBSITE_URL: 'http://127.0.0.1:3000',
    SITE_URL: 'http://localhost:3000',
    STAFF_EMAIL: 'manager@clinic.example',
    STAFF_PASSWORD: password(),
    EDITOR_PASSWORD: password(),
    EDITOR_SECOND_FACTOR: 'when_required',
    SEED: 'demo',
  };
}

/** @param {Values} backend @returns {Values} */
export function websiteDefaults(backend) {
  return {
    BACKEND_URL: `http://127.0.0.1:${backend.PORT ?? '1337'}`,
    BACKEND_VERSION: 'v5',
    BACKEND_TOKEN: backend.WEBSITE_TOKEN ?? '',
    WEBSITE_KEY: backend.WEBSITE_KEY ?? '',
    REVALIDATE_SECRET: backend.REVALIDATE_SECRET ?? '',
    // Next takes a key of AES in plain base64, and no other length.
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    SITE_URL: 'http://localhost:3000',
  };
}

/**
 * Writes a file of settings, or adds what it lacks.
 *
 * @param {{ file: string, defaults: Values }} settings
 * @returns {Values} what the file holds afterwards
 * @throws {Fault}
 */
export function completeEnvFile(settings) {
  try {
    return complete(settings);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === null) throw error;
    throw new Fault(
      `${settings.file} cannot be read or written (${code}): run this as the user it belongs to, or as root.`,
    );
  }
}

/** @param {{ file: string, defaults: Values }} options @returns {Values} */
function complete({ file, defaults }) {
  const present = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : null;
  if (!present) {
    // An archive was unpacked without it.
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, formatEnv(defaults), { mode: 0o600, flag: 'wx' });
    return defaults;
  }
  const missing = Object.fromEntries(
    Object.entries(defaults).filter(([key]) => !(key in present) && !OF_DEMONSTRATION.includes(key)),
  );
  if (Object.keys(missing).length > 0 && !isImage) addSettings(file, missing);
  return { ...missing, ...present };
}

/** Adds settings to a file, whose last line may have been left without an end. @param {string} file @param {Values} values */
export function addSettings(file, values) {
  appendFileSync(file, `\n${formatEnv(values)}`);
}

/** @param {string} text lines of KEY=value, with or without quotes @returns {Values} */
export function parseEnv(text) {
  /** @type {Values} */
  const values = {};
  for (const line of text.split(/\r?\n/)) {
    const [, key, value] = /^\s*(?:export\s+)?([A-Z0-9_]+)\s*=\s*(.*?)\s*$/i.exec(line) ?? [];
    if (key !== undefined && value !== undefined) values[key] = value.replace(/^(["'])(.*)\1$/, '$2');
  }
  return values;
}

/** Writes settings as a file has them. @param {Values} values */
export function formatEnv(values) {
  return `${Object.entries(values)
    .map(([key, value]) => `${key}=${value}`)
    .join('\n')}\n`;
}

function secret() {
  return randomBytes(32).toString('base64url');
}

/** Read off a screen and typed: no letters or digits that look alike, groups of four. */
function password() {
  const alphabets = [
    'ABCDEFGHJKLMNPQRSTUVWXYZ',
    'abcdefghijkmnpqrstuvwxyz',
    '23456789',
    'abcdefghijkmnpqrstuvwxyz',
  ];
  const group = () => alphabets.map((letters) => letters[randomInt(letters.length)]).join('');
  return [1, 2, 3, 4].map(group).join('-');
}

import { isIPv6 } from 'node:net';
import { ensureEnvFiles } from './env-files.mjs';
import { Fault } from './fault.mjs';

/**
 * @typedef {object} Settings
 * @property {number} port of the website
 * @property {number} backendPort
 * @property {string} siteUrl where a browser finds the website
 * @property {string} websiteUrl where this machine finds it
 * @property {string} backendUrl where the website finds the backend
 * @property {Record<string, string>} backend settings handed to the backend, over those in its .env
 * @property {Record<string, string>} website all settings of the website
 */

/**
 * The settings of this machine: the files made once, with what the command line names over them.
 * PORT and HOST are the website's here, as the address people open; the backend's are BACKEND_PORT and BACKEND_HOST.
 *
 * @returns {Settings}
 * @throws {Fault} naming an address that is none
 */
export function readSettings() {
  const files = ensureEnvFiles();
  const { port, backendPort } = portsFrom(files.backend);
  const named = { ...files.website, ...overrides({ HOST: '', ...files.website }) };
  const siteUrl = onPort({ name: 'SITE_URL', settings: named, port });
  const backendUrl = onPort({ name: 'BACKEND_URL', settings: named, port: backendPort });
  const websiteUrl = addressOf({ host: named.HOST, port });
  return {
    port,
    backendPort,
    siteUrl,
    websiteUrl,
    backendUrl,
    backend: {
      ...files.backend,
      ...overrides({ VALKEY_URL: '', ...files.backend }),
      HOST: process.env.BACKEND_HOST || files.backend.HOST || '127.0.0.1',
      PORT: String(backendPort),
      WEBSITE_URL: websiteUrl,
      SITE_URL: siteUrl,
    },
    website: {
      ...files.website,
      ...overrides({ HOST: '', TRUSTED_PROXIES: '', VALKEY_URL: '', ...files.website }),
      SITE_URL: siteUrl,
      BACKEND_URL: backendUrl,
    },
  };
}

/**
 * Settings of the backend for whoever tries it: an empty database gets the demonstration's appointments too, unless the
 * environment or backend/.env says no. In no file of settings, so that a clinic set up for real never gets them.
 *
 * @param {Record<string, string>} backend
 */
export function withAppointments(backend) {
  const { DEMO_APPOINTMENTS = 'yes' } = { ...backend, ...process.env };
  return { ...backend, DEMO_APPOINTMENTS };
}

/** @param {Record<string, string>} [backendFile] @throws {Fault} naming a port that is none */
export function portsFrom(backendFile = {}) {
  return {
    port: portIn({ PORT: process.env.PORT || '3000' }),
    backendPort: portIn({ BACKEND_PORT: process.env.BACKEND_PORT || backendFile.PORT || '1337' }),
  };
}

/** @param {Record<string, string>} named by its setting */
function portIn(named) {
  const [[name, given] = ['', '']] = Object.entries(named);
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  if (port > 0 && port < 65_536) return port;
  throw new Fault(`${name} has to be a port from 1 to 65535, and is "${given}".`);
}

/**
 * Values of the environment for the settings a file names; not the zone, which a shell names for its user and the parts have in UTC.
 *
 * @param {Record<string, string>} file
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Record<string, string>}
 */
export function overrides(file, env = process.env) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const key of [...Object.keys(file), 'DATABASE_URL', 'DATABASE_FILE']) {
    const value = env[key];
    if (value !== undefined && key !== 'TZ') found[key] = value;
  }
  return found;
}

/**
 * Returns where this machine finds a part that listens at a host: one of every network, or none, is its own.
 *
 * @param {{ host: string | undefined, port: number }} at
 */
export function addressOf({ host, port }) {
  if (!host || ['0.0.0.0', '::'].includes(host)) return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/**
 * An address on this machine follows the chosen port; a public address is left as it is.
 *
 * @param {{ name: string, settings: Record<string, string>, port: number }} options name: of the setting
 * @throws {Fault} when it is no address
 */
export function onPort({ name, settings, port }) {
  const url = settings[name] ?? '';
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Fault(`${name} has to be an address such as https://clinic.example, and is "${url}".`);
  const parsed = new URL(url);
  if (!['localhost', '127.0.0.1'].includes(parsed.hostname)) return url;
  parsed.port = String(port);
  return parsed.origin;
}

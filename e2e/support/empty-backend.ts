import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreparedSite } from '../../scripts/test/test-site.mjs';
import { startProgram } from './builds';
import { emptyTables } from './database';
import { environment } from './environment';

const BACKEND = join(__dirname, '../../backend');
const STRAPI = join(BACKEND, 'node_modules/@strapi/strapi/bin/strapi.js');

/** Tables of Strapi itself, accounts, languages and what was migrated. */
const OF_A_FIRST_START = /^(strapi|admin|up|i18n|clinic_migrations|sqlite)/;

/** A start on a machine that has much else to do. */
const TIMEOUT_MS = 240_000;

type EmptyBackendOptions = { port: number; website: string; settings?: Record<string, string> };

/**
 * A backend in which nobody has written anything yet, as on the day a clinic begins: the prepared one without its content, which
 * is there in a third of the time that making its tables takes. It tells `website` of changes.
 *
 * @param options.settings of its environment, beside those of the site under test
 */
export async function startEmptyBackend({ port, website, settings = {} }: EmptyBackendOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'empty-backend-'));
  const dataDir = join(folder, 'data');
  const databaseFile = join(dataDir, 'clinic.db');
  const prepared: PreparedSite = JSON.parse(process.env.E2E_PREPARED_SITE ?? '');
  cpSync(join(prepared.folder, 'data'), dataDir, { recursive: true });
  emptyTables(databaseFile, (name) => !OF_A_FIRST_START.test(name));
  const url = `http://127.0.0.1:${port}`;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const { stop } = await startProgram({
    args: [STRAPI, 'start'],
    cwd: BACKEND,
    env: {
      ...environment.backendSettings,
      SEED: 'none',
      ...settings,
      PORT: String(port),
      WEBSITE_URL: website,
      DATA_DIR: dataDir,
      PUBLIC_DIR: join(folder, 'public'),
    },
    ready: `${url}/health/ready`,
    timeoutMs: TIMEOUT_MS,
  }).catch((error) => {
    remove();
    throw error;
  });
  return { url, stop: () => stop().then(remove) };
}

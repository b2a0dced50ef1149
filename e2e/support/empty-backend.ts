import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopChild, waitUntilServed } from './builds';
import { backendSettings } from './environment';

const BACKEND = join(__dirname, '../../backend');
const STRAPI = join(BACKEND, 'node_modules/@strapi/strapi/bin/strapi.js');

/** It makes its tables first: seconds, or minutes on a machine that has much else to do. */
const TIMEOUT_MS = 240_000;

/**
 * A backend in which nobody has written anything yet, as on the day a clinic begins. It tells `website` of changes.
 *
 * @param options.settings of its environment, beside those of the site under test
 */
export async function startEmptyBackend({
  port,
  website,
  settings = {},
}: {
  port: number;
  website: string;
  settings?: Record<string, string>;
}) {
  const folder = mkdtempSync(join(tmpdir(), 'empty-backend-'));
  const dataDir = join(folder, 'data');
  const child = spawn(process.execPath, [STRAPI, 'start'], {
    cwd: BACKEND,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...backendSettings(),
      SEED: 'none',
      ...settings,
      PORT: String(port),
      WEBSITE_URL: website,
      DATA_DIR: dataDir,
      PUBLIC_DIR: join(folder, 'public'),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    await stopChild(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilServed({ address: `${url}/health/ready`, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir, databaseFile: join(dataDir, 'clinic.db'), stop };
}

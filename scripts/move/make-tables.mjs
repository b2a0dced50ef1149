import { join } from 'node:path';
import { startBackend } from '../lib/backend.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { stopProcess } from '../lib/processes.mjs';
import { logDir } from '../lib/project.mjs';
import { FIRST_START_MS, waitForHttp } from '../lib/wait-for-http.mjs';

/**
 * Lets a backend make its tables in an empty database, and end.
 *
 * @param {{ backend: Record<string, string> }} options its settings
 */
export async function makeTables({ backend }) {
  const port = await findFreePort();
  const logFile = join(logDir, 'make-tables.log');
  const env = {
    ...backend,
    PORT: String(port),
    SEED: 'none',
    // Nothing of the clinic is sent twice.
    SMTP_URL: '',
    SMS_GATEWAY_FILE: '',
    WHATSAPP_TOKEN: '',
    WHATSAPP_PHONE_ID: '',
  };
  const running = startBackend({ mode: 'start', env, logFile });
  await waitForHttp({
    url: `http://127.0.0.1:${port}/health/ready`,
    running,
    timeoutMs: FIRST_START_MS,
    logFile,
  });
  await stopProcess(running);
}

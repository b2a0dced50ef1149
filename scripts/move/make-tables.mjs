import { join } from 'node:path';
import { startReadyBackend } from '../lib/backend.mjs';
import { stopProcess } from '../lib/processes.mjs';
import { logDir } from '../lib/project.mjs';

/** Lets a backend make its tables in an empty database, and end. @param {Record<string, string>} backend its settings */
export async function makeTables(backend) {
  const env = {
    ...backend,
    SEED: 'none',
    // Nothing of the clinic is sent twice.
    SMTP_URL: '',
    SMS_GATEWAY_FILE: '',
    WHATSAPP_TOKEN: '',
    WHATSAPP_PHONE_ID: '',
  };
  const { running } = await startReadyBackend({ env, logFile: join(logDir, 'make-tables.log') });
  await stopProcess(running);
}

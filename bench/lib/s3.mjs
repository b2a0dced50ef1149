import { join } from 'node:path';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { startProcess } from '../../scripts/lib/processes.mjs';
import { backendDir } from '../../scripts/lib/project.mjs';
import { waitForHttp } from '../../scripts/lib/wait-for-http.mjs';

const BUCKET = 'clinic';
const READY_MS = 20_000;

/** Starts the tests' S3 server with one bucket; `settings` are for backends, `start` restarts it with its content. */
export async function startS3({ tmp }) {
  const port = await findFreePort();
  const options = { address: '127.0.0.1', port, directory: join(tmp, 's3'), 'configure-bucket': BUCKET };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let running;
  const start = async () => {
    running = startProcess({
      name: 'S3',
      command: process.execPath,
      args: [join(backendDir, 'node_modules', 's3rver', 'bin', 's3rver.js'), '--silent', ...args],
      cwd: tmp,
      logFile: join(tmp, 's3.log'),
      append: true,
    });
    await waitForHttp({ url: `http://127.0.0.1:${port}/${BUCKET}`, running, timeoutMs: READY_MS });
  };
  await start();
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    port,
    pid: () => running.child.pid,
    start,
  };
}

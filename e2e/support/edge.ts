import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasNginx as isInstalled, writeEdge } from '../../scripts/lib/edge.mjs';
import { freePort, stopChild, waitUntilServed } from './builds';

const ROOT = join(__dirname, '../..');

/** The shipped configuration can be tried only where nginx is. */
export const hasNginx = isInstalled();

type EdgeOptions = { websitePorts: number[]; ready: string; backendPorts?: number[] };

/** Starts nginx with the shipped configuration and its files in a folder of its own. @param ready a path that answers 200 */
export async function startEdge({ websitePorts, ready, backendPorts = [] }: EdgeOptions) {
  const [port, insidePort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const local = (ports: number[]) => ports.map((each) => `127.0.0.1:${each}`);
  const backends = backendPorts.length > 0 ? { backends: local(backendPorts), insidePort } : {};
  const args = writeEdge({ root: ROOT, folder, port, websites: local(websitePorts), ...backends });
  const child = spawn('nginx', args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilServed(url + ready);
  return {
    url,
    /** Address at which websites reach the backends. */
    inside: `http://127.0.0.1:${insidePort}`,
    written: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    errors: () => readFileSync(join(folder, 'clinic-error.log'), 'utf8'),
    stop: async () => {
      // Its master ends the workers; killed, it would leave them.
      await stopChild(child, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

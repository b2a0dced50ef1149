import { join } from 'node:path';
import { writeEdge } from '../../scripts/lib/edge.mjs';
import { startProcess } from '../../scripts/lib/processes.mjs';
import { root } from '../../scripts/lib/project.mjs';

/** Starts nginx with the shipped configuration (writeEdge), on a port of its own and with its files below `tmp`. */
export function startNginx({ tmp, ...addresses }) {
  const folder = join(tmp, 'nginx');
  const args = writeEdge({ root, folder, logging: 'buffer=32k flush=1s', ...addresses });
  const logFile = join(folder, 'nginx.log');
  return startProcess({ name: 'nginx', command: 'nginx', args, cwd: folder, logFile });
}

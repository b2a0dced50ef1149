import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, stopChild, waitUntilServed } from './builds';

/** The shipped configuration can be tried only where nginx is. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

const shipped = (name: string) => readFileSync(join(__dirname, '../../deploy/nginx', name), 'utf8');

/**
 * Starts nginx with the shipped configuration before a website, with its files in a folder of its own.
 *
 * @param ready an address of the website that answers 200
 */
export async function startEdge({ websitePort, ready }: { websitePort: number; ready: string }) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  mkdirSync(join(folder, 'cache'));
  const http = shipped('clinic-http.conf')
    .replace('/var/cache/nginx/clinic', join(folder, 'cache'))
    .replace('127.0.0.1:3000', `127.0.0.1:${websitePort}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { ${temporary} ${http} access_log ${folder}/access.log clinic;
server { listen 127.0.0.1:${port}; ${shipped('clinic-locations.conf')} } }`,
  );
  const child = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilServed({ address: url + ready });
  return {
    url,
    /** What it has written down of requests. */
    written: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    stop: async () => {
      await stopChild(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

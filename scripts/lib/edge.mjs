import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function hasNginx() {
  return spawnSync('nginx', ['-v']).status === 0;
}

/**
 * The shipped nginx with other addresses, which are all that is changed, and with its files in a folder of its own.
 *
 * The tests load this file too, in a way in which it cannot tell where it lies: the root is given.
 *
 * @param {object} options
 * @param {string} options.root of the repository
 * @param {string} options.folder made when it is not there
 * @param {number} options.port of this machine, where visitors come
 * @param {string[]} options.websites such as `127.0.0.1:3000`
 * @param {string[]} [options.backends]
 * @param {number} [options.insidePort] where the websites reach the backends
 * @param {string} [options.logging] how its log is written; each line at once unless told
 * @returns {string[]} the arguments nginx is started with; it stays in the foreground
 */
export function writeEdge({ root, folder, port, websites, backends, insidePort, logging = '' }) {
  /** @param {string} name */
  const shipped = (name) =>
    readFileSync(join(root, 'deploy', 'nginx', name), 'utf8').replaceAll('/var/log/nginx', folder);
  mkdirSync(join(folder, 'cache'), { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const servers = shipped('clinic-servers.conf')
    .replace(serverLines(['127.0.0.1:3000']), serverLines(websites))
    .replace(serverLines(['127.0.0.1:1337']), serverLines(backends ?? ['127.0.0.1:1337']))
    .replace(
      'listen 127.0.0.1:1338',
      `listen ${insidePort ? `127.0.0.1:${insidePort}` : `unix:${folder}/inside`}`,
    )
    .replace('include /etc/nginx/clinic/clinic-backend.conf;', shipped('clinic-backend.conf'));
  const http = shipped('clinic-http.conf').replace('/var/cache/nginx/clinic', join(folder, 'cache'));
  const file = join(folder, 'nginx.conf');
  // Started by root, nginx would work as somebody who may not enter the temporary folder.
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${folder}/pid;
error_log ${folder}/clinic-error.log;
events { worker_connections 1024; }
http {
include /etc/nginx/mime.types;
sendfile on;
tcp_nopush on;
keepalive_requests 1000000;
${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
${http}
access_log ${folder}/access.log clinic ${logging};
${servers}
server {
listen 127.0.0.1:${port};
${shipped('clinic-locations.conf')}
}
}
`,
  );
  return ['-e', join(folder, 'clinic-error.log'), '-c', file];
}

/** @param {string[]} addresses */
const serverLines = (addresses) =>
  addresses.map((address) => `server ${address} max_fails=3 fail_timeout=3s;`).join('\n');

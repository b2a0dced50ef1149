import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../../scripts/lib/processes.mjs';
import { root } from '../../scripts/lib/project.mjs';

/** Whether nginx is installed here. */
export function hasNginx() {
  return spawnSync('nginx', ['-v']).status === 0;
}

/**
 * Starts nginx with the shipped configuration in front of the website, on a port of its own and with
 * its files in a folder that is removed afterwards.
 *
 * @param {{ tmp: string, port: number, websitePort: number }} options
 */
export function startNginx({ tmp, port, websitePort }) {
  const dir = join(tmp, 'nginx');
  mkdirSync(join(dir, 'cache'), { recursive: true });
  const shipped = (/** @type {string} */ name) => readFileSync(join(root, 'deploy', 'nginx', name), 'utf8');
  const http = shipped('clinic-http.conf')
    .replace('/var/cache/nginx/clinic', join(dir, 'cache'))
    .replace('127.0.0.1:3000', `127.0.0.1:${websitePort}`);
  // Started by root, nginx would work as somebody who may not enter the temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const config = `daemon off;
${user}
worker_processes auto;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log;
events { worker_connections 1024; }
http {
include /etc/nginx/mime.types;
sendfile on;
tcp_nopush on;
keepalive_requests 1000000;
client_body_temp_path ${dir}/body;
proxy_temp_path ${dir}/proxy;
fastcgi_temp_path ${dir}/fastcgi;
uwsgi_temp_path ${dir}/uwsgi;
scgi_temp_path ${dir}/scgi;
${http}
access_log ${dir}/access.log clinic buffer=32k flush=1s;
server {
listen 127.0.0.1:${port};
${shipped('clinic-locations.conf')}
}
}
`;
  const file = join(dir, 'nginx.conf');
  writeFileSync(file, config);
  return startProcess({
    name: 'nginx',
    command: 'nginx',
    args: ['-e', join(dir, 'error.log'), '-c', file],
    cwd: dir,
    logFile: join(dir, 'nginx.log'),
  });
}

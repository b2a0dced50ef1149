import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { TrustedProxies } from '../lib/trusted-proxies';
import { boundBodies } from './guards/bounded-bodies';
import { refuseMalformed } from './guards/refuse-requests';
import { createRenderer } from './render/render';
import { serveWebsite } from './serve-website';

// The website's server: a custom server of Next (https://nextjs.org/docs/app/guides/custom-server) in the folder of its
// standalone build. Next renders; what is in front of it refuses, bounds, caches, compresses and drains.
const MANIFEST = 'required-server-files.json';
/** After a signal to stop, requests under way have so long, ms; and what Next does after its answers. */
const DRAIN_MS = 8000;
const END_MS = 9500;
/** A connection at rest is kept so long, ms: longer than nginx keeps it, so that none is closed as a request comes in. */
const KEEP_ALIVE_MS = 75_000;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };

const dir = import.meta.dirname;
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
/** By this Next tells its own addresses from those of other sites; it writes "localhost" for every loopback address. */
const hostname = /^(?:127\.|::1$)/.test(host) ? 'localhost' : host;

// As the server.js of a standalone build does it: its settings are those of the build.
process.chdir(dir);
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(readBuildSettings());
process.env.__NEXT_PRIVATE_ORIGIN = `http://${hostname}:${port}`;
const { default: createNext } = await import('next');
const app = createNext({ dir, hostname, port, dev: false });
await app.prepare();

const next = app.getRequestHandler();
const render = createRenderer(next);
const server = createServer(
  { keepAliveTimeout: KEEP_ALIVE_MS },
  refuseMalformed({
    listener: boundBodies({ listener: serveWebsite({ next, render }), render }),
    proxies: new TrustedProxies(process.env.TRUSTED_PROXIES ?? ''),
  }),
);
server.listen(port, host);
process.on('SIGINT', drain).on('SIGTERM', drain);

function readBuildSettings(): unknown {
  const distDir = readdirSync(dir).find((name) => existsSync(join(dir, name, MANIFEST)));
  if (!distDir) throw new Error(`There is no build in ${dir}.`);
  return JSON.parse(readFileSync(join(dir, distDir, MANIFEST), 'utf8')).config;
}

/** Answers what is under way, does what Next left for after its answers, and ends. */
async function drain(signal: keyof typeof EXIT_CODES): Promise<void> {
  if (!server.listening) return;
  setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  setTimeout(() => process.exit(EXIT_CODES[signal]), END_MS).unref();
  server.close();
  await once(server, 'close');
  await app.close();
  process.exit(EXIT_CODES[signal]);
}

import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { END_MS, inheritedSocket, KEEP_ALIVE_MS } from '../contract/connections';
import { prepareDrain } from '../contract/drain';
import { VERSION } from '../contract/version';
import { provideLogger } from '../lib/process/logger';
import { parseEnvironment } from '../lib/process/parse-environment';
import { TrustedProxies } from '../lib/request/trusted-proxies';
import { newCacheAnswers } from './cache/response-cache';
import { askForHttps } from './guards/ask-for-https';
import { boundBodies } from './guards/bounded-bodies';
import { refuseMalformed } from './guards/refuse-requests';
import { logConsole, logProcess } from './log/console-lines';
import { createLogger } from './log/create-logger';
import { logRequests } from './log/log-requests';
import { NamedResponse } from './log/named-response';
import { createRenderer } from './render/render';
import { createIsKept, createRouteOf, readRoutes } from './route-patterns';
import { readDeferScripts } from './scripts/defer-scripts';
import { serveWebsite } from './serve-website';
import { readChanges, watchChanges } from './sharing';

// The website's server: a custom server of Next (https://nextjs.org/docs/app/guides/custom-server) in the folder of its
// standalone build. Next renders; what is in front of it refuses, bounds, caches, compresses and drains.
const MANIFEST = 'required-server-files.json';
/** Memory for made pages where they cannot be written to disk: a page takes half a megabyte. */
const MADE_PAGES_BYTES = 256 * 1024 * 1024;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };

// Next would say what is wrong with them in its log, start, and answer everybody with 500.
const environment = parseEnvironment(process.env);

const logger = createLogger(process.env);
let isServing = false;
provideLogger(logger);
logConsole(logger, () => isServing);
const endStart = logProcess(logger);

const dir = import.meta.dirname;
const build = findBuild();
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
/** Next knows its own addresses by this name; it writes "localhost" for every loopback address. */
const hostname = /^(?:127\.|::1$)/.test(host) ? 'localhost' : host;

// Like the server.js of a standalone build: settings come from the build.
process.chdir(dir);
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(readBuildSettings());
process.env.__NEXT_PRIVATE_ORIGIN = `http://${hostname}:${port}`;
const { default: createNext } = await import('next');
const app = createNext({ dir, hostname, port, dev: false });
await app.prepare();
const buildId = readFileSync(join(build, 'BUILD_ID'), 'utf8').trim();
const { VALKEY_URL: store, BACKEND_URL: backendUrl, WEBSITE_KEY: key } = environment;
if (store) await watchChanges(() => readChanges({ backendUrl, key }));

const cacheAnswers = newCacheAnswers();
const routeOf = createRouteOf(readRoutes(build));
// Both are loaded only where somebody asks for them.
const { METRICS_ADDRESS: address, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = environment;
const metrics = address
  ? await (await import('./metrics/metrics')).startMetrics({ address, routeOf, cacheAnswers })
  : null;
const { OTEL_SERVICE_NAME: service = 'clinic-website', OTEL_TRACES_SAMPLER_ARG: share = 1 } = process.env;
const tracing = collector
  ? (await import('./tracing/tracing')).startTracing({ service, share: Number(share), routeOf })
  : null;
const handler: RequestListener = app.getRequestHandler();
const next = tracing ? tracing.around(handler) : handler;
const render = createRenderer(next);
const proxies = new TrustedProxies(process.env.TRUSTED_PROXIES ?? '');
const website = refuseMalformed(
  boundBodies(
    serveWebsite({
      next,
      render,
      answers: cacheAnswers,
      isKept: createIsKept(build, routeOf),
      defer: readDeferScripts(build),
      preview: { key, editorOrigin: new URL(environment.BACKEND_PUBLIC_URL ?? backendUrl).origin },
    }),
    render,
  ),
  proxies,
);
const logged = logRequests({
  listener: metrics ? metrics.around(website) : website,
  proxies,
  routeOf,
  logger,
});
const server = createServer(
  { keepAliveTimeout: KEEP_ALIVE_MS, ServerResponse: NamedResponse },
  askForHttps(logged, environment.SITE_URL),
);
const socket = inheritedSocket(process.env, process.pid);
const drain = prepareDrain(server, socket !== null);
server.listen(socket ?? { port, host }, () => {
  isServing = true;
  endStart();
  logger.info(
    {
      version: VERSION,
      node: process.versions.node,
      build: buildId,
      store: store ? new URL(store).host : 'none',
      address: `${host}:${port}`,
    },
    'started',
  );
});
process.on('SIGINT', end).on('SIGTERM', end);

function findBuild(): string {
  const distDir = readdirSync(dir).find((name) => existsSync(join(dir, name, MANIFEST)));
  if (!distDir) throw new Error(`There is no build in ${dir}.`);
  return join(dir, distDir);
}

/** Reads the settings of the build; pages are kept in memory where its disk is read-only, as in a container. */
function readBuildSettings(): unknown {
  const { config } = JSON.parse(readFileSync(join(build, MANIFEST), 'utf8'));
  if (isWritable(join(build, 'server', 'app'))) return config;
  return {
    ...config,
    cacheMaxMemorySize: MADE_PAGES_BYTES,
    experimental: { ...config.experimental, isrFlushToDisk: false },
  };
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

let isEnding = false;

/** Answers open requests, does the work Next left for after its answers, and ends. */
async function end(signal: keyof typeof EXIT_CODES): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(EXIT_CODES[signal]), END_MS).unref();
  await drain();
  await app.close();
  metrics?.stop();
  await tracing?.stop();
  process.exit(EXIT_CODES[signal]);
}

import http, { type RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TrustedProxies } from '../lib/trusted-proxies';
import { boundBodies } from './bounded-bodies';
import { cacheResponses } from './cache-responses';
import { serveFatalErrorPage } from './fatal-error-page';
import { rejectMalformedForms } from './malformed-forms';
import { refuseMalformed } from './refuse-requests';

// Starts the built website with the response cache in front of it. Next's own start stays in charge of everything
// else (draining on SIGTERM, `after`), and takes no listener of ours; so ours goes in where it makes its server.
const createServer = http.createServer.bind(http);
const proxies = new TrustedProxies(process.env.TRUSTED_PROXIES ?? '');
const host = process.env.HOST || '127.0.0.1';
http.createServer = ((listener: RequestListener) => {
  const server = createServer(
    refuseMalformed({
      listener: boundBodies({
        listener: cacheResponses({
          listener: serveFatalErrorPage({ listener: rejectMalformedForms({ listener }) }),
        }),
      }),
      proxies,
    }),
  );
  const listen = server.listen.bind(server);
  server.listen = ((port: number) => listen(port, host)) as typeof server.listen;
  return server;
}) as typeof http.createServer;

// Where Next takes its own name from, with which it tells its own addresses from those of other sites: in one of the
// two places that it compares it writes "localhost" for every loopback address.
process.env.HOSTNAME = /^(?:127\.|::1$)/.test(host) ? 'localhost' : host;

await import(pathToFileURL(join(import.meta.dirname, 'server.js')).href);

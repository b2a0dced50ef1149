import http, { type RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { boundPictures } from './bounded-pictures';
import { keepAnswers } from './keep-answers';

// Starts the built website with what it keeps of its answers in front of it. Next's own start stays in charge of
// everything else (draining on SIGTERM, `after`), and takes no listener of ours; so ours goes in where it makes
// its server.
const createServer = http.createServer.bind(http);
http.createServer = ((listener: RequestListener) =>
  createServer(boundPictures({ listener: keepAnswers({ listener }) }))) as typeof http.createServer;

await import(pathToFileURL(join(import.meta.dirname, 'server.js')).href);

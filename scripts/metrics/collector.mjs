import { text } from 'node:stream/consumers';
import { serveHere } from '../test/serve-here.mjs';

/** A real HTTP server that is sent traces and keeps them. */
export async function startCollector() {
  /** @type {string[]} */
  const received = [];
  const { address, stop } = await serveHere(async (request, response) => {
    received.push(await text(request));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  return { url: `http://${address}`, received, stop };
}

/** The ids of the traces each service has sent spans of. @param {string[]} received @returns {Map<string, Set<string>>} */
export function tracesByService(received) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const { resource, scopeSpans } of received.flatMap((body) => JSON.parse(body).resourceSpans)) {
    const service = resource.attributes[0].value.stringValue;
    const ids = found.get(service) ?? new Set();
    found.set(service, ids);
    for (const { spans } of scopeSpans) for (const { traceId } of spans) ids.add(traceId);
  }
  return found;
}

import { createServer } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { MetricsAddress } from '../../contract/metrics-address';
import { readEnvironment } from '../../platform/environment/environment';
import { servicesOf } from '../../platform/services';
import { addReadings } from './reading-metrics';
import { countWork } from './work-metrics';

/** Answers `GET /metrics` on an address of its own; returns a function that stops it. Throws when the address cannot be had. */
async function listenForPrometheus(
  { host, port }: MetricsAddress,
  contentType: string,
  read: () => Promise<string>,
): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await read();
      response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error & { code?: string }) =>
      reject(new Error(`METRICS_ADDRESS: nobody can listen on ${host}:${port} (${error.code}).`));
    server.once('error', refuse).listen(port, host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** Offers metrics on METRICS_ADDRESS until the backend stops; without it nothing is counted or loaded (docs/operations.md). */
export async function startMetrics(strapi: Core.Strapi): Promise<void> {
  const { METRICS_ADDRESS: address } = readEnvironment();
  if (!address) return;
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  const { measures, atEnd } = servicesOf(strapi);
  prometheus.collectDefaultMetrics({ register: registry });
  countWork(prometheus, registry, measures);
  addReadings(prometheus, registry, strapi);
  atEnd.push(await listenForPrometheus(address, registry.contentType, () => registry.metrics()));
  strapi.log.info(`Metrics are at http://${address.host}:${address.port}/metrics`);
}

import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../../platform/environment/environment';
import { servicesOf } from '../../platform/services';
import { listenForPrometheus } from './listen';
import { addReadings } from './reading-metrics';
import { countWork } from './work-metrics';

/**
 * Offers the metrics of this backend on METRICS_ADDRESS until it stops; without that setting nothing is counted, and
 * the library is not loaded. What each means and what to do: docs/operations.md.
 */
export async function startMetrics(strapi: Core.Strapi): Promise<void> {
  const { METRICS_ADDRESS: address } = readEnvironment();
  if (!address) return;
  const prometheus = await import('prom-client');
  const registry = new prometheus.Registry();
  const { measures, atEnd } = servicesOf(strapi);
  prometheus.collectDefaultMetrics({ register: registry });
  countWork(prometheus, registry, measures);
  addReadings({ prometheus, registry, strapi });
  const read = () => registry.metrics();
  atEnd.push(await listenForPrometheus(address, registry.contentType, read));
  strapi.log.info(`Metrics are at http://${address.host}:${address.port}/metrics`);
}

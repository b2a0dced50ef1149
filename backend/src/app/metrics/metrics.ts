import type { Core } from '@strapi/strapi';
import { listenForPrometheus } from '../../contract/metrics-listener';
import { readEnvironment } from '../../platform/environment/environment';
import { servicesOf } from '../../platform/services';
import { addReadings } from './reading-metrics';
import { countWork } from './work-metrics';

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
  atEnd.push(await listenForPrometheus(address, registry));
  strapi.log.info(`Metrics are at http://${address.host}:${address.port}/metrics`);
}

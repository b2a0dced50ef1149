import * as prometheus from 'prom-client';
import type { MetricsAddress } from '../../contract/metrics-address';
import { listenForPrometheus } from '../../contract/metrics-listener';
import { onContentChange } from '../../lib/cache/content-changes';
import { onTold } from '../../lib/process/measures';
import type { CacheAnswers } from '../cache/response-cache';
import { countRequests } from './count-requests';

const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const PUBLISH_SECONDS = [0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];

/** Offers the website's metrics (docs/operations.md) with fixed label values; throws when the address cannot be had. */
export async function startMetrics(given: {
  address: MetricsAddress;
  routeOf: (url: string) => string;
  cacheAnswers: CacheAnswers;
}) {
  const { address, routeOf, cacheAnswers } = given;
  const registry = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register: registry });
  tellClock(registry);
  countCacheAnswers(registry, cacheAnswers);
  listenToWork(registry);
  const around = countRequests(prometheus, registry, routeOf);
  return { around, stop: await listenForPrometheus(address, registry) };
}

/** Prometheus compares it with its own. */
function tellClock(registry: prometheus.Registry): void {
  new prometheus.Gauge({
    name: 'clinic_clock_seconds',
    help: 'What the clock of this machine says',
    registers: [registry],
    collect() {
      this.set(Date.now() / 1000);
    },
  });
}

function countCacheAnswers(registry: prometheus.Registry, cacheAnswers: CacheAnswers): void {
  new prometheus.Counter({
    name: 'clinic_response_cache_total',
    help: 'What the response cache did for a request',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(cacheAnswers)) this.inc({ result }, count);
    },
  });
}

function listenToWork(registry: prometheus.Registry): void {
  const calls = new prometheus.Histogram({
    name: 'clinic_backend_call_duration_seconds',
    help: 'Time until the backend began to answer; kept: Next may have answered instead',
    labelNames: ['area', 'kept', 'result'],
    buckets: CALL_SECONDS,
    registers: [registry],
  });
  const delays = new prometheus.Histogram({
    name: 'clinic_publish_delay_seconds',
    help: 'Time from a change of content until the pages made from it expired',
    buckets: PUBLISH_SECONDS,
    registers: [registry],
  });
  const heard: number[] = [];
  onTold({
    backendCall: ({ area, isKept, result, seconds }) =>
      calls.observe({ area, kept: isKept ? 'yes' : 'no', result }, seconds),
    changeHeard: ({ changedAt }) => heard.push(changedAt),
  });
  onContentChange(() => {
    // The clocks of two machines may differ by a little.
    for (const changedAt of heard.splice(0)) delays.observe(Math.max(0, (Date.now() - changedAt) / 1000));
  });
}

import type { RequestListener } from 'node:http';
import type { Registry } from 'prom-client';

type Prometheus = typeof import('prom-client');
type Labels = { method: string; route: string; status: string };

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']);
/** The status of an answer that nobody waited for. */
const GONE = 'gone';

/**
 * Counts answers, and measures those that were waited for. Answers from memory take 60 µs: a look at a histogram would be a good
 * part of that, so they are plain numbers until Prometheus asks.
 */
export function countRequests(
  { Counter, Histogram }: Prometheus,
  registry: Registry,
  routeOf: (url: string) => string,
): (listener: RequestListener) => RequestListener {
  const counts = new Map<string, { labels: Labels; count: number }>();
  const labelNames = ['method', 'route', 'status'];
  new Counter({
    name: 'clinic_http_requests_total',
    help: 'Requests by the pattern of their route',
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      for (const { labels, count } of counts.values()) this.inc(labels, count);
    },
  });
  const durations = new Histogram({
    name: 'clinic_http_request_duration_seconds',
    help: 'Time until an answer was sent, of all but those that were given from memory',
    labelNames,
    buckets: SECONDS,
    registers: [registry],
  });

  function count(labels: Labels): void {
    const key = `${labels.method} ${labels.route} ${labels.status}`;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { labels, count: 1 });
  }

  return (listener) => (request, response) => {
    const begun = performance.now();
    // Before anybody in between writes another address.
    const { url = '', method = '' } = request;
    const labelsFor = (status: string) => ({
      method: METHODS.has(method) ? method : 'other',
      route: routeOf(url),
      status,
    });
    const statusClass = () => `${Math.floor(response.statusCode / 100)}xx`;
    const answered = listener(request, response);
    if (response.writableEnded) count(labelsFor(statusClass()));
    else
      response.once('close', () => {
        const labels = labelsFor(response.writableFinished ? statusClass() : GONE);
        count(labels);
        durations.observe(labels, (performance.now() - begun) / 1000);
      });
    return answered;
  };
}

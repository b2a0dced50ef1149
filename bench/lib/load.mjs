import { requireFromBackend } from './backend-packages.mjs';

const autocannon = requireFromBackend('autocannon');

/**
 * Sends requests from `connections` clients at once and counts answers by status.
 *
 * @param {{ url: string, connections: number, seconds: number, request: () => object }} options
 *   `request` makes the next request: method, path, headers, body
 */
export async function load({ url, connections, seconds, request }) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (base) => ({ ...base, ...request() }) }],
  });
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [status, count]),
  );
  return {
    perSecond: Math.round(result.requests.total / result.duration),
    p50: result.latency.p50,
    p99: result.latency.p99,
    statuses,
    errors: result.errors,
  };
}

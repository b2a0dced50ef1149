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
    perSecond: result.requests.total / result.duration,
    mean: result.latency.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    statuses,
    answered: Object.values(statuses).reduce((sum, count) => sum + count, 0),
    errors: result.errors,
  };
}

/** What went wrong in a load whose answers are all to be 2xx, a sentence each. @returns {string[]} */
export function faultsOf({ statuses, errors }, what) {
  const others = Object.entries(statuses).filter(([status]) => !status.startsWith('2'));
  const faults = others.map(([status, count]) => `${count} answers of ${status} to ${what}`);
  return errors > 0 ? [...faults, `${errors} requests without an answer: ${what}`] : faults;
}

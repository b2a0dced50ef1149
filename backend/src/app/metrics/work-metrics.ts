import type { Registry } from 'prom-client';
import { CHANNELS } from '../../contract/channels';
import type { Measures } from '../../platform/measures';

type Prometheus = typeof import('prom-client');

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const BOOKERS = ['patient', 'staff'];
const BOOKINGS = ['booked', 'taken', 'limit', 'invalid'];
const HOLDS = ['made', 'taken', 'limit'];

/** Counts the work of the backend. Label values come from fixed sets, never from a request. */
export function countWork({ Counter, Histogram }: Prometheus, registry: Registry, measures: Measures): void {
  const registers = [registry];
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = (name: string, help: string, ...labelNames: string[]) =>
    new Histogram({ name, help, labelNames, registers, buckets: SECONDS });
  const requests = histogram(
    'clinic_http_request_duration_seconds',
    'Time until a request was answered, by the pattern of its route',
    ...['method', 'route', 'status'],
  );
  const bookings = counter(
    'clinic_bookings_total',
    'Bookings made, and refused because the time was taken (409), for a limit, or for what was sent',
    ...['by', 'outcome'],
  );
  const holds = counter('clinic_holds_total', 'Times asked to be held, by what came of it', 'outcome');
  const refusals = counter(
    'clinic_limit_refusals_total',
    'What a limit has refused, by the name of the limit',
    'limit',
  );
  const jobs = histogram('clinic_job_duration_seconds', 'Time that a run of a job took', 'name', 'result');
  const messages = counter(
    'clinic_messages_total',
    'Tries to send a message, by channel and by what came of it',
    ...['channel', 'outcome'],
  );
  const notices = counter(
    'clinic_change_notices_given_up_total',
    'Changes of content that the website could not be told of',
  );
  // Starts at zero, so that the first event counts as an increase.
  for (const outcome of BOOKINGS) for (const by of BOOKERS) bookings.inc({ by, outcome }, 0);
  for (const channel of CHANNELS)
    for (const outcome of ['sent', 'failed']) messages.inc({ channel, outcome }, 0);
  for (const outcome of HOLDS) holds.inc({ outcome }, 0);

  measures.listen({
    request: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    booking: (labels) => bookings.inc(labels),
    hold: (labels) => holds.inc(labels),
    refusal: (labels) => refusals.inc(labels),
    job: ({ name, seconds, isOk }) => jobs.observe({ name, result: isOk ? 'done' : 'failed' }, seconds),
    message: (labels) => messages.inc(labels),
    noticeGivenUp: () => notices.inc(),
  });
}

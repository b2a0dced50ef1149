import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshTime, MINUTE, newPhone, startClinic } from './support/clinic';
import { startListener } from './support/listener';
import { freeAddress, readMetrics } from './support/metrics';
import { until } from './support/until';

/** Reads the metrics; waits, as figures of the database are left out while it takes long to answer. */
async function read() {
  let metrics = await readMetrics(address);
  await until(async () => {
    metrics = await readMetrics(address);
    return metrics.value('clinic_database_up') === 1;
  });
  return metrics;
}

const address = await freeAddress();
const collector = await startListener();
const { backend, booker, book, stored } = await startClinic({
  env: { METRICS_ADDRESS: address, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
});

test('the metrics are on their own address alone, and invented addresses make no new series', async () => {
  const statusOf = async (path: string, method = 'GET') =>
    (await fetch(`http://${address}/${path}`, { method })).status;
  const statuses = [await statusOf('metrics'), await statusOf(''), await statusOf('metrics', 'POST')];
  expect(statuses).toEqual([200, 404, 404]);
  const onItsOwn = await fetch(`${backend.url}/metrics`);
  expect([onItsOwn.status, await onItsOwn.text()]).toEqual([404, expect.not.stringContaining('clinic_')]);

  const ask = (index: number) =>
    Promise.all([
      fetch(`${backend.url}/invented-${index}/x${index}`),
      fetch(`${backend.url}/api/doctors/invented${index}`, { headers: backend.websiteHeaders }),
      fetch(`${backend.url}/api/appointments/${index}?key=${index}`, { headers: backend.websiteHeaders }),
    ]);
  // A job may end meanwhile, for the first time.
  const ofRequests = (names: string[]) => names.filter((name) => !name.startsWith('clinic_job_'));
  await ask(0);
  const before = ofRequests((await read()).names());
  for (let index = 1; index < 50; index += 1) await ask(index);
  const after = await read();
  expect(ofRequests(after.names())).toEqual(before);
  expect(after.text).not.toContain('invented');
});

test('bookings are counted by what came of them, refused ones by the name of the limit, and a repeated one is not counted again', async () => {
  const startsAt = freshTime();
  const before = await read();
  const key = 'the-key-of-one-form';
  const wanted = booker.request({ startsAt });
  expect((await booker.post(wanted, { key })).status).toBe(201);
  expect((await booker.post(wanted, { key })).status).toBe(201);
  expect((await booker.book({ startsAt })).status).toBe(409);
  expect((await booker.book({ startsAt: freshTime(), age: -3 })).status).toBe(400);
  const phone = newPhone();
  const again = () => booker.book({ startsAt: freshTime(), phone, firstName: 'Nadia' });
  let booked = 0;
  while ((await again()).status === 201) booked += 1;
  const after = await read();
  const added = (outcome: string) => {
    const labels = { by: 'patient', outcome };
    return after.value('clinic_bookings_total', labels) - before.value('clinic_bookings_total', labels);
  };
  expect(['booked', 'taken', 'limit', 'invalid'].map(added)).toEqual([1 + booked, 1, 1, 1]);
  expect(after.value('clinic_limit_refusals_total', { limit: 'patient' })).toBe(1);
  const route = { method: 'POST', route: '/api/appointments' };
  const answered = (status: string) =>
    after.value('clinic_http_request_duration_seconds_count', { ...route, status });
  expect([answered('2xx'), answered('4xx')]).toEqual([2 + booked, 3]);
});

test('the mails and calls that are late say by how much, jobs, connections, the last backup and the process how they are, and nothing is of a patient', async () => {
  expect((await read()).value('clinic_backup_newest_timestamp_seconds')).toBe(0);
  const began = '2026-11-20T01:02:03.000Z';
  const file = join(backend.environment.DATA_DIR ?? '', 'last-backup.json');
  writeFileSync(file, JSON.stringify({ began, bytes: 1, freeBytes: 5 }));
  const mail = (reference: string, more: object) => ({
    ...{ document_id: reference.padEnd(24, 'x'), kind: 'test', reference, attempts: 0, state: 'waiting' },
    ...{ recipient: 'somebody@clinic.example', subject: '', text: '', created_at: new Date(), ...more },
  });
  await backend.db('outbox_messages').insert([
    mail('reminder', { due_at: new Date(Date.now() + 60 * MINUTE) }),
    // Tried three times: put off by 1, 2 and 5 minutes, and due again in a minute.
    mail('tried', { attempts: 3, due_at: new Date(Date.now() + MINUTE) }),
    mail('given-up', { state: 'failed', due_at: new Date() }),
  ]);
  await stored((await book()).id).update({ call_due_at: new Date(Date.now() - 30 * MINUTE) });

  // Readings of the database are kept for five seconds.
  await until(async () => (await read()).value('clinic_outbox_failed', { channel: 'email' }) === 1);
  const metrics = await read();
  expect(metrics.value('clinic_outbox_due', { channel: 'email' })).toBe(1);
  expect(metrics.value('clinic_outbox_waiting', { channel: 'email' })).toBe(2);
  expect(metrics.value('clinic_outbox_oldest_late_seconds', { channel: 'email' })).toBeGreaterThan(6.9 * 60);
  expect(metrics.value('clinic_outbox_due', { channel: 'sms' })).toBe(0);
  expect(metrics.value('clinic_requests_late')).toBe(1);
  expect(metrics.value('clinic_requests_oldest_late_seconds')).toBeGreaterThanOrEqual(30 * 60);
  expect(metrics.value('clinic_requests_pending')).toBeGreaterThan(1);
  expect(metrics.value('clinic_backup_newest_timestamp_seconds')).toBe(Date.parse(began) / 1000);
  expect(metrics.value('clinic_backup_free_bytes')).toBe(5);
  expect(metrics.value('clinic_health', { check: 'disk' })).toBe(0);
  expect(Math.abs(metrics.value('clinic_clock_seconds') - Date.now() / 1000)).toBeLessThan(60);
  expect(metrics.value('clinic_job_interval_seconds', { name: 'removeOldClaims' })).toBe(86_400);
  const jobAt = metrics.value('clinic_job_last_success_timestamp_seconds', { name: 'removeOldClaims' });
  expect(Math.abs(Date.now() / 1000 - jobAt)).toBeLessThan(3600);
  expect(metrics.value('clinic_database_connections', { state: 'awaited' })).toBe(0);
  expect(metrics.value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(metrics.text).not.toMatch(/Laila|Hassan|Nadia|\+2010|somebody@|\d{9}\b.*route/);
});

const PLANTED = {
  firstName: 'Qamarplanted',
  lastName: 'Shamsplanted',
  phone: '+201055577799',
  email: 'planted@patient.example',
};
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string }[];
}
type Sent = { resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[] };
const readSent = (body: string): Sent => JSON.parse(body);

test('a booking is a span of its caller with its statements below it, and nothing of the patient is sent', async () => {
  const { bookingNumber, manageKey } = await book(PLANTED);
  const trace = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01`, 'X-Manage-Key': manageKey };
  const path = `/api/appointments/${bookingNumber}?planted=${PLANTED.firstName}`;
  const traced = await fetch(backend.url + path, { headers: { ...backend.websiteHeaders, ...trace } });
  expect(traced.status).toBeLessThan(500);
  await fetch(`${backend.url}/planted/${PLANTED.firstName}?key=${PLANTED.phone}`);
  // Waiting traces are sent when it stops.
  await backend.restart();

  const received = collector.received.filter(({ path }) => path === '/v1/traces');
  const all = received.map(({ body }) => body).join('\n');
  const resources = received.flatMap(({ body }) => readSent(body).resourceSpans);
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const named = { key: 'service.name', value: { stringValue: 'clinic-backend' } };
  expect(resources[0]?.resource.attributes).toEqual([named]);

  const booking = spans.find(({ name }) => name === 'POST /api/appointments');
  const expected = ['http.request.method', 'http.response.status_code', 'http.route'];
  expect(booking?.attributes.map(({ key }) => key).sort()).toEqual(expected);
  const below = spans.filter(({ parentSpanId }) => parentSpanId === booking?.spanId).map(({ name }) => name);
  expect(below).toContain('insert appointments');
  expect(spans.filter(({ traceId }) => traceId === TRACE)).not.toEqual([]);

  for (const value of [...Object.values(PLANTED), 'planted', bookingNumber, manageKey])
    expect(all.includes(value), `${value} is sent`).toBe(false);
});

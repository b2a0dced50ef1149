import { expect, test } from 'vitest';
import { z } from 'zod';
import { createBooker, createClinic, freshTime } from './support/clinic';
import { startListener } from './support/listener';
import { startStrapi } from './support/strapi';

const PLANTED = {
  firstName: 'Qamarplanted',
  lastName: 'Shamsplanted',
  phone: '+201055577799',
  email: 'planted@patient.example',
};
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string() }).or(z.object({ intValue: z.number() })),
});
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attribute),
});
const sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

const collector = await startListener();
const backend = await startStrapi({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
const clinic = await createClinic(backend.strapi);
const booker = createBooker({ backend, clinic });

test('a booking is a span of its caller with its statements below it, and nothing of the patient is sent', async () => {
  const booked = await booker.post(booker.request({ startsAt: freshTime(), ...PLANTED }));
  expect(booked.status).toBe(201);
  const { bookingNumber, manageKey } = booked.body.data;
  const traced = await fetch(
    `${backend.url}/api/appointments/${bookingNumber}?planted=${PLANTED.firstName}`,
    {
      headers: {
        ...backend.websiteHeaders,
        'X-Manage-Key': manageKey,
        traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
      },
    },
  );
  expect(traced.status).toBeLessThan(500);
  await fetch(`${backend.url}/planted/${PLANTED.firstName}?key=${PLANTED.phone}`);
  // What waits is sent when it stops.
  await backend.restart();

  const received = collector.received.filter(({ path }) => path === '/v1/traces');
  const all = received.map(({ body }) => body).join('\n');
  const resources = received.flatMap(({ body }) => sent.parse(JSON.parse(body)).resourceSpans);
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  expect(resources[0]?.resource.attributes).toEqual([
    { key: 'service.name', value: { stringValue: 'clinic-backend' } },
  ]);

  const booking = spans.find(({ name }) => name === 'POST /api/appointments');
  expect(booking?.attributes.map(({ key }) => key).sort()).toEqual([
    'http.request.method',
    'http.response.status_code',
    'http.route',
  ]);
  const below = spans.filter(({ parentSpanId }) => parentSpanId === booking?.spanId).map(({ name }) => name);
  expect(below).toContain('insert appointments');
  expect(spans.filter(({ traceId }) => traceId === TRACE)).not.toEqual([]);

  for (const value of [...Object.values(PLANTED), 'planted', bookingNumber, manageKey])
    expect(all.includes(value), `${value} is sent`).toBe(false);
});

import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { trace } from '@opentelemetry/api';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sendToBackend } from '../../lib/backend/transport';
import { serve, serveBehind } from '../../test/serve';
import { startTracing } from './tracing';

const [id, parentSpanId] = [z.string(), z.string().optional()];
const span = z.object({ traceId: id, spanId: id, parentSpanId, name: z.string() });
const scope = z.object({ spans: z.array(span) });
const sentSpans = z.object({ resourceSpans: z.array(z.object({ scopeSpans: z.array(scope) })) });

/** A real HTTP server that keeps what it is sent. */
async function listen() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const { base } = await serve(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.end('{}');
  });
  return { received, url: base };
}

test('a request and its call to the backend are one trace, which a visitor cannot begin or write into', async () => {
  const collector = await listen();
  const backend = await listen();
  const page = '/[locale]/booking/confirmation/[number]';
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  const tracing = startTracing({ service: 'clinic-website', share: 1, routeOf: () => page });

  const settings = { baseUrl: backend.url, version: 'v5' as const, timeoutMs: 10_000, onError: () => {} };
  const { ask } = await serveBehind(tracing.around, async (request, response) => {
    // Next's own spans carry whole addresses.
    const attributes = { 'http.target': request.url ?? '', 'next.span_type': 'AppRender.fetch' };
    const options = { attributes };
    await trace.getTracer('next.js').startActiveSpan(`fetch GET ${request.url}`, options, async (span) => {
      span.recordException(new Error('planted in a message'));
      const params = { q: 'planted' };
      await sendToBackend(settings, { method: 'GET', path: '/appointments/planted', params });
      span.end();
    });
    response.end('page');
  });
  // Belongs to no request.
  trace.getTracer('next.js').startSpan('LoadComponents.loadRouteModule').end();
  const theirs = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${theirs}-00f067aa0ba902b7-01`;
  const headers = { traceparent, tracestate: 'x=planted', baggage: 'x=planted' };
  await ask({ path: '/en/booking/confirmation/planted?key=planted', headers });
  await tracing.stop();

  const sent = collector.received.map(({ body }) => body);
  const all = sent
    .flatMap((body) => sentSpans.parse(JSON.parse(body)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  const [request, next, call] = [`GET ${page}`, 'AppRender.fetch', 'backend GET appointments'].map((name) =>
    all.find((span) => span.name === name),
  );
  const expected = ['AppRender.fetch', `GET ${page}`, 'backend GET appointments'];
  expect(all.map(({ name }) => name).sort()).toEqual(expected);
  const parents = [request, next, call].map((span) => span?.parentSpanId);
  expect(parents).toEqual([undefined, request?.spanId, next?.spanId]);
  expect(request?.traceId).not.toBe(theirs);
  expect(backend.received[0]?.headers.traceparent).toBe(`00-${request?.traceId}-${call?.spanId}-01`);
  expect(backend.received[0]?.headers).not.toHaveProperty('tracestate');
  expect(sent.join('')).not.toContain('planted');
});

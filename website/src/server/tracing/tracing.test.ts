import { trace } from '@opentelemetry/api';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sendToBackend } from '../../lib/backend/transport';
import { startLocalServer } from '../../test/local-server';
import { serveBehind } from '../../test/serve';
import { startTracing } from './tracing';

const [id, parentSpanId] = [z.string(), z.string().optional()];
const span = z.object({ traceId: id, spanId: id, parentSpanId, name: z.string() });
const scope = z.object({ spans: z.array(span) });
const sentSpans = z.object({ resourceSpans: z.array(z.object({ scopeSpans: z.array(scope) })) });

test('a request and its call to the backend are one trace, which a visitor cannot begin or write into', async () => {
  const collector = await startLocalServer([{ status: 200, body: {} }]);
  const backend = await startLocalServer([{ status: 200, body: {} }]);
  const page = '/[locale]/booking/confirmation/[number]';
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.baseUrl;
  const tracing = startTracing({ service: 'clinic-website', share: 1, routeOf: () => page });

  const settings = { baseUrl: backend.baseUrl, version: 'v5' as const, timeoutMs: 10_000, onError: () => {} };
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

  const sent = collector.requests.map(({ body }) => body);
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
  expect(backend.requests[0]?.headers.traceparent).toBe(`00-${request?.traceId}-${call?.spanId}-01`);
  expect(backend.requests[0]?.headers).not.toHaveProperty('tracestate');
  expect(sent.join('')).not.toContain('planted');
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trace } from '@opentelemetry/api';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sendToBackend } from '../../lib/backend/transport';
import { serveBehind } from '../../test/serve-behind';
import { startTracing } from './tracing';

const spans = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(z.object({ key: z.string() })),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A real HTTP server that keeps what it is sent. */
async function listen() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  server.unref();
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a request and its call to the backend are one trace, which a visitor cannot begin or write into', async () => {
  const collector = await listen();
  const backend = await listen();
  const build = mkdtempSync(join(tmpdir(), 'clinic-routes-'));
  const regex = '^/([^/]+?)/booking/confirmation/([^/]+?)(?:/)?$';
  const page = '/[locale]/booking/confirmation/[number]';
  const routes = { staticRoutes: [], dynamicRoutes: [{ page, regex }] };
  writeFileSync(join(build, 'routes-manifest.json'), JSON.stringify(routes));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  const tracing = startTracing({ service: 'clinic-website', share: 1, build });

  const settings = { baseUrl: backend.url, version: 'v5' as const, timeoutMs: 10_000, onError: () => {} };
  const { ask } = await serveBehind({
    front: tracing.around,
    listener: async (request, response) => {
      // As Next has it: spans of its own, which carry whole addresses.
      const attributes = { 'http.target': request.url ?? '', 'next.span_type': 'AppRender.fetch' };
      const options = { attributes };
      await trace.getTracer('next.js').startActiveSpan(`fetch GET ${request.url}`, options, async (span) => {
        span.recordException(new Error('planted in a message'));
        await sendToBackend(settings, {
          method: 'GET',
          path: '/appointments/planted',
          params: { q: 'planted' },
        });
        span.end();
      });
      response.end('page');
    },
  });
  // Of no request.
  trace.getTracer('next.js').startSpan('LoadComponents.loadRouteModule').end();
  const theirs = '4bf92f3577b34da6a3ce929d0e0e4736';
  await ask({
    path: '/en/booking/confirmation/planted?key=planted',
    headers: {
      traceparent: `00-${theirs}-00f067aa0ba902b7-01`,
      tracestate: 'x=planted',
      baggage: 'x=planted',
    },
  });
  await tracing.stop();

  const sent = collector.received.map(({ body }) => body);
  const all = sent
    .flatMap((body) => spans.parse(JSON.parse(body)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const [request, next, call] = [`GET ${page}`, 'AppRender.fetch', 'backend GET appointments'].map((name) =>
    all.find((span) => span.name === name),
  );
  expect(all.map(({ name }) => name).sort()).toEqual([
    'AppRender.fetch',
    `GET ${page}`,
    'backend GET appointments',
  ]);
  expect([request?.parentSpanId, next?.parentSpanId, call?.parentSpanId]).toEqual([
    undefined,
    request?.spanId,
    next?.spanId,
  ]);
  expect(request?.traceId).not.toBe(theirs);
  expect(backend.received[0]?.headers.traceparent).toBe(`00-${request?.traceId}-${call?.spanId}-01`);
  expect(backend.received[0]?.headers).not.toHaveProperty('tracestate');
  expect(sent.join('')).not.toContain('planted');
});

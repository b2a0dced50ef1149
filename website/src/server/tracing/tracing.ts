import type { RequestListener } from 'node:http';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { traceCallsBy } from '../../lib/process/tracing';
import { onlySafe, SCOPE } from './safe-spans';

/** A visitor begins no trace of ours: they could write into it, or have all of them kept. */
const OF_A_TRACE = ['traceparent', 'tracestate', 'baggage'];

/** Sends `share` (0 to 1) of the requests' traces, with calls and Next's spans, to OTEL_EXPORTER_OTLP_ENDPOINT. */
export function startTracing(given: { service: string; share: number; routeOf: (url: string) => string }) {
  const { service, share, routeOf } = given;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: onlySafe(new OTLPTraceExporter()) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const tracer = trace.getTracer(SCOPE);

  traceCallsBy((name, work) =>
    tracer.startActiveSpan(name, { kind: SpanKind.CLIENT }, async (span) => {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      try {
        return await work(headers);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    }),
  );

  /** Makes a span of each request that comes as far as Next; answers from memory have none. */
  const around =
    (next: RequestListener): RequestListener =>
    async (request, response) => {
      for (const name of OF_A_TRACE) delete request.headers[name];
      const { method = '', url = '' } = request;
      const route = routeOf(url);
      const options = { kind: SpanKind.SERVER, root: true };
      await tracer.startActiveSpan(`${method} ${route}`, options, async (span) => {
        try {
          await next(request, response);
        } finally {
          const { statusCode } = response;
          span.setAttributes({
            'http.request.method': method,
            'http.response.status_code': statusCode,
            'http.route': route,
          });
          if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        }
      });
    };
  return { around, stop: () => provider.shutdown().catch(() => {}) };
}

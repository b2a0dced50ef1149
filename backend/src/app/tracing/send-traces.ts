import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
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
import { z } from 'zod';
import { type Database, isPostgres } from '../../platform/database';

/** Sends `share` (0 to 1) of the traces begun here to OTEL_EXPORTER_OTLP_ENDPOINT; returns a function that flushes and ends. */
export function sendTraces({ service, share }: { service: string; share: number }): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return async () => {
    await provider.shutdown().catch(() => {});
    trace.disable();
    propagation.disable();
    context.disable();
  };
}

const statement = z.object({
  __knexQueryUid: z.string(),
  method: z.string().optional(),
  sql: z.string().optional(),
});

const TABLE = /\b(?:from|into|update)\s+["`]?([a-z_]{1,60})\b/i;

/** The table a statement begins with, and what it does: "select appointments". */
function nameOf({ method = 'raw', sql = '' }: z.infer<typeof statement>): string {
  const [, table] = TABLE.exec(sql) ?? [];
  return table ? `${method} ${table}` : method;
}

/** Adds a span for each statement of a request, with kind and table only. Background jobs have none. */
export function traceStatements({ db, tracer }: { db: Database; tracer: Tracer }): void {
  const open = new Map<string, Span>();
  const attributes = { 'db.system.name': isPostgres(db) ? 'postgresql' : 'sqlite' };
  const end = (told: unknown, isFault: boolean) => {
    const { data } = statement.safeParse(told);
    const span = data && open.get(data.__knexQueryUid);
    if (!span) return;
    open.delete(data.__knexQueryUid);
    if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  db.on('query', (told: unknown) => {
    const { data } = statement.safeParse(told);
    if (!data || !trace.getActiveSpan()) return;
    open.set(data.__knexQueryUid, tracer.startSpan(nameOf(data), { kind: SpanKind.CLIENT, attributes }));
  });
  db.on('query-response', (_answer: unknown, told: unknown) => end(told, false));
  db.on('query-error', (_error: unknown, told: unknown) => end(told, true));
}

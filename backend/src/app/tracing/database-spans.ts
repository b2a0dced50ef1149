import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { z } from 'zod';
import { type Database, isPostgres } from '../../platform/database';

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

/** A span for each statement of a request, by kind and table alone. What runs beside requests has none. */
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

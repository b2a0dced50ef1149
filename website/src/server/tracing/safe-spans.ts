import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** The scope of our own spans, whose names are of a fixed set. */
export const SCOPE = 'clinic';

/** All that goes out with a span. Next's own spans carry whole addresses too, which hold keys and searches. */
const ATTRIBUTES = new Set([
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'next.route',
  'next.rsc',
  'next.span_type',
]);

/** Next writes the address of a read into the name of its span, so it is named by its kind instead. */
function nameOf({ name, attributes, instrumentationScope }: ReadableSpan): string {
  if (instrumentationScope.name === SCOPE) return name;
  const { 'next.span_type': type, 'next.route': route } = attributes;
  return [type ?? 'next', route].filter(Boolean).join(' ');
}

/** Next preloads its routes at the start, each as a trace that belongs to no request. */
function isOfARequest({ parentSpanContext, instrumentationScope }: ReadableSpan): boolean {
  return parentSpanContext !== undefined || instrumentationScope.name === SCOPE;
}

function withoutWhatIsPersonal(span: ReadableSpan): ReadableSpan {
  const kept = Object.entries(span.attributes).filter(([name]) => ATTRIBUTES.has(name));
  return {
    name: nameOf(span),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext ? { parentSpanContext: span.parentSpanContext } : {}),
    startTime: span.startTime,
    endTime: span.endTime,
    // Its message may repeat what was sent, as those of events do.
    status: { code: span.status.code },
    attributes: Object.fromEntries(kept),
    links: [],
    events: [],
    duration: span.duration,
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Sends spans on without anything that could be of a visitor. */
export function onlySafe(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.filter(isOfARequest).map(withoutWhatIsPersonal), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => await exporter.forceFlush?.(),
  };
}

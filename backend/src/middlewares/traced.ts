import type { Core } from '@strapi/strapi';
import { routeOf } from '../platform/route-of';

// One span for each request, below the caller's. Only there while OTEL_EXPORTER_OTLP_ENDPOINT is set.
export default (() => {
  const loaded = import('@opentelemetry/api');
  return async (ctx, next) => {
    const { context, propagation, SpanKind, SpanStatusCode, trace } = await loaded;
    const parent = propagation.extract(context.active(), ctx.req.headers);
    const span = trace.getTracer('clinic').startSpan(ctx.method, { kind: SpanKind.SERVER }, parent);
    let isFault = true;
    try {
      await context.with(trace.setSpan(parent, span), next);
      isFault = ctx.status >= 500;
    } finally {
      const { method, route } = routeOf(ctx);
      span.updateName(`${method} ${route}`);
      // Only these attributes: no address, query, body or header.
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': isFault ? 500 : ctx.status,
      });
      if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
  };
}) satisfies Core.MiddlewareFactory;

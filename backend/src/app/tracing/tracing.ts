import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../../platform/environment/environment';
import { servicesOf } from '../../platform/services';

/** Traces requests and their statements until the backend stops; loads nothing without OTEL_EXPORTER_OTLP_ENDPOINT. */
export async function startTracing(strapi: Core.Strapi): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER_ARG } = readEnvironment();
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { trace } = await import('@opentelemetry/api');
  const { sendTraces, traceStatements } = await import('./send-traces');
  const { atEnd } = servicesOf(strapi);
  atEnd.push(sendTraces({ service: OTEL_SERVICE_NAME, share: OTEL_TRACES_SAMPLER_ARG }));
  traceStatements({ db: strapi.db.connection, tracer: trace.getTracer('clinic') });
  strapi.log.info(`Traces are sent to ${new URL(OTEL_EXPORTER_OTLP_ENDPOINT).host}`);
}

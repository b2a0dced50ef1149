import type { Modules } from '@strapi/strapi';

export type DocumentMiddleware = Modules.Documents.Middleware.Middleware;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the arguments of a document call. `data` is the caller's own object: changing it changes what is written. */
export function readWriteParams(context: Modules.Documents.Middleware.Context) {
  const { documentId, locale, data }: Record<string, unknown> = Object(context.params);
  return {
    documentId: typeof documentId === 'string' ? documentId : undefined,
    locale: typeof locale === 'string' ? locale : undefined,
    data: isRecord(data) ? data : undefined,
  };
}

export function readDocumentId(result: unknown): string | undefined {
  return isRecord(result) && typeof result.documentId === 'string' ? result.documentId : undefined;
}

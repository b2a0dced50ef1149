import type { Core } from '@strapi/strapi';

export interface Entry extends Record<string, unknown> {
  documentId: string;
  number: number;
  slug: string;
}

type Target = { documentId: string; locale?: string };
type Words = { locale?: string; status?: 'draft' | 'published'; data: Record<string, unknown> };

interface Documents {
  create: (what: Words) => Promise<Entry>;
  update: (what: Words & Target) => Promise<Entry>;
  publish: (which: Target) => Promise<unknown>;
  unpublish: (which: Target) => Promise<unknown>;
  delete: (which: Target) => Promise<unknown>;
  clone: (what: Words & Target) => Promise<{ documentId: string }>;
  findMany: (which: Record<string, unknown>) => Promise<Entry[]>;
}

/** The document service of a noun, typed for tests: Strapi's own types need generated files. */
export function documentsOf(strapi: Core.Strapi, noun: string): Documents {
  return strapi.documents(`api::${noun}.${noun}`) as unknown as Documents;
}

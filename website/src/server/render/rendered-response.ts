import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** A response in memory: what a page is before it is cached, compressed and sent. */
export interface RenderedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Headers that describe a body, which go where another takes its place. */
export const BODY_HEADERS = ['content-encoding', 'content-type', 'etag'];

export function isPage({ headers }: Pick<RenderedResponse, 'headers'>): boolean {
  return String(headers['content-type']).startsWith('text/html');
}

export function withoutHeaders(headers: OutgoingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

import type { OutgoingHttpHeaders } from 'node:http';

/** A response in memory: what a page is before it is cached, compressed and sent. */
export interface RenderedResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

import { type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '../../contract/request-id';

/** Response that carries the id of its request, set as the head is written: Node writes a head slowly where single headers are set. */
export class NamedResponse extends ServerResponse {
  override writeHead(status: number, ...rest: unknown[]): this {
    const id = this.req.headers[REQUEST_ID_HEADER];
    const [headers] = rest;
    if (typeof id !== 'string') return super.writeHead(status, ...(rest as []));
    if (this.getHeaderNames().length === 0 && isPlain(headers))
      return super.writeHead(status, { ...headers, [REQUEST_ID_HEADER]: id });
    this.setHeader(REQUEST_ID_HEADER, id);
    return super.writeHead(status, ...(rest as []));
  }
}

function isPlain(headers: unknown): headers is OutgoingHttpHeaders {
  return typeof headers === 'object' && headers !== null && !Array.isArray(headers);
}

import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '../../contract/request-id';
import { enterRequest, newRequestId } from './request-context';

/** Gives every request of this process its id where nothing of ours stands in front of Next: in development. */
export function nameRequests(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message && message.request instanceof IncomingMessage)) return;
    const requestId = newRequestId();
    message.request.headers[REQUEST_ID_HEADER] = requestId;
    if ('response' in message && message.response instanceof ServerResponse)
      message.response.setHeader('X-Request-Id', requestId);
    enterRequest(requestId);
  });
}

import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '../../contract/request-id';
import { enterRequest, newRequestId } from './request-context';
import { settleVisitorAddress, TrustedProxies } from './trusted-proxies';

/** Names every request and settles its visitor's address where nothing of ours stands in front of Next: in development. */
export function nameRequests(trustedProxies: string): void {
  const proxies = new TrustedProxies(trustedProxies);
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message && message.request instanceof IncomingMessage)) return;
    settleVisitorAddress(message.request, proxies);
    const requestId = newRequestId();
    message.request.headers[REQUEST_ID_HEADER] = requestId;
    if ('response' in message && message.response instanceof ServerResponse)
      message.response.setHeader('X-Request-Id', requestId);
    enterRequest(requestId);
  });
}

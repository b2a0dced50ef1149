import type { IncomingMessage, RequestListener } from 'node:http';
import { GONE_STATUS } from '../../contract/log-line';
import { REQUEST_ID_HEADER, readRequestId } from '../../contract/request-id';
import type { Logger } from '../../lib/process/logger';
import { newRequestId, runInRequest } from '../../lib/request/request-context';
import type { TrustedProxies } from '../../lib/request/trusted-proxies';
import { Bursts } from './bursts';

/** Settles a request's id: a trusted proxy's or a new one, as two of one id would be one in the logs. */
function settleRequestId({ headers, socket }: IncomingMessage, proxies: TrustedProxies): string {
  const claimed = readRequestId(headers[REQUEST_ID_HEADER]);
  const given = claimed !== null && proxies.has(socket.remoteAddress ?? '') ? claimed : null;
  const requestId = given ?? newRequestId();
  headers[REQUEST_ID_HEADER] = requestId;
  return requestId;
}

function levelOf({ status, route }: { status: number; route: string }): keyof Logger {
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  // Asked every few seconds by whoever watches.
  return route.startsWith('/health/') ? 'debug' : 'info';
}

/** Cached answers a second that have a line each: a line costs half of what such an answer does. */
const LINES_PER_SECOND = 100;

/**
 * The outermost listener: gives every request its id and writes one line when the answer has been sent. The route stands
 * there in place of the address, which names appointments and carries keys. What is answered at once, from memory, is
 * counted beyond {@link LINES_PER_SECOND}, and told once a second by method, route and status.
 */
export function logRequests({
  listener,
  proxies,
  routeOf,
  logger,
}: {
  listener: RequestListener;
  proxies: TrustedProxies;
  /** Gives the pattern of what answers an address. */
  routeOf: (url: string) => string;
  logger: Logger;
}): RequestListener {
  const bursts = new Bursts(LINES_PER_SECOND, (told) => logger[levelOf(told)](told, 'requests'));
  return (request, response) => {
    const requestId = settleRequestId(request, proxies);
    // Code behind it may rewrite the address of the request.
    const { method = '', url = '/', socket } = request;
    const [startedAt, sentBefore] = [performance.now(), socket.bytesWritten];
    const write = (isAborted: boolean) => {
      const status = response.headersSent ? response.statusCode : GONE_STATUS;
      const route = routeOf(url);
      const line = {
        requestId,
        method,
        route,
        status,
        durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
        ...(isAborted ? { aborted: true } : {}),
      };
      logger[levelOf({ status, route })](line, 'request');
    };
    runInRequest(requestId, () => listener(request, response));
    if (!response.writableEnded) response.once('close', () => write(!response.writableFinished));
    else if (bursts.isRoomFor(startedAt)) write(false);
    else bursts.count({ method, route: routeOf(url), status: response.statusCode });
  };
}

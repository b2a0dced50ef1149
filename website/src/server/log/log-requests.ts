import type { IncomingMessage, RequestListener } from 'node:http';
import { GONE_STATUS, levelOfRequest } from '../../contract/log-line';
import { REQUEST_ID_HEADER, readRequestId } from '../../contract/request-id';
import type { Logger } from '../../lib/process/logger';
import { newRequestId, runInRequest } from '../../lib/request/request-context';
import type { TrustedProxies } from '../../lib/request/trusted-proxies';

/** Sets a request's id: from a trusted proxy, or a new one, because a visitor could reuse an id of another request. */
function settleRequestId({ headers, socket }: IncomingMessage, proxies: TrustedProxies): string {
  const claimed = readRequestId(headers[REQUEST_ID_HEADER]);
  const given = claimed !== null && proxies.has(socket.remoteAddress ?? '') ? claimed : null;
  const requestId = given ?? newRequestId();
  headers[REQUEST_ID_HEADER] = requestId;
  return requestId;
}

const SECOND_MS = 1000;
/** Cached answers a second that have a line each: a line costs half of what such an answer does. */
const LINES_PER_SECOND = 100;

interface Kind {
  method: string;
  route: string;
  status: number;
}

/** Limits log lines of cached answers: above a number per second they are counted and logged together. */
class Bursts {
  readonly #counts = new Map<string, Kind & { count: number }>();
  #written = 0;
  #endsAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly tell: (told: Kind & { count: number }) => void) {}

  /** Returns whether a request may have its own line. @param now monotonic milliseconds */
  isRoomFor(now: number): boolean {
    if (now >= this.#endsAt) {
      this.#endsAt = now + SECOND_MS;
      this.#written = 0;
    }
    this.#written += 1;
    return this.#written <= LINES_PER_SECOND;
  }

  count(kind: Kind): void {
    if (this.#counts.size === 0) setTimeout(() => this.#tellAll(), SECOND_MS).unref();
    const key = `${kind.method} ${kind.route} ${kind.status}`;
    const known = this.#counts.get(key);
    if (known) known.count += 1;
    else this.#counts.set(key, { ...kind, count: 1 });
  }

  #tellAll(): void {
    for (const told of this.#counts.values()) this.tell(told);
    this.#counts.clear();
  }
}

/** Gives every request its id and writes one line of its answer, with the route: the address names appointments and carries keys. */
export function logRequests(given: {
  listener: RequestListener;
  proxies: TrustedProxies;
  /** Gives the pattern of what answers an address. */
  routeOf: (url: string) => string;
  logger: Logger;
}): RequestListener {
  const { listener, proxies, routeOf, logger } = given;
  const bursts = new Bursts((told) => logger[levelOfRequest(told)](told, 'requests'));
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
      logger[levelOfRequest(line)](line, 'request');
    };
    runInRequest(requestId, () => listener(request, response));
    if (!response.writableEnded) response.once('close', () => write(!response.writableFinished));
    else if (bursts.isRoomFor(startedAt)) write(false);
    else bursts.count({ method, route: routeOf(url), status: response.statusCode });
  };
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener, ServerResponse } from 'node:http';
import { onMalformedForm } from '../lib/malformed-forms';
import { captureResponse } from './capture-response';

interface Exchange {
  isMalformed: boolean;
}

const exchanges = new AsyncLocalStorage<Exchange>();

/**
 * Answers 400 where Next could not read the form of a Server Action, which it calls a failure of the server. The hook
 * for errors (instrumentation.ts) tells which of its errors are of that kind.
 */
export function rejectMalformedForms({ listener }: { listener: RequestListener }): RequestListener {
  onMalformedForm(() => {
    const exchange = exchanges.getStore();
    if (exchange) exchange.isMalformed = true;
  });
  return (request, response) => {
    if (request.method !== 'POST') return listener(request, response);
    const exchange = { isMalformed: false };
    lowerStatus({ response, exchange });
    replaceBody({ response, exchange });
    exchanges.run(exchange, () => listener(request, response));
  };
}

/**
 * Changes what `statusCode` reads as, because everybody asks there: what holds an answer back, to cache it or to put the
 * fatal error page into it, then sees a refusal and not a fault.
 */
function lowerStatus({ response, exchange }: { response: ServerResponse; exchange: Exchange }): void {
  let kept = response.statusCode;
  Object.defineProperty(response, 'statusCode', {
    configurable: true,
    enumerable: true,
    get: () => (exchange.isMalformed && kept >= 500 ? 400 : kept),
    set: (status: number) => {
      kept = status;
    },
  });
}

const FLIGHT = 'text/x-component';
const BODY_HEADERS = ['content-length', 'content-encoding', 'etag'];

/** A body like that of other refusals in place of Next's document of a fault. An answer for the page's script stays. */
function replaceBody({ response, exchange }: { response: ServerResponse; exchange: Exchange }): void {
  const { flushHeaders } = response;
  const isReplaced = () =>
    exchange.isMalformed &&
    !response.headersSent &&
    !String(response.getHeader('content-type')).startsWith(FLIGHT);
  captureResponse({
    response,
    shouldCapture: isReplaced,
    onPassedThrough: () => Object.assign(response, { flushHeaders }),
    onCaptured: () => {
      for (const name of BODY_HEADERS) response.removeHeader(name);
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(JSON.stringify({ error: 'BadForm' }));
    },
  });
  // Next sends the headers of a page before its first byte, and then nothing could be changed in them.
  response.flushHeaders = () => {
    if (!isReplaced()) Reflect.apply(flushHeaders, response, []);
  };
}

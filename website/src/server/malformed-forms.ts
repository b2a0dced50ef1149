import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener, ServerResponse } from 'node:http';
import { onMalformedForm } from '../lib/malformed-forms';

interface Exchange {
  isMalformed: boolean;
}

const exchanges = new AsyncLocalStorage<Exchange>();

/**
 * Answers with 400 where Next could not read the form of a Server Action: it calls that a failure of the server. Which
 * of its errors are of that kind says the hook for errors (instrumentation.ts).
 */
export function answerMalformedForms({ listener }: { listener: RequestListener }): RequestListener {
  onMalformedForm(() => {
    const exchange = exchanges.getStore();
    if (exchange) exchange.isMalformed = true;
  });
  return (request, response) => {
    if (request.method !== 'POST') return listener(request, response);
    const exchange = { isMalformed: false };
    settleStatus({ response, exchange });
    exchanges.run(exchange, () => listener(request, response));
  };
}

/**
 * Where the status is kept, because everybody asks there: whoever holds an answer back, to keep it or to draw the fatal
 * page into it, takes it for the refusal that it is.
 */
function settleStatus({ response, exchange }: { response: ServerResponse; exchange: Exchange }): void {
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

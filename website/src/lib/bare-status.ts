import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { isRobot } from './robots';

/**
 * Keeps the body of a fatal error from search engines and the makers of previews: they get the bare status
 * (specification, point 8). Next offers no place for this: its error page is on the way when the status is known.
 * Call once per process.
 */
export function sendRobotsBareFaults(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message && message.request instanceof IncomingMessage)) return;
    if (!('response' in message && message.response instanceof ServerResponse)) return;
    if (isRobot(message.request.headers['user-agent'] ?? null)) holdBackFaults(message.response);
  });
}

/** From here on, what is written to this answer is dropped when its status says that the server failed. */
function holdBackFaults(response: ServerResponse): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const isFault = () => {
    if (response.statusCode < 500) return false;
    if (!response.headersSent) for (const name of BODY_HEADERS) response.removeHeader(name);
    return true;
  };
  response.write = (...args: unknown[]) => {
    if (!isFault()) return Reflect.apply(write, response, args);
    callBack(args);
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (!isFault()) return Reflect.apply(end, response, args);
    end();
    callBack(args);
    return response;
  };
}

const BODY_HEADERS = ['content-length', 'content-encoding', 'content-type'];

/** Tells the writer that its piece is gone; the last argument of both calls may be the one to tell. */
function callBack(args: unknown[]): void {
  const last = args.at(-1);
  if (typeof last === 'function') process.nextTick(() => last());
}

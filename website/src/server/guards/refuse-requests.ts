import type { IncomingMessage, RequestListener } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';
import { REQUESTED_PATH_HEADER } from '../../lib/address/requested-path';
import { errorBody } from '../../lib/request/error-answer';
import { settleVisitorAddress, type TrustedProxies } from '../../lib/request/trusted-proxies';
import type { Exchange } from '../render/rendered-response';

const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];
const LONGEST_ADDRESS = 8192;
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
/** Format of Next's action ids; another value would only be written to the log. */
const ACTION_ID = /^[0-9a-f]{42}$/;
/** Headers to Next's own inner parts: they change its answer, and so what is kept for everybody. */
const INNER_HEADERS =
  /^(?:x-middleware-|x-invoke-|x-nextjs-|x-prerender-|x-next-revalidate|x-matched-path$|x-requested-path$|next-resume$)/;

interface Refusal {
  status: number;
  error: string;
  headers?: Record<string, string>;
}

/** Refuses malformed requests, which Next would answer with 500 or obey, and settles who the visitor is. */
export function refuseMalformed(listener: RequestListener, proxies: TrustedProxies): RequestListener {
  return (request, response) => {
    settleVisitorAddress(request, proxies);
    for (const name of Object.keys(request.headers)) {
      if (INNER_HEADERS.test(name)) delete request.headers[name];
    }
    const refusal = refusalOf(request);
    if (refusal === 'noSuchPage') {
      const { url = '' } = request;
      request.headers[REQUESTED_PATH_HEADER] = url.split('?', 1)[0];
      // As proxy.ts has it for entries that do not exist.
      request.url = `/${url.startsWith('/ar/') ? 'ar' : 'en'}/not-found/entry`;
    } else if (refusal) return refuse({ request, response, ...refusal });
    listener(request, response);
  };
}

/** @returns `noSuchPage` for what a person may have come to by a cut link: it deserves a whole page */
function refusalOf(request: IncomingMessage): Refusal | 'noSuchPage' | null {
  const { method = '', url = '', headers, rawHeaders } = request;
  if (!METHODS.includes(method)) {
    return { status: 405, error: 'MethodNotAllowed', headers: { allow: METHODS.join(', ') } };
  }
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1 || (headers.host !== undefined && !HOST.test(headers.host)))
    return { status: 400, error: 'BadHost' };
  if (!url.startsWith('/')) return { status: 400, error: 'BadAddress' };
  if (url.length > LONGEST_ADDRESS) return { status: 414, error: 'AddressTooLong' };
  if (!isReadable(url)) {
    const isPage = method === 'GET' && !/^\/(?:api|uploads|_next)\//.test(url);
    return isPage ? 'noSuchPage' : { status: 404, error: 'NotFound' };
  }
  if (method === 'POST' && FLIGHT_FILE.test(decodeURIComponent(url.split('?', 1)[0] ?? '')))
    return { status: 405, error: 'MethodNotAllowed', headers: { allow: 'GET, HEAD' } };
  const encoding = headers['content-encoding'];
  if (encoding && encoding !== 'identity') return { status: 415, error: 'UnsupportedEncoding' };
  if (!isRouterState(headers['next-router-state-tree'])) return { status: 400, error: 'BadRouterState' };
  return method === 'POST' ? refusalOfForm(headers) : null;
}

/** Refuses a form sent to a page that Next would answer with 500, or write to the log as it came. */
function refusalOfForm(headers: IncomingMessage['headers']): Refusal | null {
  const action = headers['next-action'];
  if (action !== undefined && !ACTION_ID.test(String(action))) return { status: 400, error: 'BadAction' };
  const { origin, 'content-type': type = '' } = headers;
  const host = headers['x-forwarded-host'] ?? headers.host;
  if (origin !== undefined && (URL.parse(origin)?.host ?? null) !== host)
    return { status: 403, error: 'Foreign' };
  if (/^multipart\//i.test(type) && !/;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})/i.test(type)) {
    return { status: 400, error: 'BadForm' };
  }
  return null;
}

/** Page of faults of Next itself, which it would also serve on request. */
const INNER_PAGE = /^\/_global-error\/?$/;
/** The router's data of a page as a file: it is only ever read, and Next fails where a form is sent to it. */
const FLIGHT_FILE = /\.rsc\/?$/i;
/** Slash within a name: Next takes the decoded path for the address of another site, or for another path. */
const HIDDEN_SLASH = /%2f/i;
/** Step that Next would take, to a path that is not the one we judge: a browser takes it before it asks. */
const DOT_STEP = /\\|\/\.{1,2}(?:\/|$)/;

/** False for a path that names nothing: broken percent-encoding, or a character that no name has. */
function isReadable(url: string): boolean {
  const [path = ''] = url.split('?');
  if (HIDDEN_SLASH.test(path)) return false;
  try {
    const text = decodeURIComponent(path);
    return !text.includes('\0') && !INNER_PAGE.test(text) && !DOT_STEP.test(text);
  } catch {
    return false;
  }
}

/** Returns false for a header that makes Next's own parser throw, which would be a 500. */
function isRouterState(header: string | string[] | undefined): boolean {
  try {
    parseAndValidateFlightRouterState(header);
    return true;
  } catch {
    return false;
  }
}

/** Answers in the shape of the website's own calls, and does not wait for a body. */
export function refuse({ request, response, status, error, headers }: Refusal & Exchange): void {
  const body = JSON.stringify(errorBody({ error }));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
    ...(hasBody(request) ? { connection: 'close' } : {}),
  });
  if (!hasBody(request)) return void response.end(body);
  if (request.method !== 'HEAD') response.write(body);
  linger(request, () => response.end());
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const LINGER_BYTES = 1024 * 1024;
const LINGER_MS = 1000;

/** Reads on for a moment without keeping anything: closed at once, the connection would lose the answer. */
function linger(request: IncomingMessage, done: () => void): void {
  let read = 0;
  const timer = setTimeout(finish, LINGER_MS);
  function finish(): void {
    clearTimeout(timer);
    request.off('data', count).off('end', finish).off('close', finish);
    done();
  }
  function count(chunk: Buffer): void {
    read += chunk.length;
    if (read > LINGER_BYTES) finish();
  }
  request.on('data', count).once('end', finish).once('close', finish);
}

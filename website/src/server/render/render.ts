import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import inject from 'light-my-request';
import { READY_RETRY_SECONDS } from '../../contract/health';
import { NOT_FOUND_HEADER, REQUESTED_PATH_HEADER } from '../../lib/address/requested-path';
import { isBackendDown } from '../../lib/cache/content-changes';
import { isMadePerRequest } from '../../lib/cache/made-per-request';
import { errorBody } from '../../lib/request/error-answer';
import { onMalformedForm } from '../../lib/request/malformed-forms';
import { runPerRequestPage } from '../../lib/request/request-context';
import { findClinicPhone } from './clinic-phone';
import { localeOfPath, withFatalErrorPage, withNotFoundPage } from './fatal-error-page';
import { withoutEmptyActions } from './form-actions';
import { withLanguageLink } from './language-link';
import type { RenderedResponse } from './rendered-response';

export type Renderer = (asked: Asked) => Promise<RenderedResponse>;

interface Asked {
  request: IncomingMessage;
  /** The address to render, where it is not the one that was asked for. */
  url?: string;
  /** `GET` for another page than the one that a form was sent to. */
  method?: string;
}

/** Headers of the connection, or that ask for less than the whole answer, which is needed here. */
const NOT_FORWARDED = ['connection', 'if-none-match', 'if-modified-since', 'accept-encoding'];
const BODY_HEADERS = ['content-length', 'content-encoding', 'etag'];
const FLIGHT = 'text/x-component';

const exchanges = new AsyncLocalStorage<{ isMalformed: boolean }>();

/** Has Next render responses into memory, so that they can be cached, compressed once, or replaced by a fault page. */
export function createRenderer(next: RequestListener): Renderer {
  // The hook for errors (instrumentation.ts) tells which of Next's failures are of malformed forms.
  onMalformedForm(() => {
    const exchange = exchanges.getStore();
    if (exchange) exchange.isMalformed = true;
  });
  return async (asked) => {
    const first = await renderOnce(next, asked);
    // The backend failed just now: asked again, Next's cache gives the last good page (page-cache.ts).
    const isAskedAgain = first.status >= 500 && isRead(asked) && isBackendDown();
    const answer = isAskedAgain ? await renderOnce(next, asked) : first;
    if (answer.status < 500) {
      const page = withLanguageLink(withoutEmptyActions(asNotFound(answer)), requestedPath(asked.request));
      return withNotFoundPage(page, asked.request);
    }
    const { request } = asked;
    const isPage = String(answer.headers['content-type']).startsWith('text/html');
    const call = isPage && isBackendDown() ? await findCall(next, request) : null;
    return withFatalErrorPage(asUnavailable(answer), request, call);
  };
}

/** Answers 404 where the proxy found no page, if the page could be made; a file has its own status. */
function asNotFound({ status, headers, body }: RenderedResponse): RenderedResponse {
  const { [NOT_FOUND_HEADER]: mark, ...others } = headers;
  return mark === undefined
    ? { status, headers, body }
    : { status: status === 200 ? 404 : status, headers: others, body };
}

function requestedPath({ headers, url = '/' }: IncomingMessage): string {
  return String(headers[REQUESTED_PATH_HEADER] ?? url).split('?', 1)[0] ?? '/';
}

/** The number on the home page, which was made with the site or is kept: it is there while the backend is not. */
async function findCall(next: RequestListener, request: IncomingMessage) {
  const home = `/${localeOfPath(request.url ?? '/')}`;
  const { status, body } = await renderOnce(next, { request, url: home, method: 'GET' });
  return status === 200 ? findClinicPhone(body.toString('utf8')) : null;
}

/** Answers "unavailable" for a page that failed without the backend and was never made: it may work a moment later. */
function asUnavailable(answer: RenderedResponse): RenderedResponse {
  if (!isBackendDown()) return answer;
  const headers = { ...answer.headers, 'retry-after': String(READY_RETRY_SECONDS) };
  return { ...answer, status: 503, headers };
}

function isRead({ request, method = request.method }: Asked): boolean {
  return method === 'GET' || method === 'HEAD';
}

async function renderOnce(next: RequestListener, asked: Asked): Promise<RenderedResponse> {
  const { request, url = request.url ?? '/', method = request.method } = asked;
  const headers = Object.entries(request.headers).filter(
    ([name, value]) => value !== undefined && !NOT_FORWARDED.includes(name),
  );
  // Whole, as its length is bounded: a body that Next gives up on would take the answer with it.
  const payload = isRead(asked) ? undefined : await buffer(request);
  const exchange = { isMalformed: false };
  const options = {
    method: method as 'GET',
    url,
    headers: { ...Object.fromEntries(headers), [REQUESTED_PATH_HEADER]: requestedPath(request) },
    remoteAddress: request.socket.remoteAddress,
    payload,
    validate: false,
    // Otherwise it makes a text of every answer, which nobody reads.
    payloadAsStream: true,
  } as const;
  // It begins when it is waited for, so that has to be inside.
  const work = async () => await inject(orFail(next), options);
  const answer = await exchanges.run(exchange, () =>
    isMadePerRequest(url) ? runPerRequestPage(work) : work(),
  );
  const { statusCode: status, headers: said } = answer;
  const rendered = { status, headers: said, body: await buffer(answer.stream()) };
  return exchange.isMalformed && status >= 500 ? asRefusal(rendered) : rendered;
}

/** Answers 500 for what Next throws, as its own server has it; a form that it cannot read may come to that. */
function orFail(next: RequestListener): RequestListener {
  return async (request, response) => {
    try {
      await next(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    }
  };
}

/** Next calls a form that it cannot read a failure of the server; the script of a page is left its kind of answer. */
function asRefusal({ headers, body }: RenderedResponse): RenderedResponse {
  if (String(headers['content-type']).startsWith(FLIGHT)) return { status: 400, headers, body };
  const kept = Object.entries(headers).filter(([name]) => !BODY_HEADERS.includes(name));
  const own = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return {
    status: 400,
    headers: { ...Object.fromEntries(kept), ...own },
    body: Buffer.from(JSON.stringify(errorBody({ error: 'BadForm' }))),
  };
}

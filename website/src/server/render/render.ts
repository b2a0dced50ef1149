import type { IncomingMessage, RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import inject from 'light-my-request';
import { READY_RETRY_SECONDS } from '../../contract/health';
import { NOT_FOUND_HEADER, REQUESTED_PATH_HEADER } from '../../lib/address/requested-path';
import { isBackendDown } from '../../lib/cache/content-changes';
import { isMadePerRequest } from '../../lib/cache/made-per-request';
import { errorBody } from '../../lib/request/error-answer';
import { runRender } from '../../lib/request/request-context';
import { withFatalErrorPage, withNotFoundPage } from './fatal-error-page';
import { mendPage } from './mend-page';
import { BODY_HEADERS, isPage, type RenderedResponse, withoutHeaders } from './rendered-response';
import { localeOfRequest } from './request-locale';

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
/** Headers of one response on the wire, which are not part of what is said. */
const OF_CONNECTION = ['content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding'];
const FLIGHT = 'text/x-component';

/** Has Next render responses into memory, so that they can be cached, compressed once, or replaced by a fault page. */
export function createRenderer(next: RequestListener): Renderer {
  return async (asked) => {
    const { request } = asked;
    const first = await renderOnce(next, asked);
    // The backend failed just now: asked again, Next's cache gives the last good page (page-cache.ts).
    const isAskedAgain = first.status >= 500 && isRead(asked) && isBackendDown();
    const answer = isAskedAgain ? await renderOnce(next, asked) : first;
    if (answer.status < 500) return withNotFoundPage(mendPage(asNotFound(askedAnew(answer))), request);
    if (!isBackendDown()) return withFatalErrorPage(answer, request);
    // It failed without the backend and was never made: it may work a moment later.
    const headers = { ...answer.headers, 'retry-after': String(READY_RETRY_SECONDS) };
    const call = isPage(answer) ? await findCall(next, request) : null;
    return withFatalErrorPage({ ...answer, status: 503, headers }, request, call);
  };
}

/** Keeps browsers from remembering for good where an entry has moved: a former name that comes back would lead in a circle. */
function askedAnew(answer: RenderedResponse): RenderedResponse {
  if (answer.status !== 308) return answer;
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-cache' } };
}

/** Answers 404 where the proxy found no page, if the page could be made; a file has its own status. */
function asNotFound(answer: RenderedResponse): RenderedResponse {
  if (!(NOT_FOUND_HEADER in answer.headers)) return answer;
  const headers = withoutHeaders(answer.headers, [NOT_FOUND_HEADER]);
  return { ...answer, status: answer.status === 200 ? 404 : answer.status, headers };
}

/** A link to a number, and how the page writes it (components/ui/phone-link.tsx). */
const PHONE_LINK = /<a\b[^>]*\bhref="tel:(\+\d+)"[^>]*>(?:(?!<\/a>)[\s\S])*?<bdi\b[^>]*>([^<]+)<\/bdi>/;

/** The clinic's number on the home page, which was made with the site or is kept: it is there while the backend is not. */
async function findCall(next: RequestListener, request: IncomingMessage) {
  const home = `/${localeOfRequest(request)}`;
  const { status, body } = await renderOnce(next, { request, url: home, method: 'GET' });
  const [, phone, phoneText] = (status === 200 && PHONE_LINK.exec(body.toString('utf8'))) || [];
  return phone && phoneText ? { phone, phoneText } : null;
}

function isRead({ request, method = request.method }: Asked): boolean {
  return method === 'GET' || method === 'HEAD';
}

async function renderOnce(next: RequestListener, asked: Asked): Promise<RenderedResponse> {
  const { request, url = request.url ?? '/', method = request.method } = asked;
  // Whole, as its length is bounded: a body that Next gives up on would take the answer with it.
  const payload = isRead(asked) ? undefined : await buffer(request);
  const [asPath] = (request.url ?? '/').split('?', 1);
  // The hook for errors (instrumentation.ts) tells which of Next's failures are of malformed forms.
  const render = { isPerRequestPage: isMadePerRequest(url), isMalformed: false };
  const options = {
    method,
    url,
    headers: { [REQUESTED_PATH_HEADER]: asPath, ...withoutHeaders(request.headers, NOT_FORWARDED) },
    remoteAddress: request.socket.remoteAddress,
    payload,
    validate: false,
    // Otherwise it makes a text of every answer, which nobody reads.
    payloadAsStream: true,
  };
  // It begins when it is waited for, so that has to be inside.
  const work = async () => await inject(orFail(next), options);
  const { statusCode, headers, stream } = await runRender(render, work);
  const said = withoutHeaders(headers, OF_CONNECTION);
  const answer = { status: statusCode, headers: said, body: await buffer(stream()) };
  return render.isMalformed && statusCode >= 500 ? asRefusal(answer) : answer;
}

/** Answers 500 if a listener throws, as Next's own server does; nothing if the visitor has gone. */
export function orFail(listener: RequestListener): RequestListener {
  return async (request, response) => {
    try {
      await listener(request, response);
    } catch (error) {
      if (response.destroyed) return;
      console.error(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    }
  };
}

/** Next calls a form that it cannot read a failure of the server; the script of a page is left its kind of answer. */
function asRefusal({ headers, body }: RenderedResponse): RenderedResponse {
  if (String(headers['content-type']).startsWith(FLIGHT)) return { status: 400, headers, body };
  const own = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return {
    status: 400,
    headers: { ...withoutHeaders(headers, BODY_HEADERS), ...own },
    body: Buffer.from(JSON.stringify(errorBody({ error: 'BadForm' }))),
  };
}

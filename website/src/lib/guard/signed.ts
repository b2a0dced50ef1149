import 'server-only';
import { READY_RETRY_SECONDS } from '@/contract/health';
import { markGuarded } from './guarded';
import type { GuardedRoute } from './route';

interface SignedHandling<Notice> {
  /** Limit above any message of the backend. */
  maxBytes: number;
  /** The message, when it is signed and well-formed; else the status that says why not. */
  open: (sent: { body: string; signature: string | null }) => { notice: Notice } | { status: number };
  refused: (status: number) => Response;
  handle: (notice: Notice) => Response | Promise<Response>;
}

/** A route for a gateway of messages, handed on as it came: by its signature the backend knows who it is. */
export function gatewayRoute(
  maxBytes: number,
  /** Header of the signature; a request without it is refused here. Null where only the backend knows the proof. */
  header: string | null,
  handle: (sent: {
    body: string;
    signature: string;
    headers: Headers;
    query: URLSearchParams;
  }) => Response | Promise<Response>,
): GuardedRoute {
  async function route(request: Request): Promise<Response> {
    const refused = (status: number) =>
      new Response(null, { status, headers: { 'cache-control': 'no-store' } });
    const signature = header === null ? '' : request.headers.get(header);
    if (signature === null || (header !== null && signature === '')) return refused(401);
    if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return refused(413);
    const body = await request.text();
    const { headers } = request;
    const query = new URL(request.url).searchParams;
    return body.length > maxBytes ? refused(413) : handle({ body, signature, headers, query });
  }
  return markGuarded(route, 'gateway');
}

/** A route for another system: whose key it brings, the backend knows. */
export function keyRoute(handle: (request: Request) => Promise<Response>): GuardedRoute {
  return markGuarded((request: Request) => handle(request), 'key');
}

/** The answer to a gateway: what its notice came to in the backend, without a word. */
export function answerGateway(status: number): Response {
  const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  if (status >= 500) headers.set('retry-after', String(READY_RETRY_SECONDS));
  return new Response(null, { status: status >= 500 ? 503 : status === 204 ? 200 : status, headers });
}

/** A route for the backend alone, which is known by its signature. */
export function backendRoute<Notice>({
  maxBytes,
  open,
  refused,
  handle,
}: SignedHandling<Notice>): GuardedRoute {
  async function route(request: Request): Promise<Response> {
    if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return refused(413);
    const body = await request.text();
    if (body.length > maxBytes) return refused(413);
    const opened = open({ body, signature: request.headers.get('x-signature') });
    return 'notice' in opened ? handle(opened.notice) : refused(opened.status);
  }
  return markGuarded(route, 'backend');
}

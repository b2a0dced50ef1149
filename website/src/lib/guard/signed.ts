import 'server-only';
import { READY_RETRY_SECONDS } from '@/contract/health';
import { HOOK_BYTES } from '@/contract/hooks';
import { markGuarded } from './guarded';
import type { GuardedRoute } from './route';

interface SignedHandling<Notice> {
  maxBytes: number;
  /** The message, when it is signed and well-formed; else the status that says why not. */
  open: (sent: { body: string; signature: string | null }) => { notice: Notice } | { status: number };
  refused: (status: number) => Response;
  handle: (notice: Notice) => Response | Promise<Response>;
}

interface SentNotice {
  body: string;
  signature: string;
  headers: Headers;
  query: URLSearchParams;
}

/** A route for a gateway, whose notice is handed on as it came: by its signature the backend knows who it is. */
export function gatewayRoute(
  /** Header of the signature; a request without it is refused here. Null where only the backend knows the proof. */
  header: string | null,
  /** Hands it on, and gives the status it came to in the backend. */
  forward: (sent: SentNotice) => Promise<number>,
): GuardedRoute {
  async function route(request: Request): Promise<Response> {
    const refused = (status: number) =>
      new Response(null, { status, headers: { 'cache-control': 'no-store' } });
    const signature = header === null ? '' : request.headers.get(header);
    if (signature === null || (header !== null && signature === '')) return refused(401);
    if (Number(request.headers.get('content-length') ?? 0) > HOOK_BYTES) return refused(413);
    const body = await request.text();
    if (body.length > HOOK_BYTES) return refused(413);
    const query = new URL(request.url).searchParams;
    return answerGateway(await forward({ body, signature, headers: request.headers, query }));
  }
  return markGuarded(route, 'gateway');
}

/** Route for other systems; the backend checks the API key. */
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
export function backendRoute<Notice>(handling: SignedHandling<Notice>): GuardedRoute {
  const { maxBytes, open, refused, handle } = handling;
  async function route(request: Request): Promise<Response> {
    if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return refused(413);
    const body = await request.text();
    if (body.length > maxBytes) return refused(413);
    const opened = open({ body, signature: request.headers.get('x-signature') });
    return 'notice' in opened ? handle(opened.notice) : refused(opened.status);
  }
  return markGuarded(route, 'backend');
}

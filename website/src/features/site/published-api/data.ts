import 'server-only';
import { API_BASE } from '@/contract/openapi';
import { backendFile } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { visitorHeaders } from '@/lib/backend/website-key';
import { currentFaultId } from '@/lib/request/request-context';
import { callsAt, PASSED_HEADERS } from './rules';

const HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

/** A refusal in the shape of the backend's. */
function refuse(status: number, name: string, message: string, more: Record<string, string> = {}): Response {
  const id = currentFaultId();
  const error = { status, name, message, details: {}, ...(id === null ? {} : { id }) };
  return Response.json({ data: null, error }, { status, headers: { ...HEADERS, ...more } });
}

function passOn(error: BackendError): Response {
  const retryAfter = String(error.retryAfterSeconds ?? 5);
  // Nothing came in time, or to a proxy (502, 504): whether it was done, the caller finds out by asking again.
  if (error.answeredWith === null || error.answeredWith >= 502)
    return refuse(503, 'ServiceUnavailableError', 'Ask again in a moment', { 'retry-after': retryAfter });
  return Response.json(error.body, {
    status: error.answeredWith,
    headers: { ...HEADERS, ...(error.answeredWith === 429 ? { 'retry-after': retryAfter } : {}) },
  });
}

/** Passes a published call on to the backend, which knows the key; other calls are not passed on. */
export async function passCall(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(API_BASE.length);
  const calls = callsAt(path);
  if (calls.length === 0) return refuse(404, 'NotFoundError', 'There is no such call');
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const call = calls.find((one) => one.method.toUpperCase() === method);
  if (!call) {
    const allow = calls.map((one) => one.method.toUpperCase()).join(', ');
    return refuse(405, 'MethodNotAllowedError', 'This is not called so', { allow });
  }
  let body: unknown;
  if (call.body) {
    if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
      return refuse(415, 'UnsupportedMediaTypeError', 'A body is JSON');
    try {
      body = JSON.parse(await request.text());
    } catch {
      return refuse(400, 'BadRequestError', 'The body is not JSON');
    }
  }
  const passed = PASSED_HEADERS.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  try {
    const answer = await backendFile({
      method: call.method.toUpperCase() as 'GET' | 'POST' | 'DELETE',
      path: `/v1${path}${url.search}`,
      headers: {
        ...(await visitorHeaders()),
        ...Object.fromEntries(passed),
        authorization: request.headers.get('authorization') ?? '',
      },
      ...(call.body ? { body } : {}),
    });
    const type = answer.headers.get('content-type');
    return new Response(answer.status === 204 ? null : answer.body, {
      status: answer.status,
      headers: { ...HEADERS, ...(type ? { 'content-type': type } : {}) },
    });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return passOn(error);
  }
}

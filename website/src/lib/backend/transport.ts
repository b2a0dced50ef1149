import { parseJson } from '@/contract/parse-json';
import { type QueryParams, stringifyQuery } from '../address/query-string';
import { tell } from '../process/measures';
import { traceCall } from '../process/tracing';
import { contentBody, contentQuery } from './data-cache';
import { BackendError, type BackendVersion, errorFromAnswer, unknownError } from './errors';

export type BackendCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the version prefix, for example `/doctors`. */
  path: string;
  params?: QueryParams;
  body?: unknown;
  /** Bytes to pass on as they come, in place of `body`. */
  upload?: ReadableStream<Uint8Array>;
  /** Time for calls for which the usual one is too short, as of a visitor on a slow line. */
  timeoutMs?: number;
  headers?: Record<string, string>;
  /** Bearer token; none is sent if omitted or null. */
  token?: string | null;
  /** Reads that may be kept: cache tags and the longest age in seconds. Left out: never stored. */
  cache?: { tags: string[]; revalidateSeconds: number };
};

/** Failure as the error hook learns of it. The path carries no query: it may hold personal details. */
export type BackendFailure = { method: string; path: string; error: BackendError };

export type BackendSettings = {
  baseUrl: string;
  version: BackendVersion;
  timeoutMs: number;
  onError: (failure: BackendFailure) => void;
};

/** Address of a call: v4 and v5 live under `/api`, v3 directly under the base (specification, point 7). */
export function backendUrl(call: {
  baseUrl: string;
  version: BackendVersion;
  path: string;
  params?: QueryParams | undefined;
  cache?: BackendCall['cache'] | undefined;
}): string {
  const prefix = call.version === 'v3' ? '' : '/api';
  const query = (call.cache ? contentQuery : stringifyQuery)(call.params ?? {});
  return `${call.baseUrl}${prefix}${call.path}${query === '' ? '' : `?${query}`}`;
}

/** Makes one call, never repeated; null for an empty answer. Throws BackendError when not 2xx, not JSON, or late. */
export function sendToBackend(settings: BackendSettings, call: BackendCall): Promise<unknown> {
  return fetchFromBackend(settings, call, async (response) => {
    const text = await response.text();
    const body = parseJson(text, call.cache ? contentBody : JSON.parse);
    if (body !== undefined || text === '') return body ?? null;
    const message = 'The backend answered with something that is not JSON.';
    throw unknownError({ version: settings.version, message, answeredWith: response.status });
  });
}

/** Makes one call, never repeated, and reads its answer; throws BackendError when that is not 2xx or late. */
export async function fetchFromBackend<Value>(
  settings: BackendSettings,
  call: BackendCall,
  read: (response: Response) => Promise<Value>,
): Promise<Value> {
  try {
    return await read(await send(settings, call));
  } catch (fault) {
    const error = asFailure(settings, fault);
    settings.onError({ method: call.method, path: call.path, error });
    throw error;
  }
}

function asFailure({ version }: BackendSettings, fault: unknown): BackendError {
  if (fault instanceof BackendError) return fault;
  const message = fault instanceof Error ? fault.message : 'The backend could not be reached.';
  return unknownError({ version, message, cause: fault });
}

async function send(settings: BackendSettings, call: BackendCall): Promise<Response> {
  const { baseUrl, version, timeoutMs } = settings;
  const { path, params, cache } = call;
  const response = await watchCall(call, (headers) =>
    fetch(backendUrl({ baseUrl, version, path, params, cache }), {
      method: call.method,
      headers: { ...requestHeaders(call), ...headers },
      signal: AbortSignal.timeout(call.timeoutMs ?? timeoutMs),
      ...(call.upload ? { body: call.upload, duplex: 'half' as const } : {}),
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      ...(cache
        ? { next: { tags: cache.tags, revalidate: cache.revalidateSeconds } }
        : { cache: 'no-store' as const }),
    }),
  );
  if (!response.ok) {
    const body = parseJson(await response.text());
    const fallbackMessage = `The backend answered ${response.status} without an error body.`;
    const retryAfter = response.headers.get('retry-after');
    throw errorFromAnswer({ version, body, answeredWith: response.status, fallbackMessage, retryAfter });
  }
  return response;
}

function requestHeaders(call: BackendCall): Record<string, string> {
  return {
    accept: 'application/json',
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
    ...call.headers,
  };
}

/** The first part of a path, which is a word of ours: what follows may name an appointment or a patient. */
const AREA = /^\/([a-z][a-z-]{0,40})(?:\/|$)/;

/** Makes a call to the backend, measured and traced where wanted; `send` is given the headers of the trace. */
async function watchCall(
  { method, path, cache }: BackendCall,
  send: (headers: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const area = AREA.exec(path)?.[1] ?? 'other';
  const begun = performance.now();
  const note = (result: 'answered' | 'refused' | 'failed') =>
    tell('backendCall', {
      area,
      isKept: Boolean(cache),
      result,
      seconds: (performance.now() - begun) / 1000,
    });
  try {
    const response = await traceCall(`backend ${method} ${area}`, send);
    note(response.ok ? 'answered' : response.status < 500 ? 'refused' : 'failed');
    return response;
  } catch (error) {
    note('failed');
    throw error;
  }
}

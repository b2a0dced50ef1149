import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { z } from 'zod';
import { REQUEST_ID_HEADER } from '@/contract/request-id';
import { getEnvironment } from '../process/env';
import { currentRequestId } from '../request/request-context';

const KEY_HEADER = 'x-website-key';

/** Event of Node's fetch for each request that it sends (undici, "DiagnosticsChannel"). */
const created = z.object({
  request: z.object({
    origin: z.union([z.string(), z.instanceof(URL)]),
    /** Names and values in turn. */
    headers: z.array(z.unknown()),
    addHeader: z.custom<(name: string, value: string) => unknown>((value) => typeof value === 'function'),
  }),
});

/** Adds the id of its request to every call of the backend, below Next's fetch, as headers are part of what it keeps by. */
export function passRequestIds(): void {
  const { BACKEND_URL, WEBSITE_KEY } = getEnvironment();
  const { origin } = new URL(BACKEND_URL);
  subscribe('undici:request:create', (message) => {
    const requestId = currentRequestId();
    if (requestId === null) return;
    const { data } = created.safeParse(message);
    if (!data || String(data.request.origin) !== origin) return;
    const names = data.request.headers
      .filter((_, index) => index % 2 === 0)
      .map((name) => String(name).toLowerCase());
    // Called on what was given: it is a method.
    const { request } = message as { request: { addHeader: (name: string, value: string) => unknown } };
    if (!names.includes(REQUEST_ID_HEADER)) request.addHeader(REQUEST_ID_HEADER, requestId);
    if (!names.includes(KEY_HEADER)) request.addHeader(KEY_HEADER, WEBSITE_KEY);
  });
}

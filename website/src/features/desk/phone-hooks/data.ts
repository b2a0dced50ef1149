import 'server-only';
import { backendRequest } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { bookingHeaders } from '@/lib/backend/website-key';
import { getVisitorAddress } from '@/lib/request/visitor';

/** Returns what the backend makes of something that a gateway sends: its status, 204 for what it has taken. */
async function statusOf({
  visitor = null,
  ...call
}: {
  path: string;
  body: object;
  visitor?: string | null;
}): Promise<number> {
  try {
    await backendRequest({ method: 'POST', headers: bookingHeaders(visitor), ...call });
    return 204;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status;
  }
}

/** Hands a notice on as it came; the backend knows by what it is to be signed. */
export function forwardNotice({ body, signature }: { body: string; signature: string }): Promise<number> {
  return statusOf({ path: '/hooks/whatsapp', body: { data: { body, signature } } });
}

/** Tells whether this is the word that the clinic and WhatsApp were both given. */
export async function isVerifyToken(token: string): Promise<boolean> {
  return (await statusOf({ path: '/hooks/whatsapp/verification', body: { data: { token } } })) === 204;
}

/** Headers of the browser and of proxies, which are not the gateway's own. */
const NOT_ITS_OWN = /^(?:cookie|forwarded|x-forwarded-.*|x-real-ip|connection|host)$/;
/** Longest header that may be a secret. */
const LONGEST_VALUE = 2000;

/** Hands on what a described gateway sends; the backend knows by what of it the gateway proves itself. */
export async function forwardGatewayNotice(
  path: '/hooks/sms' | '/hooks/payments',
  { body, headers, query }: { body: string; headers: Headers; query: URLSearchParams },
): Promise<number> {
  const isShort = ([name, value]: [string, string]) => name.length <= 100 && value.length <= LONGEST_VALUE;
  const own = [...headers].filter(([name, value]) => !NOT_ITS_OWN.test(name) && isShort([name, value]));
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
  const named = { headers: Object.fromEntries(own), query: Object.fromEntries([...query].filter(isShort)) };
  const data = { body, isForm, ...named };
  return statusOf({ path, body: { data }, visitor: await getVisitorAddress() });
}

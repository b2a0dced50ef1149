import 'server-only';
import { send } from '@/lib/backend/calls';
import { orRefusal } from '@/lib/backend/errors';
import { bookingHeaders, visitorHeaders } from '@/lib/backend/website-key';

/** Returns what the backend makes of something that a gateway sends: its status, 204 for what it has taken. */
function statusOf(path: string, data: object, headers = bookingHeaders(null)): Promise<number> {
  const post = async () => {
    await send({ path, data, headers });
    return 204;
  };
  return orRefusal(post, ({ status }) => status);
}

/** Hands a notice on as it came; the backend knows by what it is to be signed. */
export function forwardNotice({ body, signature }: { body: string; signature: string }): Promise<number> {
  return statusOf('/hooks/whatsapp', { body, signature });
}

/** Tells whether this is the word that the clinic and WhatsApp were both given. */
export async function isVerifyToken(token: string): Promise<boolean> {
  return (await statusOf('/hooks/whatsapp/verification', { token })) === 204;
}

/** Headers of the browser and of proxies, which are not the gateway's own. */
const NOT_ITS_OWN = /^(?:cookie|forwarded|x-forwarded-.*|x-real-ip|connection|host)$/;
const LONGEST_VALUE = 2000;

/** Forwards a notice of a described gateway to the backend, with the parts by which it is verified. */
export async function forwardGatewayNotice(
  path: '/hooks/sms' | '/hooks/payments',
  { body, headers, query }: { body: string; headers: Headers; query: URLSearchParams },
): Promise<number> {
  const isShort = ([name, value]: [string, string]) => name.length <= 100 && value.length <= LONGEST_VALUE;
  const own = [...headers].filter(([name, value]) => !NOT_ITS_OWN.test(name) && isShort([name, value]));
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
  const named = { headers: Object.fromEntries(own), query: Object.fromEntries([...query].filter(isShort)) };
  return statusOf(path, { body, isForm, ...named }, await visitorHeaders());
}

import 'server-only';
import { backendRequest } from '@/lib/backend/client';
import { BackendError } from '@/lib/backend/errors';
import { bookingHeaders } from '@/lib/backend/website-key';

/** What the backend makes of something that WhatsApp sends: its status, 204 for what it has taken. */
async function statusOf(call: { path: string; body: object }): Promise<number> {
  try {
    await backendRequest({ method: 'POST', headers: bookingHeaders(null), ...call });
    return 204;
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    return error.status;
  }
}

/** Hands a notice on as it came; the backend knows by what it is to be signed. */
export function forwardNotice(notice: { body: string; signature: string }): Promise<number> {
  return statusOf({ path: '/hooks/whatsapp', body: { data: notice } });
}

/** Whether this is the word that the clinic and WhatsApp were both given. */
export async function isVerifyToken(token: string): Promise<boolean> {
  return (await statusOf({ path: '/hooks/whatsapp/verification', body: { data: { token } } })) === 204;
}

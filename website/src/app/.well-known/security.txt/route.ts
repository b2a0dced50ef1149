import { siteAddress } from '@/lib/address/site-address';
import { getEnvironment } from '@/lib/process/env';
import { publicAnswer } from '@/lib/request/public-answer';
import { securityText } from '@/lib/security/security-text';

/** Contact for reports of security faults (RFC 9116); 404 while no contact is set, and once its date is past. */
export function GET(): Response {
  const { SECURITY_CONTACT, SECURITY_EXPIRES } = getEnvironment();
  const text = securityText({
    contact: SECURITY_CONTACT,
    expires: SECURITY_EXPIRES,
    address: siteAddress('/.well-known/security.txt'),
    now: Date.now(),
  });
  if (text === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  return publicAnswer(text, 'text/plain; charset=utf-8', 3600);
}

/**
 * Text of `/.well-known/security.txt` (RFC 9116), or null where no contact is set or its date is past: a contact that
 * nobody reads any more is worse than none.
 *
 * @param given.expires day or instant of ISO 8601
 * @param given.now milliseconds since 1970
 */
export function securityText(given: {
  contact: string | undefined;
  expires: string | undefined;
  address: string;
  now: number;
}): string | null {
  const { contact, expires, address, now } = given;
  if (!contact || !expires || Date.parse(expires) <= now) return null;
  const fields = [
    `Contact: ${contact}`,
    `Expires: ${new Date(expires).toISOString()}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${address}`,
  ];
  return `${fields.join('\n')}\n`;
}

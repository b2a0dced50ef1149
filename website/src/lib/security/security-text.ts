/** Writes `/.well-known/security.txt` (RFC 9116); null without contact or past its date, when nobody reads it any more. */
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

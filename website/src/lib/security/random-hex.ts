/** Returns random bytes in hexadecimal digits. Not randomUUID: browsers have that on pages with https only. */
export function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

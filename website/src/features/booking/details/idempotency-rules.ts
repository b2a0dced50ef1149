const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for a key as the booking forms send it. */
export function isIdempotencyKey(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** @param hex 32 hexadecimal digits at least, of which the first 32 are taken */
export function keyFromHex(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

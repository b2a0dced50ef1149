import { crc32 } from 'node:zlib';

/** A PNG of one point. */
const SMALL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A PNG whose head says that it is large: a few bytes for which gigabytes would be needed to decode it. */
export function hugePng({ width, height }: { width: number; height: number }): Buffer {
  const png = Buffer.from(SMALL, 'base64');
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

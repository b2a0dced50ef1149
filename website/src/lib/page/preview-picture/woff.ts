import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** Unpacks WOFF 1.0 (W3C, 2012) into its TrueType font; throws when it is no WOFF. */
export function unpackWoff(packed: Buffer): Buffer {
  if (packed.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF 1.0 font.');
  const count = packed.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  const power = Math.floor(Math.log2(count));
  head.writeUInt32BE(packed.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);

  const parts: Buffer[] = [head];
  let position = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER + index * WOFF_ENTRY;
    const offset = packed.readUInt32BE(from + 4);
    const packedLength = packed.readUInt32BE(from + 8);
    const length = packed.readUInt32BE(from + 12);
    const raw = packed.subarray(offset, offset + packedLength);
    const table = packedLength < length ? inflateSync(raw) : raw;

    const to = SFNT_HEADER + index * SFNT_ENTRY;
    packed.copy(head, to, from, from + 4);
    packed.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(position, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = (4 - (length % 4)) % 4;
    parts.push(table, Buffer.alloc(padding));
    position += length + padding;
  }
  return Buffer.concat(parts);
}

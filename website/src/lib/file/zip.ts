import 'server-only';
import { crc32, deflateRawSync } from 'node:zlib';

/** Version that a reader needs, names in UTF-8, packed by deflate, and 1 January 1980, of which nobody reads anything. */
const COMMON = [20, 0x0800, 8, 0, 0x21];
const sizeOf = (buffers: readonly Buffer[]) => buffers.reduce((sum, { length }) => sum + length, 0);

function fields(values: readonly { bytes: 2 | 4; value: number }[]): Buffer {
  return Buffer.concat(
    values.map(({ bytes, value }) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

const short = (value: number) => ({ bytes: 2, value }) as const;
const long = (value: number) => ({ bytes: 4, value }) as const;

export function zipped(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const [path, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const name = Buffer.from(path);
    const said = [
      ...COMMON.map(short),
      long(crc32(content)),
      long(packed.length),
      long(content.length),
      short(name.length),
      short(0),
    ];
    const at = long(sizeOf(parts));
    parts.push(fields([long(0x04034b50), ...said]), name, packed);
    directory.push(
      fields([long(0x02014b50), short(20), ...said, short(0), short(0), short(0), long(0), at]),
      name,
    );
  }
  const count = short(Object.keys(files).length);
  const [start, length] = [sizeOf(parts), sizeOf(directory)];
  const end = [long(0x06054b50), short(0), short(0), count, count, long(length), long(start), short(0)];
  return Buffer.concat([...parts, ...directory, fields(end)]);
}

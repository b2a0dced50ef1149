const BYTE_ORDER = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Text of a file's bytes: UTF-8, UTF-16 with its mark, else Windows-1256, which Excel in Arabic writes. */
export function decodeText(bytes: Uint8Array): string {
  const marked = BYTE_ORDER.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

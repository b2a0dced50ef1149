const BYTE_ORDER = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

/**
 * A text from the bytes of a file: UTF-8, UTF-16 with its mark ("Unicode text" of Excel), else Windows-1256, which Excel in
 * Arabic writes, and which reads western letters as well.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = BYTE_ORDER.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

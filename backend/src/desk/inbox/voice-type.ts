const startsWith = (content: Buffer, text: string, at = 0) =>
  content.toString('latin1', at, at + text.length) === text;

/** The type of a voice note by its first bytes, of those that WhatsApp sends and browsers play; null for anything else. */
export function voiceType(content: Buffer): string | null {
  if (startsWith(content, 'OggS')) return 'audio/ogg';
  if (startsWith(content, 'ID3')) return 'audio/mpeg';
  if (startsWith(content, '#!AMR')) return 'audio/amr';
  if (startsWith(content, 'ftypM4A', 4) || startsWith(content, 'ftypmp4', 4)) return 'audio/mp4';
  const [first = 0, second = 0] = content;
  if (first !== 0xff || content.length < 4) return null;
  // The head of a frame: AAC (ADTS) has layer 0, MP3 layer 3.
  if ((second & 0xf6) === 0xf0) return 'audio/aac';
  return (second & 0xe6) === 0xe2 ? 'audio/mpeg' : null;
}

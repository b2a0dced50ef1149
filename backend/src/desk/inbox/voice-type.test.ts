import { expect, test } from 'vitest';
import { voiceType } from './voice-type';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

test.each([
  ['audio/ogg', bytes('OggS', [0, 2])],
  ['audio/mpeg', bytes('ID3', [3, 0])],
  ['audio/mpeg', bytes([0xff, 0xfb, 0x90, 0x64])],
  ['audio/aac', bytes([0xff, 0xf1, 0x50, 0x80])],
  ['audio/mp4', bytes([0, 0, 0, 0x1c], 'ftypM4A ')],
  ['audio/amr', bytes('#!AMR\n')],
  // A JPEG and a film.
  [null, bytes([0xff, 0xd8, 0xff, 0xe0])],
  [null, bytes([0, 0, 0, 0x1c], 'ftypqt  ')],
])('a voice note is %s by its first bytes', (type, content) => expect(voiceType(content)).toBe(type));

import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { CardCipher, DecryptionFailed } from './card-cipher';

const secret = () => randomBytes(24).toString('hex');
const name = 'a'.repeat(64);
const content = Buffer.from('RIFF....WEBP and the rest of a picture');

test('an encrypted card says nothing of what is inside, opens to the same bytes, and is different each time; an encrypted card does not open when it was changed or cut, under another name, or with another key', () => {
  const cipher = new CardCipher([secret()]);
  const encrypted = cipher.encrypt({ name, content });
  expect(encrypted.includes('WEBP')).toBe(false);
  expect(cipher.decrypt({ name, stored: encrypted })).toEqual(content);
  expect(cipher.encrypt({ name, content })).not.toEqual(encrypted);
  const ofAnotherFormat = Buffer.from(encrypted).fill('X', 0, 1);
  for (const stored of [ofAnotherFormat, Buffer.concat([encrypted, content]), encrypted.subarray(0, 31)])
    expect(() => cipher.decrypt({ name, stored })).toThrow(DecryptionFailed);
  expect(() => cipher.decrypt({ name: 'b'.repeat(64), stored: encrypted })).toThrow(DecryptionFailed);
  expect(() => new CardCipher([secret()]).decrypt({ name, stored: encrypted })).toThrow(DecryptionFailed);
});

test('an encrypted card still opens after the key was changed, as long as the former key is named too, and marks an address the same each time, without saying it', () => {
  const [former, current] = [secret(), secret()];
  const encrypted = new CardCipher([former]).encrypt({ name, content });
  expect(new CardCipher([current, former]).decrypt({ name, stored: encrypted })).toEqual(content);
  const cipher = new CardCipher([secret()]);
  expect(cipher.addressMark('203.0.113.7')).toBe(cipher.addressMark('203.0.113.7'));
  expect(cipher.addressMark('203.0.113.7')).not.toBe(new CardCipher([secret()]).addressMark('203.0.113.7'));
});

import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CardSeal, SealBroken } from './seal';

const secret = () => randomBytes(24).toString('hex');
const name = 'a'.repeat(64);
const content = Buffer.from('RIFF....WEBP and the rest of a picture');

describe('a sealed card', () => {
  test('says nothing of what is inside, and opens to the same bytes', () => {
    const seal = new CardSeal([secret()]);
    const sealed = seal.seal({ name, content });
    expect(sealed.includes('WEBP')).toBe(false);
    expect(seal.open({ name, sealed })).toEqual(content);
  });

  test('is different each time', () => {
    const seal = new CardSeal([secret()]);
    expect(seal.seal({ name, content })).not.toEqual(seal.seal({ name, content }));
  });

  test('does not open when any byte of it was changed', () => {
    const seal = new CardSeal([secret()]);
    const sealed = seal.seal({ name, content });
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => seal.open({ name, sealed: changed })).toThrow(SealBroken);
    }
  });

  test('does not open when it is cut, under another name, or with another key', () => {
    const seal = new CardSeal([secret()]);
    const sealed = seal.seal({ name, content });
    for (const length of [0, 4, 31, 32, sealed.length - 1]) {
      expect(() => seal.open({ name, sealed: sealed.subarray(0, length) })).toThrow(SealBroken);
    }
    expect(() => seal.open({ name: 'b'.repeat(64), sealed })).toThrow(SealBroken);
    expect(() => new CardSeal([secret()]).open({ name, sealed })).toThrow(SealBroken);
  });

  test('still opens after the key was changed, as long as the former key is named too', () => {
    const [former, current] = [secret(), secret()];
    const sealed = new CardSeal([former]).seal({ name, content });
    expect(new CardSeal([current, former]).open({ name, sealed })).toEqual(content);
  });

  test('marks an address the same each time, without saying it', () => {
    const seal = new CardSeal([secret()]);
    expect(seal.addressMark('203.0.113.7')).toBe(seal.addressMark('203.0.113.7'));
    expect(seal.addressMark('203.0.113.7')).not.toBe(new CardSeal([secret()]).addressMark('203.0.113.7'));
  });
});

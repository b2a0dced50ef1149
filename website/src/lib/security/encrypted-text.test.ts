import { expect, it } from 'vitest';
import { decryptText, encryptText } from './encrypted-text';

const use = 'search';

it('an encrypted text comes back as it was, and shows nothing of it', () => {
  const encrypted = encryptText({ text: 'منى Canarywood', use });
  expect(decryptText({ encrypted, use })).toBe('منى Canarywood');
  expect(Buffer.from(encrypted, 'base64url').toString('latin1')).not.toContain('Canarywood');
  expect(encryptText({ text: 'منى Canarywood', use })).not.toBe(encrypted);
});

it('an encrypted text is nothing when it was changed, cut short, or encrypted for another use', () => {
  const encrypted = encryptText({ text: 'Mona', use });
  const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith('AA') ? 'BB' : 'AA'}`;
  for (const bad of [changed, encrypted.slice(0, 20), '', '%%'])
    expect(decryptText({ encrypted: bad, use })).toBeNull();
  expect(decryptText({ encrypted, use: 'other' })).toBeNull();
});

import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypt, deriveKey, encrypt } from './aes-gcm';

const key = deriveKey({ secret: 'a secret of a test', use: 'second factor secret' });
const content = Buffer.from('JBSWY3DPEHPK3PXP');

test('encrypting with AES-GCM opens what was stored by earlier versions, and under the same name with the same key only, and never the same twice', () => {
  const former = Buffer.from('90Kw6OI9Olh17CQtMYtQwCvEkwY/VKmZitoFLvPn0dAM+XfyU7B36mloKnc=', 'base64');
  expect(decrypt({ key, name: 'account-1', encrypted: former })).toEqual(content);

  const encrypted = encrypt({ key, name: 'account-1', content });
  expect(decrypt({ key, name: 'account-1', encrypted })).toEqual(content);
  expect(encrypt({ key, name: 'account-1', content })).not.toEqual(encrypted);
  expect(() => decrypt({ key, name: 'account-2', encrypted })).toThrow();
  expect(() => decrypt({ key: randomBytes(32), name: 'account-1', encrypted })).toThrow();
  const damaged = Buffer.from(encrypted);
  damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
  expect(() => decrypt({ key, name: 'account-1', encrypted: damaged })).toThrow();
  expect(() => decrypt({ key, name: 'account-1', encrypted: encrypted.subarray(0, 20) })).toThrow();
});

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readEnvironment } from './environment/environment';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Bytes by which an encrypted content is longer than it was. */
export const ENCRYPTION_BYTES = NONCE_BYTES + TAG_BYTES;

/** A key of 256 bits for one use of a secret (HKDF, RFC 5869). */
export function deriveKey({ secret, use }: { secret: string; use: string }): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32));
}

/** Encrypts with AES-256-GCM (nonce, tag, content); `name` is authenticated, so that one value cannot replace another. */
export function encrypt({ key, name, content }: { key: Buffer; name: string; content: Buffer }): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** @throws Error when it was encrypted under another name or with another key, or is damaged */
export function decrypt({ key, name, encrypted }: { key: Buffer; name: string; encrypted: Buffer }): Buffer {
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(name)).setAuthTag(encrypted.subarray(NONCE_BYTES, ENCRYPTION_BYTES));
  return Buffer.concat([decipher.update(encrypted.subarray(ENCRYPTION_BYTES)), decipher.final()]);
}

/** Seals texts that are stored, by the key of ENCRYPTION_KEY for one use; `name` is what they belong to. */
export function sealsFor(use: string) {
  const key = () => deriveKey({ secret: readEnvironment().ENCRYPTION_KEY, use });
  /** @throws Error as {@link decrypt} does */
  const openBytes = (name: string, sealed: string) =>
    decrypt({ key: key(), name, encrypted: Buffer.from(sealed, 'base64') });
  const open = (name: string, sealed: string) => openBytes(name, sealed).toString('utf8');
  return {
    seal: (name: string, text: string | Buffer, encoding: 'base64' | 'base64url' = 'base64') => {
      const content = typeof text === 'string' ? Buffer.from(text) : text;
      return encrypt({ key: key(), name, content }).toString(encoding);
    },
    openBytes,
    open,
    /** Returns null if it was encrypted with another key. */
    openOrNull: (name: string, sealed: string): string | null => {
      try {
        return open(name, sealed);
      } catch {
        return null;
      }
    },
  };
}

import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { getEnvironment } from './env';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function keyFor(use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', getEnvironment().WEBSITE_KEY, '', use, 32));
}

/** A text nobody but this website can read or change; `use` keeps texts of different places apart. */
export function sealText({ text, use }: { text: string; use: string }): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(use), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text that was sealed for the same use, or null for anything else. */
export function openText({ sealed, use }: { sealed: string; use: string }): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  try {
    const opener = createDecipheriv(ALGORITHM, keyFor(use), bytes.subarray(0, NONCE_BYTES));
    opener.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([opener.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), opener.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}

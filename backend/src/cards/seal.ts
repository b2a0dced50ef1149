import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** The first bytes of every sealed card, so that a later way of sealing can be told apart. */
const FORMAT = Buffer.from('CRD1');
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = FORMAT.length + NONCE_BYTES + TAG_BYTES;

/** What was stored is not what was sealed: damaged, exchanged, or sealed with a key that is no longer given. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

/**
 * Encrypts card pictures with AES-256-GCM before they leave the process. The name a picture is stored under is
 * part of what is authenticated, so one stored card cannot be put in the place of another.
 */
export class CardSeal {
  private readonly keys: Buffer[];
  private readonly addressKey: Buffer;

  /** @param secrets CARDS_KEY: the first one seals; the others still open what they sealed before. */
  constructor(secrets: readonly string[]) {
    const derive = (secret: string, use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32));
    this.keys = secrets.map((secret) => derive(secret, 'contract card picture'));
    this.addressKey = derive(secrets[0] ?? '', 'contract card address');
  }

  seal({ name, content }: { name: string; content: Buffer }): Buffer {
    const [key] = this.keys;
    if (!key) throw new Error('There is no key for cards');
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
    const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
    return Buffer.concat([FORMAT, nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws {SealBroken} */
  open({ name, sealed }: { name: string; sealed: Buffer }): Buffer {
    if (sealed.length < HEAD_BYTES || !sealed.subarray(0, FORMAT.length).equals(FORMAT)) {
      throw new SealBroken('Not a sealed card');
    }
    for (const key of this.keys) {
      const content = openWith({ key, name, sealed });
      if (content) return content;
    }
    throw new SealBroken('No key opens this card');
  }

  /** What a visitor's address is stored as while a card waits for its booking. */
  addressMark(address: string): string {
    return createHmac('sha256', this.addressKey).update(address).digest('hex').slice(0, 32);
  }
}

function openWith({ key, name, sealed }: { key: Buffer; name: string; sealed: Buffer }): Buffer | null {
  const nonce = sealed.subarray(FORMAT.length, FORMAT.length + NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(sealed.subarray(FORMAT.length + NONCE_BYTES, HEAD_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

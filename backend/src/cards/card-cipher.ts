import { createHmac } from 'node:crypto';
import { decrypt, deriveKey, ENCRYPTION_BYTES, encrypt } from '../platform/aes-gcm';

/** The first bytes of every encrypted card, so that a later format can be told apart. */
const FORMAT = Buffer.from('CRD1');

/** Stored bytes are not the encrypted ones: damaged, exchanged, or of a key that is no longer given. */
export class DecryptionFailed extends Error {
  override name = 'DecryptionFailed';
}

/** Encrypts card pictures with AES-256-GCM; the name is authenticated, so that no card can stand in another's place. */
export class CardCipher {
  private readonly keys: Buffer[];
  private readonly addressKey: Buffer;

  /** @param secrets CARDS_KEY: the first one encrypts; the others still decrypt older pictures. */
  constructor(secrets: readonly string[]) {
    this.keys = secrets.map((secret) => deriveKey({ secret, use: 'contract card picture' }));
    this.addressKey = deriveKey({ secret: secrets[0] ?? '', use: 'contract card address' });
  }

  encrypt({ name, content }: { name: string; content: Buffer }): Buffer {
    const [key] = this.keys;
    if (!key) throw new Error('There is no key for cards');
    return Buffer.concat([FORMAT, encrypt({ key, name, content })]);
  }

  /** @throws {DecryptionFailed} */
  decrypt({ name, stored }: { name: string; stored: Buffer }): Buffer {
    const encrypted = stored.subarray(FORMAT.length);
    if (encrypted.length < ENCRYPTION_BYTES || !stored.subarray(0, FORMAT.length).equals(FORMAT)) {
      throw new DecryptionFailed('Not an encrypted card');
    }
    for (const key of this.keys) {
      try {
        return decrypt({ key, name, encrypted });
      } catch {
        // Encrypted with another of the keys, or broken.
      }
    }
    throw new DecryptionFailed('No key decrypts this card');
  }

  /** Returns what a visitor's address is stored as while a card waits for its booking. */
  addressMark(address: string): string {
    return createHmac('sha256', this.addressKey).update(address).digest('hex').slice(0, 32);
  }
}

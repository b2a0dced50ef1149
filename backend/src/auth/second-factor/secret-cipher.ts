import { decrypt, deriveKey, encrypt } from '../../platform/aes-gcm';

/** Encrypts the secrets of authenticators; the account is part of what is authenticated. */
export class SecretCipher {
  private readonly key: Buffer;

  /** @param secret the backend's ENCRYPTION_KEY */
  constructor(secret: string) {
    this.key = deriveKey({ secret, use: 'second factor secret' });
  }

  encrypt({ account, secret }: { account: string; secret: string }): string {
    return encrypt({ key: this.key, name: account, content: Buffer.from(secret) }).toString('base64');
  }

  /** @throws when it was encrypted for another account or with another key, or is damaged */
  decrypt({ account, stored }: { account: string; stored: string }): string {
    const encrypted = Buffer.from(stored, 'base64');
    return decrypt({ key: this.key, name: account, encrypted }).toString('utf8');
  }
}

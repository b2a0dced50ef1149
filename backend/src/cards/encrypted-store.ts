import { randomBytes } from 'node:crypto';
import { cardsBucket } from '../platform/environment/buckets';
import { type Environment, readEnvironment } from '../platform/environment/environment';
import { cardsDirectory } from '../platform/environment/paths';
import { CardCipher, DecryptionFailed } from './card-cipher';
import { type CardStorage, localStorage } from './storage/storage';
import { UploadPlaces } from './upload-places';

export class EncryptedCardStore {
  constructor(
    private readonly cipher: CardCipher,
    private readonly storage: CardStorage,
  ) {}

  /** A name nobody can guess and nothing can be read from. */
  newName(): string {
    return randomBytes(32).toString('hex');
  }

  async put({ name, content }: { name: string; content: Buffer }): Promise<void> {
    await this.storage.put({ name, content: this.cipher.encrypt({ name, content }) });
  }

  /** @throws {DecryptionFailed} when the stored card is gone or not what was stored */
  async read(name: string): Promise<Buffer> {
    const stored = await this.storage.get(name);
    if (!stored) throw new DecryptionFailed('The stored card is gone');
    return this.cipher.decrypt({ name, stored });
  }

  /** @throws when the storage does not answer */
  async reach(): Promise<void> {
    await this.storage.get(this.newName());
  }

  remove(name: string): Promise<void> {
    return this.storage.remove(name);
  }

  addressMark(address: string): string {
    return this.cipher.addressMark(address);
  }
}

async function openStorage(environment: Environment): Promise<CardStorage> {
  const settings = cardsBucket(environment);
  if (!settings) return localStorage(cardsDirectory());
  // Its library is large, and most clinics keep their cards in a folder.
  const { s3Storage } = await import('./storage/storage');
  return s3Storage(settings);
}

/** The card store that the environment names: a folder by default, a bucket when it names one. */
async function openStore(): Promise<EncryptedCardStore> {
  const environment = readEnvironment();
  return new EncryptedCardStore(new CardCipher(environment.CARDS_KEY), await openStorage(environment));
}

/** The cards of one backend: where they are kept, and how many are coming in. */
export class Cards {
  private opened: Promise<EncryptedCardStore> | null = null;
  readonly uploads = new UploadPlaces();

  /** Opened by the first card, as the library of a bucket is large. */
  store(): Promise<EncryptedCardStore> {
    this.opened ??= openStore();
    return this.opened;
  }
}

declare module '../platform/services' {
  interface Services {
    cards: Cards;
  }
}

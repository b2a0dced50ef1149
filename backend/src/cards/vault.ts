import { randomBytes } from 'node:crypto';
import { type Environment, readEnvironment } from '../platform/environment/environment';
import { cardsDirectory } from '../platform/environment/paths';
import { CardSeal, SealBroken } from './seal';
import { localStorage } from './storage/local-storage';
import type { CardStorage } from './storage/storage';

/** Cards sealed and put away; what is inside the storage can be read only through here. */
export class CardVault {
  constructor(
    private readonly seal: CardSeal,
    private readonly storage: CardStorage,
  ) {}

  /** A name nobody can guess and nothing can be read from. */
  newName(): string {
    return randomBytes(32).toString('hex');
  }

  async keep({ name, content }: { name: string; content: Buffer }): Promise<void> {
    await this.storage.put({ name, content: this.seal.seal({ name, content }) });
  }

  /** @throws {SealBroken} when the stored card is gone or not what was stored */
  async read(name: string): Promise<Buffer> {
    const sealed = await this.storage.get(name);
    if (!sealed) throw new SealBroken('The stored card is gone');
    return this.seal.open({ name, sealed });
  }

  remove(name: string): Promise<void> {
    return this.storage.remove(name);
  }

  addressMark(address: string): string {
    return this.seal.addressMark(address);
  }
}

async function openStorage({
  CARDS_S3_BUCKET: bucket,
  CARDS_S3_REGION: region,
  CARDS_S3_ENDPOINT: endpoint,
  CARDS_S3_ACCESS_KEY_ID: accessKeyId,
  CARDS_S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Environment): Promise<CardStorage> {
  if (!bucket) return localStorage(cardsDirectory());
  // Its library is large, and most clinics keep their cards in a folder.
  const { s3Storage } = await import('./storage/s3-storage');
  return s3Storage({ bucket, region, endpoint, accessKeyId, secretAccessKey });
}

let vault: Promise<CardVault> | undefined;

/** The vault of this process: a folder by default, a bucket when CARDS_S3_BUCKET names one. */
export function cardVault(): Promise<CardVault> {
  const environment = readEnvironment();
  vault ??= openStorage(environment).then(
    (storage) => new CardVault(new CardSeal(environment.CARDS_KEY), storage),
  );
  return vault;
}

import { randomBytes } from 'node:crypto';
import { cardsBucket } from '../platform/environment/buckets';
import { readEnvironment } from '../platform/environment/environment';
import { cardsDirectory } from '../platform/environment/paths';
import { CardCipher, DecryptionFailed } from './card-cipher';
import { type CardStorage, localStorage, s3Storage } from './storage/storage';

/** Uploads in memory at the same time, of all visitors and of one address. */
const MAX_AT_ONCE = 24;
const MAX_AT_ONCE_PER_ADDRESS = 4;
/** Time for which the pictures of one address may be drawn, and within which time; a picture of a phone takes half a second. */
const MAX_DRAWN_MS = 30_000;
const DRAWN_WITHIN_MS = 10 * 60_000;

export class UploadPlaces {
  private taken = 0;
  private readonly byAddress = new Map<string, number>();
  private readonly drawn = new Map<string, { ms: number; since: number }>();

  /** Reserves a slot for an address (or those without one) until the returned function is called; null if none is free. */
  take({ address, now }: { address: string; now: number }): (() => void) | null {
    const ofAddress = this.byAddress.get(address) ?? 0;
    if (this.taken >= MAX_AT_ONCE) return null;
    if (address && ofAddress >= MAX_AT_ONCE_PER_ADDRESS) return null;
    if (address && this.drawnOf({ address, now }).ms >= MAX_DRAWN_MS) return null;
    this.taken += 1;
    this.byAddress.set(address, ofAddress + 1);
    return () => {
      this.taken -= 1;
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.byAddress.set(address, left);
      else this.byAddress.delete(address);
    };
  }

  noteDrawing({ address, ms, now }: { address: string; ms: number; now: number }): void {
    const { since, ms: before } = this.drawnOf({ address, now });
    this.drawn.set(address, { since, ms: before + ms });
    for (const [other, { since: at }] of this.drawn)
      if (now - at >= DRAWN_WITHIN_MS) this.drawn.delete(other);
  }

  private drawnOf({ address, now }: { address: string; now: number }) {
    const known = this.drawn.get(address);
    return known && now - known.since < DRAWN_WITHIN_MS ? known : { ms: 0, since: now };
  }
}

export class EncryptedCardStore {
  constructor(
    private readonly cipher: CardCipher,
    private readonly storage: CardStorage,
  ) {}

  /** Returns a random file name. */
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

/** The card store that the environment names: a folder by default, a bucket when it names one. */
function openStore(): EncryptedCardStore {
  const environment = readEnvironment();
  const settings = cardsBucket(environment);
  const storage = settings ? s3Storage(settings) : localStorage(cardsDirectory());
  return new EncryptedCardStore(new CardCipher(environment.CARDS_KEY), storage);
}

/** The cards of one backend: where they are kept, and how many are coming in. */
export class Cards {
  private opened: EncryptedCardStore | null = null;
  readonly uploads = new UploadPlaces();

  /** Opened by the first card: commands without cards have no settings for them. */
  store(): EncryptedCardStore {
    this.opened ??= openStore();
    return this.opened;
  }
}

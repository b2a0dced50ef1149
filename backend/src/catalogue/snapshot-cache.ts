import type { CatalogueData } from './catalogue-rows';
import { CatalogueSnapshot } from './catalogue-snapshot';

/** Maximum age of the hours that answers are based on, ms, unless told otherwise. */
export const OLDEST_MS = 5_000;
/** Age from which on the hours are read again in the background, so that under traffic nobody waits for it. */
const AGING_MS = 2_500;

interface Options {
  read: () => Promise<CatalogueData>;
  /** Names the last change of what is read; null where nobody can say, and all is read each time. */
  readVersion?: () => Promise<string | null>;
  /** Age at most of a snapshot, and age from which it is looked after in the background, in milliseconds. */
  oldestMs?: number;
  agingMs?: number;
  /** Called with the name of the error when a reading in the background failed. */
  onFault: (name: string) => void;
  clock?: () => number;
}

interface Reading {
  since: number;
  catalogue: Promise<CatalogueSnapshot>;
}

/**
 * Caches the catalogue snapshot. An edit in this process is seen by the next request, an edit by another process after
 * `oldestMs` at most, however long this one has idled: an older snapshot is read again first, and an error of the database is
 * an error of the request. Age counts from the start of the read. What books by a snapshot makes sure in its transaction that
 * it is current (`byCurrentCatalogue`). Taken times are never cached: claims are always read from the database.
 */
export class SnapshotCache {
  private current: { since: number; catalogue: CatalogueSnapshot } | null = null;
  private reading: Reading | null = null;

  private readonly oldestMs: number;
  private readonly agingMs: number;

  constructor(private readonly options: Options) {
    this.oldestMs = options.oldestMs ?? OLDEST_MS;
    this.agingMs = options.agingMs ?? AGING_MS;
  }

  /** Returns what can be booked, not older than `oldestMs`. @throws when it cannot be read */
  async get(): Promise<CatalogueSnapshot> {
    const known = this.current;
    const age = known ? this.ageOf(known) : Number.POSITIVE_INFINITY;
    if (known && age <= this.oldestMs) {
      if (age > this.agingMs) this.read().catch((error: Error) => this.options.onFault(error.name));
      return known.catalogue;
    }
    return this.read();
  }

  /** Returns what can be booked, read anew, because a snapshot turned out to be outdated. @throws when it cannot be read */
  renew(outdated: CatalogueSnapshot): Promise<CatalogueSnapshot> {
    // Unless another request has already replaced it.
    if (this.current?.catalogue === outdated) this.invalidate();
    return this.get();
  }

  /** Forgets what was read, because an editor has changed something it depends on. */
  invalidate(): void {
    this.current = null;
    this.reading = null;
  }

  /** A clock that was set back leaves no way to know how old something is. */
  private ageOf({ since }: { since: number }): number {
    const age = (this.options.clock ?? Date.now)() - since;
    return age < 0 ? Number.POSITIVE_INFINITY : age;
  }

  /** Readings of one moment are one reading; one that has taken too long is not waited for. */
  private read(): Promise<CatalogueSnapshot> {
    if (this.reading && this.ageOf(this.reading) <= this.oldestMs) return this.reading.catalogue;
    const since = (this.options.clock ?? Date.now)();
    const reading: Reading = { since, catalogue: this.load() };
    this.reading = reading;
    const settle = (catalogue: CatalogueSnapshot | null) => {
      if (this.reading !== reading) return;
      this.reading = null;
      if (catalogue) this.current = { since, catalogue };
    };
    reading.catalogue.then(settle, () => settle(null));
    return reading.catalogue;
  }

  /** Returns the same object if nothing has changed, so that the times cached in it stay. */
  private async load(): Promise<CatalogueSnapshot> {
    // Asked before the reading, so that what changes while it lasts counts as not read.
    const version = this.options.readVersion ? await this.options.readVersion() : null;
    const known = this.current?.catalogue;
    if (known && version !== null && known.version === version) return known;
    const data = await this.options.read();
    const fingerprint = JSON.stringify(data);
    if (known?.fingerprint !== fingerprint) return new CatalogueSnapshot(data, fingerprint, version);
    known.version = version;
    return known;
  }
}

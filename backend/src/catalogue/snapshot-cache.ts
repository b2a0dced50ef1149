import type { CatalogueData } from './catalogue-data';
import { CatalogueSnapshot } from './catalogue-snapshot';

/** The oldest hours that anything may be booked from, in milliseconds. */
export const OLDEST_MS = 5_000;
/** From this age on the hours are read again in the background, so that under traffic nobody waits for it. */
const AGING_MS = 2_500;

interface Options {
  /** Reads what editors have published. */
  read: () => Promise<CatalogueData>;
  /** Told the name of the error when a reading in the background failed. */
  onFault: (name: string) => void;
  /** Epoch milliseconds. */
  clock?: () => number;
}

interface Reading {
  since: number;
  catalogue: Promise<CatalogueSnapshot>;
}

/**
 * Caches the catalogue snapshot. An edit in this process is seen by the next request, an edit by another process
 * after {@link OLDEST_MS} at most, however long this one has idled: an older snapshot is read again first, and an error
 * of the database is an error of the request. Age counts from the start of the read. Taken times are never cached:
 * claims are always read from the database.
 */
export class SnapshotCache {
  private current: { since: number; catalogue: CatalogueSnapshot } | null = null;
  private reading: Reading | null = null;

  constructor(private readonly options: Options) {}

  /** What can be booked, not older than {@link OLDEST_MS}. @throws when it cannot be read */
  async get(): Promise<CatalogueSnapshot> {
    const known = this.current;
    const age = known ? this.ageOf(known) : Number.POSITIVE_INFINITY;
    if (known && age <= OLDEST_MS) {
      if (age > AGING_MS) this.read().catch((error: Error) => this.options.onFault(error.name));
      return known.catalogue;
    }
    return this.read();
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
    if (this.reading && this.ageOf(this.reading) <= OLDEST_MS) return this.reading.catalogue;
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

  /** The same object as before when nothing has changed: the times it has worked out are kept with it. */
  private async load(): Promise<CatalogueSnapshot> {
    const data = await this.options.read();
    const fingerprint = JSON.stringify(data);
    const known = this.current?.catalogue;
    return known?.fingerprint === fingerprint ? known : new CatalogueSnapshot(data, fingerprint);
  }
}

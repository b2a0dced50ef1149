import { Directory } from './directory';
import type { DirectoryData } from './directory-data';

/** The oldest hours that anything may be booked from, in milliseconds. */
export const OLDEST_MS = 5_000;
/** From this age on the hours are read again in the background, so that under traffic nobody waits for it. */
const AGING_MS = 2_500;

interface Options {
  /** Reads what editors have published. */
  read: () => Promise<DirectoryData>;
  /** Told the name of the error when a reading in the background failed. */
  onFault: (name: string) => void;
  /** Epoch milliseconds. */
  clock?: () => number;
}

interface Reading {
  since: number;
  directory: Promise<Directory>;
}

/**
 * Keeps the directory in memory. An edit in this process is seen by the next request, an edit by another process
 * after {@link OLDEST_MS} at most, however long this one has idled: what was read before that is read again first,
 * and an error of the database is an error of the request. Age counts from the moment a reading begins. That a time
 * is taken is never remembered here: claims are always read from the database.
 */
export class DirectoryCache {
  private current: { since: number; directory: Directory } | null = null;
  private reading: Reading | null = null;

  constructor(private readonly options: Options) {}

  /** What can be booked, not older than {@link OLDEST_MS}. @throws when it cannot be read */
  async get(): Promise<Directory> {
    const known = this.current;
    const age = known ? this.ageOf(known) : Number.POSITIVE_INFINITY;
    if (known && age <= OLDEST_MS) {
      if (age > AGING_MS) this.read().catch((error: Error) => this.options.onFault(error.name));
      return known.directory;
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
  private read(): Promise<Directory> {
    if (this.reading && this.ageOf(this.reading) <= OLDEST_MS) return this.reading.directory;
    const since = (this.options.clock ?? Date.now)();
    const reading: Reading = { since, directory: this.load() };
    this.reading = reading;
    const settle = (directory: Directory | null) => {
      if (this.reading !== reading) return;
      this.reading = null;
      if (directory) this.current = { since, directory };
    };
    reading.directory.then(settle, () => settle(null));
    return reading.directory;
  }

  /** The same object as before when nothing has changed: the times it has worked out are kept with it. */
  private async load(): Promise<Directory> {
    const data = await this.options.read();
    const fingerprint = JSON.stringify(data);
    const known = this.current?.directory;
    return known?.fingerprint === fingerprint ? known : new Directory(data, fingerprint);
  }
}

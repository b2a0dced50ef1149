import 'server-only';
import { answerEntry, type EntryAnswer, hasPage, makeSlugIndex, type SlugIndex } from './slug-index';

/** Least time between two reads, in ms: a new entry is found after this. */
const REREAD_AFTER_MS = 1000;

/** Index of the entries that exist, from the content itself; known while the backend is down too. */
export class RouteManifest {
  readonly #readPaths: () => Promise<string[]>;
  #index: SlugIndex | null = null;
  #readAt = 0;
  #reading: Promise<void> | null = null;

  /** @param readPaths the paths of all public pages, readable, language included */
  constructor(readPaths: () => Promise<string[]>) {
    this.#readPaths = readPaths;
  }

  /** Returns where the address of an entry leads; to its page while the entries are not known. */
  async find(pathname: string): Promise<EntryAnswer> {
    const answer = this.#index && answerEntry(pathname, this.#index);
    // The right address of an entry needs no refresh; that an entry was taken down, its page notices.
    if (answer?.kind === 'page') return answer;
    await this.#refresh();
    return this.#index ? answerEntry(pathname, this.#index) : { kind: 'page' };
  }

  /** True when a list reaches as far as a page; also while the entries are not known. */
  async hasPage(asked: { locale: string; section: string; page: number; size: number }): Promise<boolean> {
    if (this.#index && hasPage({ ...asked, index: this.#index })) return true;
    await this.#refresh();
    return !this.#index || hasPage({ ...asked, index: this.#index });
  }

  /** Reads the entries, unless that was done within the last second. */
  async #refresh(): Promise<void> {
    if (Date.now() - this.#readAt <= REREAD_AFTER_MS) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #read(): Promise<void> {
    try {
      this.#index = makeSlugIndex(await this.#readPaths());
    } catch {
      // A failed read keeps the former list; without one, the pages decide.
    }
    this.#readAt = Date.now();
  }
}

import 'server-only';
import { answerEntry, type EntryAnswer, hasPage, readSlugIndex, type SlugIndex } from './slug-index';
import { fetchOwnPage } from './warm-cache';

/** Least time between two reads of the site map, in ms: a new entry is found after this. */
const REREAD_AFTER_MS = 1000;

/** Which entries exist, from the site map of this very server; known while the backend is down too. */
class RouteManifest {
  #index: SlugIndex | null = null;
  #readAt = 0;
  #reading: Promise<void> | null = null;

  /** Where the address of an entry leads; to its page while there is no site map. */
  async find(pathname: string): Promise<EntryAnswer> {
    const answer = this.#index && answerEntry({ pathname, index: this.#index });
    // The right address of an entry needs no refresh; that an entry was taken down, its page notices.
    if (answer?.kind === 'page') return answer;
    await this.#refresh();
    return this.#index ? answerEntry({ pathname, index: this.#index }) : { kind: 'page' };
  }

  /** True when a list reaches as far as a page; also while there is no site map. */
  async hasPage(asked: { locale: string; section: string; page: number; size: number }): Promise<boolean> {
    if (this.#index && hasPage({ ...asked, index: this.#index })) return true;
    await this.#refresh();
    return !this.#index || hasPage({ ...asked, index: this.#index });
  }

  /** Reads the site map, unless that was done within the last second. */
  async #refresh(): Promise<void> {
    if (Date.now() - this.#readAt <= REREAD_AFTER_MS) return;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #read(): Promise<void> {
    try {
      const answer = await fetchOwnPage('/sitemap.xml');
      if (answer.ok) this.#index = readSlugIndex(await answer.text());
    } catch {
      // What was known stays; without it the pages decide, as they can.
    }
    this.#readAt = Date.now();
  }
}

/** The entries of this site, for all requests. */
export const routeManifest = new RouteManifest();

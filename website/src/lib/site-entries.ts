import 'server-only';
import { answerEntry, type EntryAnswer, hasPage, type KnownEntries, readKnownEntries } from './known-entries';
import { askOwnPage } from './own-pages';

/** Least time between two looks at the site map, in ms: an entry that is new is found after this. */
const LOOK_AGAIN_MS = 1000;

/** What the site map of this very server says; it is at hand while the backend is down too. */
class SiteEntries {
  #known: KnownEntries | null = null;
  #lookedAt = 0;
  #looking: Promise<void> | null = null;

  /** Where the address of an entry leads; to its page while there is no site map. */
  async find(pathname: string): Promise<EntryAnswer> {
    const answer = this.#known && answerEntry({ pathname, known: this.#known });
    // The right address of an entry is settled without a look; what has been taken down, its page notices.
    if (answer?.kind === 'page') return answer;
    await this.#look();
    return this.#known ? answerEntry({ pathname, known: this.#known }) : { kind: 'page' };
  }

  /** True when a list reaches as far as a page; also while there is no site map. */
  async hasPage(asked: { locale: string; section: string; page: number; size: number }): Promise<boolean> {
    if (this.#known && hasPage({ ...asked, known: this.#known })) return true;
    await this.#look();
    return !this.#known || hasPage({ ...asked, known: this.#known });
  }

  /** Looks again, unless that was done within the last second. */
  async #look(): Promise<void> {
    if (Date.now() - this.#lookedAt <= LOOK_AGAIN_MS) return;
    this.#looking ??= this.#read().finally(() => {
      this.#looking = null;
    });
    await this.#looking;
  }

  async #read(): Promise<void> {
    try {
      const answer = await askOwnPage('/sitemap.xml');
      if (answer.ok) this.#known = readKnownEntries(await answer.text());
    } catch {
      // What was known stays; without it the pages decide, as they can.
    }
    this.#lookedAt = Date.now();
  }
}

/** The entries of this site, for all requests. */
export const siteEntries = new SiteEntries();

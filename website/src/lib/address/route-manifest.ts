import 'server-only';
import { decodeSegment, numberOfSegment, SECTIONS } from './entry-address';

/** Pages below a section that are no entries. */
const OTHERS = ['find', 'feed.xml'];

type EntryAnswer =
  /** Leads to its page, or is unknown. */
  | { kind: 'page' }
  /** Redirects to another address of the same entry, encoded. */
  | { kind: 'moved'; path: string }
  | { kind: 'nothing' };

/** Readable paths of the site's entries, slug included, by section ("/ar/doctor") and number. */
type SlugIndex = Map<string, Map<number, string>>;

/** @param paths readable paths of pages, those that are no entries among them */
export function makeSlugIndex(paths: Iterable<string>): SlugIndex {
  const index: SlugIndex = new Map();
  for (const given of paths) {
    const path = given.normalize('NFC');
    const [, locale, section, segment = ''] = path.split('/');
    const number = numberOfSegment(segment);
    if (number === null) continue;
    const place = `/${locale}/${section}`;
    index.set(place, (index.get(place) ?? new Map<number, string>()).set(number, path));
  }
  return index;
}

interface FurtherPage {
  locale: string;
  section: string;
  page: number;
  /** Entries of a page. */
  size: number;
}

/** Tells whether a list reaches the page asked for; an empty list has its first page. */
export function hasPage(index: SlugIndex, { locale, section, page, size }: FurtherPage): boolean {
  return page === 1 || (page - 1) * size < (index.get(`/${locale}/${section}`)?.size ?? 0);
}

/**
 * Decides about an address below a section, percent-encoded: `/en/doctor/3-nadia`. The number alone finds the entry; another
 * slug leads to the right one, anything else nowhere.
 */
export function answerEntry(pathname: string, index: SlugIndex): EntryAnswer {
  const [, locale = '', section = '', raw = ''] = pathname.split('/');
  if (!SECTIONS.some((each) => each === section) || OTHERS.includes(raw)) return { kind: 'page' };
  const segment = decodeSegment(raw);
  const number = segment === null ? null : numberOfSegment(segment);
  const path = number === null ? undefined : index.get(`/${locale}/${section}`)?.get(number);
  if (!path) return { kind: 'nothing' };
  return path === `/${locale}/${section}/${segment}`
    ? { kind: 'page' }
    : { kind: 'moved', path: encodeURI(path) };
}

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
  async hasPage(asked: FurtherPage): Promise<boolean> {
    if (this.#index && hasPage(this.#index, asked)) return true;
    await this.#refresh();
    return !this.#index || hasPage(this.#index, asked);
  }

  /** Reads the entries, unless that was done within the last second. */
  async #refresh(): Promise<void> {
    // Also where the clock was set back since.
    if (Math.abs(Date.now() - this.#readAt) <= REREAD_AFTER_MS) return;
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

import 'server-only';
import { decodeSegment, numberOfSegment, type Section } from './entry-address';

const SECTIONS: Section[] = ['doctor', 'branches', 'services', 'blog', 'offers', 'jobs', 'pages'];

/** Pages below a section that are no entries. */
const OTHERS = ['find', 'feed.xml'];

/** Answer to the address of an entry. */
type EntryAnswer =
  /** Leads to its page, or is unknown. */
  | { kind: 'page' }
  /** Leads to another address of the same entry, encoded. */
  | { kind: 'moved'; path: string }
  | { kind: 'nothing' };

/** The entries of the site: their paths, slug included, by language, section and number. */
interface SlugIndex {
  /** Readable paths by what finds them: "/ar/doctor 3". */
  paths: Map<string, string>;
  /** Numbers of entries by section: "/ar/doctor". */
  counts: Map<string, number>;
}

type Place = { locale: string; section: string };

function placeOf({ locale, section }: Place): string {
  return `/${locale}/${section}`;
}

function keyOf({ number, ...place }: Place & { number: number }): string {
  return `${placeOf(place)} ${number}`;
}

/** @param paths readable paths of pages, those that are no entries among them */
export function makeSlugIndex(paths: Iterable<string>): SlugIndex {
  const index: SlugIndex = { paths: new Map(), counts: new Map() };
  for (const given of paths) {
    const path = given.normalize('NFC');
    const [, locale = '', section = '', segment = ''] = path.split('/');
    const number = numberOfSegment(segment);
    if (number === null) continue;
    const place = placeOf({ locale, section });
    index.paths.set(keyOf({ locale, section, number }), path);
    index.counts.set(place, (index.counts.get(place) ?? 0) + 1);
  }
  return index;
}

/** Tells whether a list with pages of `size` reaches the page asked for; an empty list has its first page. */
export function hasPage({
  index,
  page,
  size,
  ...place
}: Place & { index: SlugIndex; page: number; size: number }): boolean {
  return page === 1 || (page - 1) * size < (index.counts.get(placeOf(place)) ?? 0);
}

/**
 * Decides about an address below a section: `/en/doctor/3-nadia`. The number alone finds the entry; another slug
 * leads to the right one. Anything else, text that cannot be decoded included, leads nowhere.
 *
 * @param pathname as asked for, percent-encoded
 */
export function answerEntry(pathname: string, index: SlugIndex): EntryAnswer {
  const [, locale = '', section = '', raw = ''] = pathname.split('/');
  if (!SECTIONS.some((each) => each === section) || OTHERS.includes(raw)) return { kind: 'page' };
  const segment = decodeSegment(raw);
  const number = segment === null ? null : numberOfSegment(segment);
  const path = number === null ? undefined : index.paths.get(keyOf({ locale, section, number }));
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

import { decodeSegment, numberOfSegment, type Section } from './entry-address';

const SECTIONS: Section[] = ['doctor', 'branches', 'services', 'blog'];

/** Pages below a section that are no entries. */
const OTHERS = ['find', 'feed.xml'];

/** Where the address of an entry leads. */
export type EntryAnswer =
  /** To its page, or the site map cannot tell. */
  | { kind: 'page' }
  /** To another address of the same entry, encoded. */
  | { kind: 'moved'; path: string }
  | { kind: 'nothing' };

/** Readable paths of all entries, by what finds them: "/ar/doctor 3". */
export type KnownEntries = Map<string, string>;

function keyOf({ locale, section, number }: { locale: string; section: string; number: number }): string {
  return `/${locale}/${section} ${number}`;
}

/** The entries a site map lists. */
export function readKnownEntries(siteMap: string): KnownEntries {
  const known: KnownEntries = new Map();
  for (const [, address = ''] of siteMap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const path = decodeURI(new URL(address).pathname).normalize('NFC');
    const [, locale = '', section = '', segment = ''] = path.split('/');
    const number = numberOfSegment(segment);
    if (number !== null) known.set(keyOf({ locale, section, number }), path);
  }
  return known;
}

/**
 * Decides about an address below a section: `/en/doctor/3-nadia`. The number alone finds the entry; another slug
 * leads to the right one. Anything else, text that cannot be decoded included, leads nowhere.
 *
 * @param pathname as asked for, percent-encoded
 */
export function answerEntry({ pathname, known }: { pathname: string; known: KnownEntries }): EntryAnswer {
  const [, locale = '', section = '', raw = ''] = pathname.split('/');
  if (!SECTIONS.some((each) => each === section) || OTHERS.includes(raw)) return { kind: 'page' };
  const segment = decodeSegment(raw);
  const number = segment === null ? null : numberOfSegment(segment);
  const path = number === null ? undefined : known.get(keyOf({ locale, section, number }));
  if (!path) return { kind: 'nothing' };
  return path === `/${locale}/${section}/${segment}`
    ? { kind: 'page' }
    : { kind: 'moved', path: encodeURI(path) };
}

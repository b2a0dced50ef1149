import 'server-only';
import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { isLocale, type Locale, localePath } from '@/i18n/routing';
import {
  type Addressed,
  decodeSegment,
  entryPath,
  entrySegment,
  numberOfSegment,
  type Section,
} from '../address/entry-address';

/** Lists what pages are built ahead of; nothing while the backend does not answer. */
async function listAhead<Entry>(locale: string, list: (asked: { locale: Locale }) => Promise<Entry[]>) {
  try {
    return isLocale(locale) ? await list({ locale }) : [];
  } catch {
    return [];
  }
}

/** Makes the `generateStaticParams` of a list's pages after the first; one that appears later is made when it is asked for. */
export function furtherPages(list: (asked: { locale: Locale }) => Promise<unknown[]>, size: number) {
  return async ({ params: { locale } }: { params: { locale: string } }): Promise<{ page: string }[]> => {
    const pages = Math.ceil((await listAhead(locale, list)).length / size);
    return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({ page: String(index + 2) }));
  };
}

export interface EntryPage<Param extends string, Entry extends Addressed> {
  /** Name of the last part of the address in the folder of the page. */
  param: Param;
  section: Section;
  list: (asked: { locale: Locale }) => Promise<Addressed[]>;
  find: (locale: Locale, number: number) => Promise<Entry | null>;
  show: (entry: Entry, locale: Locale) => Promise<ReactElement> | ReactElement;
}

/** Makes the page of the entries of a section; all are built ahead when the backend answers, else each at its first request. */
export function entryPage<Param extends string, Entry extends Addressed>(
  given: EntryPage<Param, Entry> & { metadata: (entry: Entry, locale: Locale) => Promise<Metadata> },
) {
  const { param, section, list, find, metadata, show } = given;
  type Props = { params: Promise<{ locale: string } & Record<Param, string>> };
  /** Finds an entry by number: another slug leads on (308), none is 404, and a fault is thrown. */
  const read = async (params: Props['params']) => {
    const { locale, [param]: raw } = await params;
    const segment = decodeSegment(raw);
    const number = segment === null ? null : numberOfSegment(segment);
    if (!isLocale(locale) || number === null) notFound();
    const entry = await find(locale, number);
    if (!entry) notFound();
    if (entrySegment(entry, locale) !== segment)
      permanentRedirect(encodeURI(localePath({ locale, path: entryPath(section, entry, locale) })));
    return { locale, entry };
  };
  return {
    listParams: async ({ params: { locale } }: { params: { locale: string } }) =>
      (await listAhead(locale, list)).flatMap((entry) =>
        isLocale(locale) ? [{ [param]: entrySegment(entry, locale) }] : [],
      ),
    metadata: async ({ params }: Props) => {
      const { locale, entry } = await read(params);
      return metadata(entry, locale);
    },
    show: async ({ params }: Props) => {
      const { locale, entry } = await read(params);
      return show(entry, locale);
    },
  };
}

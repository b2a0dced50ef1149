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

/** Finds an entry by number: another slug leads on (308), none is 404, and a fault is thrown. */
async function readEntry<Entry extends Addressed>({
  locale,
  segment: raw,
  section,
  find,
}: {
  locale: string;
  segment: string;
  section: Section;
  find: (locale: Locale, number: number) => Promise<Entry | null>;
}): Promise<{ locale: Locale; entry: Entry }> {
  const segment = decodeSegment(raw);
  const number = segment === null ? null : numberOfSegment(segment);
  if (!isLocale(locale) || number === null) notFound();
  const entry = await find(locale, number);
  if (!entry) notFound();
  if (entrySegment(entry, locale) !== segment) {
    permanentRedirect(encodeURI(localePath({ locale, path: entryPath(section, entry, locale) })));
  }
  return { locale, entry };
}

/** Segments of all entries, to build their pages ahead; none while the backend does not answer. */
async function listSegments(
  locale: string,
  list: (asked: { locale: Locale }) => Promise<Addressed[]>,
): Promise<string[]> {
  if (!isLocale(locale)) return [];
  try {
    const entries = await list({ locale });
    return entries.map((entry) => entrySegment(entry, locale));
  } catch {
    return [];
  }
}

/** The numbers of a list's pages after the first, as route parameters; none while the backend does not answer. */
export async function listFurtherPages(
  locale: string,
  list: (asked: { locale: Locale }) => Promise<unknown[]>,
  size: number,
): Promise<{ page: string }[]> {
  if (!isLocale(locale)) return [];
  try {
    const pages = Math.ceil((await list({ locale })).length / size);
    return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({ page: String(index + 2) }));
  } catch {
    return [];
  }
}

/** Makes the page of the entries of a section; all are built ahead when the backend answers, else each at its first request. */
export function entryPage<Param extends string, Entry extends Addressed>({
  param,
  section,
  list,
  find,
  metadata,
  show,
}: {
  /** Name of the last part of the address in the folder of the page. */
  param: Param;
  section: Section;
  list: (asked: { locale: Locale }) => Promise<Addressed[]>;
  find: (locale: Locale, number: number) => Promise<Entry | null>;
  metadata: (entry: Entry, locale: Locale) => Promise<Metadata>;
  show: (entry: Entry, locale: Locale) => Promise<ReactElement> | ReactElement;
}) {
  type Props = { params: Promise<{ locale: string } & Record<Param, string>> };
  const read = async (params: Props['params']) => {
    const { locale, [param]: segment } = await params;
    return readEntry({ locale, segment, section, find });
  };
  return {
    listParams: async ({ params }: { params: { locale: string } }) =>
      (await listSegments(params.locale, list)).map((segment) => ({ [param]: segment })),
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

import { Fragment, type ReactNode } from 'react';
import { type ContentLang, contentLang, langOfName } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';

export interface NamedEntry {
  name: string;
  lang: Locale;
}

interface Said {
  text: string;
  words: ContentLang;
}

/** Returns one string if no name needs a language mark; null if there are no names. */
function lineOf(said: readonly Said[], between: string): ReactNode {
  if (said.every(({ words }) => !words.lang)) return said.map(({ text }) => text).join(between) || null;
  return said.map(({ text, words }, index) => (
    <Fragment key={text}>
      {index > 0 ? between : ''}
      <bdi {...words}>{text}</bdi>
    </Fragment>
  ));
}

/** Joins names, and words of the page, in one line; a name that is written in the other language is marked. Null for none. */
export function nameLine(
  locale: Locale,
  ...parts: (Record<Locale, string> | string | null | undefined)[]
): ReactNode {
  const said = parts.flatMap((part): Said[] => {
    if (!part) return [];
    if (typeof part === 'string') return [{ text: part, words: {} }];
    const text = part[locale];
    return text ? [{ text, words: contentLang({ lang: langOfName(part, locale) }, locale) }] : [];
  });
  // A line that is broken ends with the mark rather than beginning with it.
  return lineOf(said, '\u00a0· ');
}

/** Joins the names of published entries, such as "Maadi, Dokki", and marks them likewise. */
export function nameList(locale: Locale, comma: string, entries: readonly NamedEntry[]): ReactNode {
  const said = entries.map(({ name, lang }) => ({ text: name, words: contentLang({ lang }, locale) }));
  return lineOf(said, comma);
}

/** Stands for names that are put into a sentence: no text has it. */
const PLACE = '\uE000';

/** A sentence with names in it, as {@link nameList} gives them. */
export function sentenceWith(names: ReactNode, say: (names: string) => string): ReactNode {
  if (names === null || typeof names === 'string') return say(names ?? '');
  const [before, after] = say(PLACE).split(PLACE);
  return (
    <>
      {before}
      {names}
      {after}
    </>
  );
}

import { Fragment, type ReactNode } from 'react';
import { contentLang, langOfName } from '@/i18n/content-lang';
import type { Locale } from '@/i18n/routing';

/** Names in the language of the page, and other words in it, in one line; each name that is in the other is marked. Null for none. */
export function nameLine(
  locale: Locale,
  ...parts: (Record<Locale, string> | string | null | undefined)[]
): ReactNode {
  const said = parts.flatMap((part) => {
    if (!part) return [];
    if (typeof part === 'string') return [{ text: part, words: {} }];
    const text = part[locale];
    return text ? [{ text, words: contentLang({ lang: langOfName(part, locale) }, locale) }] : [];
  });
  if (said.every(({ words }) => !('lang' in words))) return said.map(({ text }) => text).join(' · ') || null;
  return said.map(({ text, words }, index) => (
    <Fragment key={text}>
      {index > 0 ? ' · ' : ''}
      <bdi {...words}>{text}</bdi>
    </Fragment>
  ));
}

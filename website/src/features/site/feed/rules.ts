import { xmlText } from '@/features/site/addresses/rules';
import type { Locale } from '@/i18n/routing';

export interface Feed {
  locale: Locale;
  title: string;
  /** Absolute addresses of the feed and of the page it follows. */
  selfUrl: string;
  pageUrl: string;
  author: string;
  entries: {
    lang: Locale;
    url: string;
    title: string;
    summary: string | null;
    author: string | null;
    publishedOn: string;
    changedAt: string;
  }[];
}

/** The blog as an Atom feed (RFC 4287). */
export function atomFeed({ locale, title, selfUrl, pageUrl, author, entries }: Feed): string {
  const updated =
    entries
      .map(({ changedAt }) => changedAt)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00.000Z';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${xmlText(pageUrl)}</id>
<title>${xmlText(title)}</title>
<updated>${xmlText(updated)}</updated>
<author><name>${xmlText(author)}</name></author>
<link rel="self" type="application/atom+xml" href="${xmlText(selfUrl)}"/>
<link rel="alternate" type="text/html" hreflang="${locale}" href="${xmlText(pageUrl)}"/>
${entries.map(entryElement).join('\n')}
</feed>
`;
}

function entryElement(entry: Feed['entries'][number]): string {
  return [
    `<entry xml:lang="${entry.lang}">`,
    `<id>${xmlText(entry.url)}</id>`,
    `<title>${xmlText(entry.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xmlText(entry.url)}"/>`,
    `<published>${xmlText(entry.publishedOn)}T00:00:00Z</published>`,
    `<updated>${xmlText(entry.changedAt)}</updated>`,
    entry.author ? `<author><name>${xmlText(entry.author)}</name></author>` : '',
    entry.summary ? `<summary>${xmlText(entry.summary)}</summary>` : '',
    '</entry>',
  ].join('');
}

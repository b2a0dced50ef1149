import type { Locale } from '@/i18n/routing';
import { escapeHtml } from '@/lib/text/escape-html';

export interface Feed {
  locale: Locale;
  title: string;
  /** Absolute addresses of the feed and of the page it follows. */
  selfUrl: string;
  pageUrl: string;
  author: string;
  entries: {
    lang: Locale;
    /** Name for good: the address ends in the title, which may change. */
    id: string;
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
<id>${escapeHtml(pageUrl)}</id>
<title>${escapeHtml(title)}</title>
<updated>${escapeHtml(updated)}</updated>
<author><name>${escapeHtml(author)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeHtml(selfUrl)}"/>
<link rel="alternate" type="text/html" hreflang="${locale}" href="${escapeHtml(pageUrl)}"/>
${entries.map(entryElement).join('\n')}
</feed>
`;
}

function entryElement(entry: Feed['entries'][number]): string {
  return [
    `<entry xml:lang="${entry.lang}">`,
    `<id>${escapeHtml(entry.id)}</id>`,
    `<title>${escapeHtml(entry.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(entry.url)}"/>`,
    `<published>${escapeHtml(entry.publishedOn)}T00:00:00Z</published>`,
    `<updated>${escapeHtml(entry.changedAt)}</updated>`,
    entry.author ? `<author><name>${escapeHtml(entry.author)}</name></author>` : '',
    entry.summary ? `<summary>${escapeHtml(entry.summary)}</summary>` : '',
    '</entry>',
  ].join('');
}

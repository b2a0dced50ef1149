import { expect, it } from 'vitest';
import { atomFeed } from './rules';

const pageUrl = 'https://c.example/ar/blog';
const entry = {
  ...{ lang: 'ar' as const, id: `${pageUrl}/1`, url: `${pageUrl}/1-a`, summary: null, author: null },
  title: 'الأذن &\v"الأنف" 👂',
  ...{ publishedOn: '2026-03-14', changedAt: '2026-03-15T10:00:00.000Z' },
};
const words = { locale: 'ar' as const, title: 'المدونة', author: 'عيادة' };
const about = { ...words, pageUrl, selfUrl: `${pageUrl}/feed.xml` };

it('the feed of the blog has what RFC 4287 asks of a feed and of an entry, also before the first article', () => {
  const xml = atomFeed({ ...about, entries: [entry, { ...entry, changedAt: '2026-03-20T10:00:00.000Z' }] });
  expect(xml).toContain('<updated>2026-03-20T10:00:00.000Z</updated>\n<author>');
  expect(xml).toContain('<published>2026-03-14T00:00:00Z</published>');
  expect(xml).toContain('<title>الأذن &amp; &quot;الأنف&quot; 👂</title>');
  expect(xml).toContain('<id>https://c.example/ar/blog/1</id>');
  expect(xml.match(/<entry /g)).toHaveLength(2);
  expect(atomFeed({ ...about, entries: [] })).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});

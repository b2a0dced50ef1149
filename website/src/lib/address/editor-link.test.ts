import { expect, it } from 'vitest';
import { editorHref } from './editor-link';

it.each([
  ['/booking?by=doctor', '/ar/booking?by=doctor'],
  ['/#top', '/ar#top'],
  ['/en/faq', '/en/faq'],
  ['/english-course', '/ar/english-course'],
  ['/uploads/leaflet.pdf', '/uploads/leaflet.pdf'],
  [' https://www.who.int/ ', 'https://www.who.int/'],
  ['tel:+20212345678', 'tel:+20212345678'],
  ['#prepare', '#prepare'],
])('a link inside the editors’ text %s leads an Arabic reader to %s', (url, href) => {
  expect(editorHref({ url, locale: 'ar' })).toBe(href);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'booking', ''])(
  'a link inside the editors’ text is only text when it is %s',
  (url) => expect(editorHref({ url, locale: 'ar' })).toBeNull(),
);

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AWAY_MARK } from '@/lib/page/fatal-words';
import { FatalError } from './fatal-error';

const CALL = { phone: '+20220000100', phoneText: '02 2000 0100' };
const show = (locale: 'en' | 'ar', error: unknown, call?: typeof CALL) =>
  renderToStaticMarkup(
    <FatalError locale={locale} error={error} retry={() => {}} {...(call ? { call } : {})} />,
  );

it('the page of a fatal error has the words of the specification, leads home, and offers the clinic’s number where it is known', () => {
  const html = show('en', undefined);
  expect(html).toContain('Oops! That Page Can&#x27;t Be Found.');
  expect(html).toContain('The page you are looking for was never existed.');
  expect(html).toMatch(/<a href="\/"[^>]*>Back to Home<\/a>/);
  const called = show('ar', null, CALL);
  expect(called).toContain('href="tel:+20220000100"');
  expect(called).toContain('<bdi dir="ltr">02 2000 0100</bdi>');
});

it('the page of a fatal error says what a fault of the browser says of itself, and of one of the server never that, but the id by which it is found', () => {
  const html = show('en', new TypeError('The map could not be drawn.'));
  expect(html).toContain('The map could not be drawn.');
  expect(html).not.toMatch(/never existed|<bdi/);
  const fault = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { digest: '1234' });
  expect(show('en', fault)).not.toContain('ECONNREFUSED');
  expect(show('en', fault)).toContain('never existed');
  const shown = (digest: string) => show('ar', Object.assign(new Error('x'), { digest }));
  for (const digest of ['89abcdef', `89abcdef${AWAY_MARK}`])
    expect(shown(digest)).toMatch(/<bdi dir="ltr"[^>]*>89abcdef<\/bdi>/);
  expect(shown('NEXT_REDIRECT;/en')).not.toContain('<bdi');
  // Without a number nobody is told to call.
  expect(shown(AWAY_MARK)).not.toContain('يُرجى الاتصال بنا');
});

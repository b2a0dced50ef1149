import { expect, it } from 'vitest';
import { withCode } from './second-factor';

it('a code of an authenticator is read as apps show it and as Arabic keyboards write it', () => {
  const read = (code: string) => withCode.parse({ code }).code;
  expect(['123456', ' 123 456 ', '١٢٣٤٥٦', '\u200f١٢٣\u00a0٤٥٦'].map(read)).toEqual(Array(4).fill('123456'));
  expect(read('abcd-efgh-jkmn-2345')).toBe('abcdefghjkmn2345');
});

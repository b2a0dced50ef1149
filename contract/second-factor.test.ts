import { expect, it } from 'vitest';
import { withCode } from './second-factor';

it('a code of an authenticator is read as apps show it and as Arabic keyboards write it', () => {
  const read = (code: string) => withCode.parse({ code }).code;
  const typed = ['123456', ' 123 456 ', '١٢٣٤٥٦', '\u200f١٢٣\u00a0٤٥٦', '\u2066123456\u2069'];
  expect(typed.map(read)).toEqual(Array(5).fill('123456'));
  expect(read('abcd-efgh-jkmn-2345')).toBe('abcdefghjkmn2345');
});

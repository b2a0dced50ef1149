import { expect, it } from 'vitest';
import { cardToken, readCardToken } from './token';

const secret = 'a secret of the tests';
const card = { locale: 'ar' as const, title: 'د. نادية فهمي', picture: '/uploads/a_1.svg' };

it('the address of a preview picture gives back what it was made from, and is refused with other words, another key or no signature', () => {
  expect(readCardToken({ token: cardToken(card, secret), secret })).toEqual(card);
  const token = cardToken(card, secret);
  const other = cardToken({ ...card, title: 'Free money' }, 'another secret');
  const [, signature] = token.split('.');
  expect(readCardToken({ token: other, secret })).toBeNull();
  expect(readCardToken({ token: `${other.split('.')[0]}.${signature}`, secret })).toBeNull();
  expect(readCardToken({ token: 'x', secret })).toBeNull();
});

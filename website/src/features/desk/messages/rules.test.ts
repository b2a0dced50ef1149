import { expect, it } from 'vitest';
import { messagesAddress } from './address';
import { nextHandling } from './rules';

it('the list of messages has its filter in the address and reads it again', () => {
  const path = messagesAddress.path('ar', { handling: 'new', page: 2 });
  expect(path).toBe('/ar/admin/messages?handling=new&page=2');
  const asked = Object.fromEntries(new URL(path, 'http://x').searchParams);
  expect(messagesAddress.read(asked)).toEqual({ handling: 'new', size: null, page: 2 });
});

it('the list of messages shows everything when nothing sensible is asked for', () => {
  expect(messagesAddress.read({ handling: 'lost', page: '-1' })).toEqual({
    handling: null,
    size: null,
    page: 1,
  });
  expect(messagesAddress.path('en', { handling: null, page: 1 })).toBe('/en/admin/messages');
});

it('the list of messages settles what is open and opens what is settled', () => {
  expect([nextHandling('new'), nextHandling('read'), nextHandling('done')]).toEqual(['done', 'done', 'read']);
});

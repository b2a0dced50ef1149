import { expect, it } from 'vitest';
import { nextHandling } from './rules';

it('the list of messages settles what is open and opens what is settled', () => {
  expect([nextHandling('new'), nextHandling('read'), nextHandling('done')]).toEqual(['done', 'done', 'read']);
});

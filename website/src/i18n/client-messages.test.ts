import { expect, it } from 'vitest';
import { pickMessages } from './client-messages';

const messages = { calls: { desk: { next: 'Next' }, title: 'Calls' }, inbox: { title: 'Inbox' } };

it('the messages of client components are the groups that are named, each where it stands among all, and never fewer', () => {
  expect(pickMessages(messages, ['calls.desk'])).toEqual({ calls: { desk: { next: 'Next' } } });
  const both = { calls: { desk: { next: 'Next' } }, inbox: { title: 'Inbox' } };
  expect(pickMessages(messages, ['calls.desk', 'inbox'])).toEqual(both);
  expect(() => pickMessages(messages, ['calls.box'])).toThrow('calls.box');
});

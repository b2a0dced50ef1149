import { expect, it } from 'vitest';
import { changedFields } from './rules';

it('an old page of a webhook changes what was changed on it, and not what a colleague has changed since', () => {
  const seen = {
    ...{ name: 'Records', url: 'https://records.example/hook', hasPersons: true },
    kinds: ['appointment.done', 'payment.taken'] as const,
  };
  const input = { ...seen, kinds: [...seen.kinds] };
  expect(changedFields(input, input)).toEqual({});
  expect(changedFields({ ...input, name: 'Archive' }, input)).toEqual({ name: 'Archive' });
  const fewer = { ...input, kinds: ['payment.taken' as const], hasPersons: false };
  expect(changedFields(fewer, input)).toEqual({ kinds: ['payment.taken'], hasPersons: false });
  expect(changedFields(input, {})).toEqual(input);
});

import { expect, it } from 'vitest';
import { pickInOrder } from './rules';

it('the entries an editor chose come in the editor’s order, without those that are not published', async () => {
  const entries = Promise.resolve([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  expect(await pickInOrder(['c', 'gone', 'a'], entries)).toEqual([{ id: 'c' }, { id: 'a' }]);
  expect(await pickInOrder([], entries)).toEqual([]);
});

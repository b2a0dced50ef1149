import { expect, it } from 'vitest';
import { pickInOrder } from './rules';

it('the entries an editor chose come in the editor’s order, without those that are not published', () => {
  const entries = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(pickInOrder(['c', 'gone', 'a'], entries)).toEqual([{ id: 'c' }, { id: 'a' }]);
  expect(pickInOrder([], entries)).toEqual([]);
});

import { expect, it } from 'vitest';
import { pickInOrder } from './rules';

const entries = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

it('what a block shows stands in the order of the editor, without what is not published', () => {
  expect(pickInOrder(entries, ['c', 'gone', 'a'])).toEqual([{ id: 'c' }, { id: 'a' }]);
  expect(pickInOrder(entries, [])).toEqual([]);
});

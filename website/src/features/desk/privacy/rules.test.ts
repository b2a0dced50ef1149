import { expect, it } from 'vitest';
import { inOrder } from './rules';

it('whose data an account opened is asked for between two days, whichever was chosen first', () => {
  const days = { actor: 'a', firstDay: '2026-01-01', lastDay: '2026-12-31' };
  expect(inOrder({ ...days, firstDay: '2026-12-31', lastDay: '2026-01-01' })).toEqual(days);
  for (const asked of [days, { ...days, lastDay: null }, { ...days, firstDay: null }])
    expect(inOrder(asked)).toEqual(asked);
});

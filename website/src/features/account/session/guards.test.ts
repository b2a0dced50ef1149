import { expect, it } from 'vitest';
import { formOf } from '@/test/form-of';
import { refusedPress } from './guards';

it('a press that comes to nothing gives back what was typed, not what the form began with', () => {
  const body = formOf({ fee: '400', amount: '150' });
  const refused = refusedPress({ t: () => 'Try again.', trouble: { kind: 'foreign' }, body });
  const typed = { fee: '400', amount: '150' };
  expect(refused).toEqual({ outcome: 'refused', text: 'Try again.', typed });
});

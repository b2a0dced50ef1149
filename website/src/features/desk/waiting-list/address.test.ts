import { expect, it } from 'vitest';
import { entryPath } from './address';

it('somebody who waits is opened among those who wait, however the list was left', () => {
  expect(entryPath('ar', 'e1')).toBe('/ar/admin/waiting-list?open=e1');
});

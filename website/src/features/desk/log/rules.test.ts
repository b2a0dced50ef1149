import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { logAddress } from './address';
import { actionOf } from './rules';

const id = 'a'.repeat(24);

it('the filter of the log is what the address says, and back', () => {
  const filter = logAddress.read({ actor: id, action: 'card.view', firstDay: '2026-11-20', page: '3' });
  expect(filter).toEqual({
    actor: id,
    subject: null,
    action: 'card.view',
    firstDay: '2026-11-20',
    lastDay: null,
    size: null,
    page: 3,
  });
  expect(logAddress.path('ar', filter)).toBe(
    `/ar/admin/log?actor=${id}&action=card.view&firstDay=2026-11-20&page=3`,
  );
});

it('the filter of the log leaves out what is not well-formed', () => {
  const filter = logAddress.read({ actor: '../x', action: 'x', firstDay: '2026-99-99', page: '0' });
  expect(logAddress.path('en', filter)).toBe('/en/admin/log');
});

it('every call that the backend records by its name has words', () => {
  const calls = join(__dirname, '../../../../../backend/src/audit/recorded-calls.ts');
  const recorded = [...readFileSync(calls, 'utf8').matchAll(/action: '([^']+)'/g)].map(
    ([, action = '']) => action,
  );
  expect(recorded.length).toBeGreaterThan(10);
  expect(recorded.filter((action) => actionOf(action) === null)).toEqual([]);
});

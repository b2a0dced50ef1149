import { expect, test } from 'vitest';
import { withoutMessage } from '../platform/without-message';
import { requestStatus } from './faults';

test('the log of a database error names its code and place, never the values of the statement; anything can be thrown', () => {
  const values = new Error("insert into appointments values ('Mona', '+201001234567') - UNIQUE");
  const code = 'SQLITE_CONSTRAINT_UNIQUE';
  const safe = withoutMessage(Object.assign(values, { name: 'SqliteError', code }));
  const written = `${safe.message}\n${safe.stack}`;
  expect(written).toContain('SqliteError SQLITE_CONSTRAINT_UNIQUE');
  expect(written).toContain('faults.test.ts');
  expect(written).not.toMatch(/Mona|\+2010|insert into/);
  expect(withoutMessage('Mona').message).toBe('Error');
  expect(withoutMessage(null).message).toBe('Error');
});

test.each([
  [Object.assign(new Error('bad JSON'), { status: 400 }), 400],
  [Object.assign(new Error('broken off'), { httpCode: 400 }), 400],
  [Object.assign(new Error('ours'), { status: 503 }), undefined],
  [new Error('ours'), undefined],
  ['ours', undefined],
])('%o is a wrong request with status %s', (error, status) => expect(requestStatus(error)).toBe(status));

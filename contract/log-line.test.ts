import { expect, test } from 'vitest';
import { describeError, formatLogLine } from './log-line';

const line = { level: 'info', time: '2026-11-23T09:48:39.120Z', part: 'backend', pid: 7, msg: 'request' };

test('a line is read by a person with its time, level and part in front, and an error below it', () => {
  const request = { ...line, method: 'GET', status: 200, durationMs: 1.5 };
  expect(formatLogLine(JSON.stringify(request))).toBe(
    '09:48:39.120 INFO  backend request method=GET status=200 durationMs=1.5',
  );
  const err = { name: 'TypeError', stack: 'at one (a.js:1:1)\nat two (b.js:2:2)' };
  expect(formatLogLine(JSON.stringify({ ...line, level: 'error', msg: 'fault', err }))).toBe(
    '09:48:39.120 ERROR backend fault\n  TypeError\n    at one (a.js:1:1)\n    at two (b.js:2:2)',
  );
  for (const text of ['', 'Node says something', '{"msg":"of another"}', '{'])
    expect(formatLogLine(text)).toBe(text);
});

test('an error is logged by its name, codes, places and cause, never by its message', () => {
  const error = Object.assign(new RangeError('Mona\n  0100'), { code: 'E_RANGE', digest: '1f' });
  const told = describeError(error);
  expect(told).toMatchObject({ name: 'RangeError', code: 'E_RANGE', digest: '1f' });
  expect(told.stack).toContain('log-line.test.ts');
  expect(JSON.stringify(told)).not.toMatch(/Mona|0100/);
  const refused = Object.assign(new Error('10.0.0.7'), { code: 'ECONNREFUSED' });
  const cause = new TypeError('fetch failed', { cause: refused });
  expect(describeError(new Error('x', { cause })).causes).toEqual(['TypeError', 'Error ECONNREFUSED']);
  // Anything can be thrown.
  expect(describeError('Mona')).toEqual({ name: 'string', stack: '' });
  expect(describeError(null)).toEqual({ name: 'object', stack: '' });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Logger } from '../../lib/process/logger';
import { runInRequest } from '../../lib/request/request-context';
import { logConsole } from './console-lines';

const kept = { ...console };
let lines: { level: string; fields: object; message: string }[] = [];
let isServing = true;

beforeEach(() => {
  lines = [];
  isServing = true;
  const write = (level: string) => (fields: object, message: string) =>
    lines.push({ level, fields, message });
  const levels = { debug: write('debug'), info: write('info') };
  const logger: Logger = { ...levels, warn: write('warn'), error: write('error') };
  logConsole(logger, () => isServing);
});
afterEach(() => void Object.assign(console, kept));

test('output of Next is a line, without its marks and colours', () => {
  console.warn('\u001b[33m ⚠ \u001b[39m', 'The setting', 7, 'is old');
  expect(lines).toEqual([{ level: 'warn', fields: {}, message: 'The setting 7 is old' }]);
});

test('an error is logged by its kind and place, not by its message', () => {
  console.error(' ⨯', new TypeError('Mona 0100'));
  const err = expect.objectContaining({ name: 'TypeError' });
  expect(lines).toEqual([{ level: 'error', message: 'fault', fields: { err } }]);
  expect(JSON.stringify(lines)).toContain('console-lines.test.ts');
  expect(JSON.stringify(lines)).not.toContain('Mona');
});

test('further arguments may be anything, and are left out', () => {
  console.error('refused', { name: 'Mona' }, ['0100']);
  expect(lines).toEqual([{ level: 'error', fields: {}, message: 'refused' }]);
});

test('until the website serves, an error says what is to be mended', () => {
  isServing = false;
  console.error(new Error('BACKEND_TOKEN is missing.'));
  expect(lines).toMatchObject([{ message: 'BACKEND_TOKEN is missing.' }]);
});

test('an error of an answer is named by its request, and told once though React throws it again', () => {
  const error = Object.assign(new Error('x'), { digest: '3044655359' });
  const requestId = '0123456789abcdef0123456789abcdef';
  runInRequest(requestId, () => {
    console.error(error);
    expect(error.digest).toBe('89abcdef');
    console.error(error);
  });
  expect(lines).toMatchObject([{ fields: { err: { digest: '3044655359' } } }]);
});

test('an error that Next has given no digest is given none, nor one outside of a request', () => {
  const [plain, outside] = [new Error('x'), Object.assign(new Error('x'), { digest: '1' })];
  runInRequest('0123456789abcdef0123456789abcdef', () => console.error(plain));
  console.error(outside);
  expect(plain).not.toHaveProperty('digest');
  expect(outside).toHaveProperty('digest', '1');
});

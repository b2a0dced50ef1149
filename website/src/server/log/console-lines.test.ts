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

test('output of Next is a line, without its marks and colours, and without what is neither word nor number', () => {
  console.warn('\u001b[33m ⚠ \u001b[39m', 'The setting', 7, { name: 'Mona' }, ['0100'], 'is old');
  expect(lines).toEqual([{ level: 'warn', fields: {}, message: 'The setting 7 is old' }]);
});

test('an error is logged by its kind and place, not by its message', () => {
  console.error(' ⨯', new TypeError('Mona 0100'));
  const err = expect.objectContaining({ name: 'TypeError' });
  expect(lines).toEqual([{ level: 'error', message: 'fault', fields: { err } }]);
  expect(JSON.stringify(lines)).toContain('console-lines.test.ts');
  expect(JSON.stringify(lines)).not.toContain('Mona');
});

test('until the website serves, an error says what is to be mended', () => {
  isServing = false;
  console.error(new Error('BACKEND_TOKEN is missing.'));
  expect(lines).toMatchObject([{ message: 'BACKEND_TOKEN is missing.' }]);
});

test('an error of an answer that has a digest is named by its request, and told once though React throws it again', () => {
  const digested = (digest: string) => Object.assign(new Error('x'), { digest });
  const [error, outside, plain] = [digested('3044655359'), digested('1'), new Error('x')];
  console.error(outside);
  runInRequest('0123456789abcdef0123456789abcdef', () => {
    console.error(plain);
    for (let time = 0; time < 2; time += 1) console.error(error);
  });
  expect([outside.digest, error.digest]).toEqual(['1', '89abcdef']);
  expect(plain).not.toHaveProperty('digest');
  const told = [{ digest: '1' }, {}, { digest: '3044655359' }];
  expect(lines).toMatchObject(told.map((err) => ({ fields: { err } })));
});

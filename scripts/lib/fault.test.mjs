import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseArgs } from 'node:util';
import { printFailure, readable } from './fault.mjs';

test('a line of a log is shown as a person reads it, and any other as it is', () => {
  const line = { level: 'error', time: '2026-11-23T09:48:39.120Z', part: 'backend', msg: 'TZ must be UTC' };
  const said = '2026-11-23T09:48:39.120Z error TZ must be UTC';
  assert.equal(readable(JSON.stringify(line)), said);
  const err = { name: 'Error', stack: 'at a\nat b' };
  assert.equal(readable(JSON.stringify({ ...line, err })), `${said}\n  Error\n    at a\n    at b`);
  for (const other of ['', 'Error: no', '{"a":1}', '{', 'null', '7']) assert.equal(readable(other), other);
});

test('an option that no command has is named without a stack', (t) => {
  const { mock } = t.mock.method(console, 'error', () => {});
  try {
    parseArgs({ args: ['--keep-day', '3'], options: { 'keep-days': { type: 'string' } } });
  } catch (error) {
    printFailure(error);
  }
  const [said] = mock.calls.map((call) => call.arguments[0]);
  assert.equal(typeof said === 'string' && said.includes('--keep-day'), true);
});

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { emptyFolder } from '../test/empty-folder.mjs';
import { takeTurn } from './turn.mjs';

const module = JSON.stringify(new URL('turn.mjs', import.meta.url).href);
const { at, put } = emptyFolder();

test('a command is refused beside another of the same clinic, by its name, and not once that was killed', async () => {
  const command = `
    const { takeTurn } = await import(${module});
    takeTurn('./clinic start', ${JSON.stringify(at())});
    process.stdout.write('taken');
    process.stdin.resume();
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', command], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  assert.throws(() => takeTurn('upgrade', at()), /^Fault: "\.\/clinic start" is at work .*"upgrade"/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  takeTurn('upgrade', at())();
  assert.deepEqual(readdirSync(at()), []);
});

test('a number that another process has by now is no sign of a command', {
  skip: process.platform !== 'linux',
}, () => {
  put(`.at-work-${process.pid}-1-restore`, '');
  takeTurn('upgrade', at())();
  assert.deepEqual(readdirSync(at()), []);
});

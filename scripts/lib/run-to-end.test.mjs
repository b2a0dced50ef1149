import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

const module = JSON.stringify(new URL('run-to-end.mjs', import.meta.url).href);
/** A command whose work ends when it is written to. */
const command = `
  import { once } from 'node:events';
  import { runToEnd, unbrokenly } from ${module};
  await runToEnd(() =>
    unbrokenly(async () => {
      console.log('begun');
      await once(process.stdin, 'data');
      console.log('whole');
    }),
  );
`;

test('what may not be left half done is brought to its end by a command that is ended meanwhile', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', command], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  /** @type {string[]} */
  const lines = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === '') continue;
    lines.push(line.split(' ')[0] ?? '');
    if (line === 'begun') child.kill('SIGTERM');
    if (line.startsWith('First')) child.stdin.write('go on\n');
  }
  if (child.exitCode === null) await once(child, 'exit');
  assert.deepEqual([lines, child.exitCode], [['begun', 'First', 'whole'], 143]);
});

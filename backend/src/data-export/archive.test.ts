import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/support/folder';
import { newPassphrase, readArchive, writeArchive } from './archive';

const folder = emptyFolder();
const file = join(folder, 'one.tar.gz.age');
const passphrase = newPassphrase();

async function readAll(given: { file: string; passphrase: string }) {
  const found: Record<string, string> = {};
  for await (const { name, content } of readArchive(given)) found[name] = await text(content);
  return found;
}

test('an archive opens with its pass phrase, nothing can be read of it without, and a damaged one is not read to its end', async () => {
  const long = join(folder, 'long');
  writeFileSync(long, 'سطر\n'.repeat(100_000));
  await writeArchive({ file, passphrase }, async ({ add }) => {
    await add({ name: 'a/short.txt', content: 'Dr Mona' });
    await add({ name: 'a/empty.txt', content: '' });
    await add({ name: 'a/long.txt', path: long });
  });
  const kept = { 'a/short.txt': 'Dr Mona', 'a/empty.txt': '', 'a/long.txt': readFileSync(long, 'utf8') };
  expect(await readAll({ file, passphrase })).toEqual(kept);
  expect(readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  await expect(readAll({ file, passphrase: newPassphrase() })).rejects.toThrow();
  const damaged = readFileSync(file);
  damaged.writeUInt8(damaged.readUInt8(damaged.length - 40) ^ 1, damaged.length - 40);
  const other = join(folder, 'damaged');
  writeFileSync(other, damaged);
  await expect(readAll({ file: other, passphrase })).rejects.toThrow();
});

test('work that fails leaves no archive', async () => {
  const failed = join(folder, 'failed.tar.gz.age');
  const work = writeArchive({ file: failed, passphrase }, async ({ add }) => {
    await add({ name: 'one', content: 'one' });
    throw new Error('away');
  });
  await expect(work).rejects.toThrow('away');
  expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([]);
});

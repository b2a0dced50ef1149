import { mkdtempSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FlightArchive } from './flight-archive';

const NAME = '0123456789abcdef0123';

test('what another website begins to keep under the same name empties nothing that is read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'flights-'));
  const script = Buffer.from('data of a page');
  // As another process writes it: first a file of its own, which it empties when it opens it.
  const other = await open(join(folder, `${NAME}.zst.part`), 'w');
  new FlightArchive(folder).keep(NAME, script);
  const reader = new FlightArchive(folder);
  await expect.poll(() => reader.read(NAME)).toEqual(script);
  await other.truncate(0);
  await other.close();
  expect(await reader.read(NAME)).toEqual(script);
});

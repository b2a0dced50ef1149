import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signInEditor } from './support/editor';
import { addressesOf, formOf, photograph, rowsOfPictures } from './support/pictures';
import { startStrapi } from './support/strapi';

const backend = await startStrapi();
const editor = await signInEditor({ backend });

const files = () => readdirSync(join(backend.environment.PUBLIC_DIR ?? '', 'uploads')).sort();

test('without settings of a bucket, a picture lies in the folder, and one whose row fails leaves nothing there', async () => {
  const form = formOf({ 'room.jpg': await photograph() });
  expect((await editor.upload(form)).status).toBe(201);
  const [row] = await rowsOfPictures(backend.strapi);
  const stored = (row ? addressesOf(row) : []).map((address) => address.replace('/uploads/', ''));
  expect(stored).toHaveLength(5);
  expect(files()).toEqual(stored);
  expect((await fetch(`${backend.url}${row?.url}`)).status).toBe(200);

  await backend.strapi.db.connection.raw(
    "CREATE TRIGGER no_files BEFORE INSERT ON files BEGIN SELECT RAISE(ABORT, 'no'); END",
  );
  expect((await editor.upload(form)).status).toBe(500);
  expect(files()).toEqual(stored);
});

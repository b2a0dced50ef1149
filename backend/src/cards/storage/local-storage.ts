import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assertCardName, type CardStorage } from './storage';

/** Cards as files of one folder that only the user of this process may enter. */
export function localStorage(directory: string): CardStorage {
  const pathOf = (name: string) => {
    assertCardName(name);
    return join(directory, name);
  };
  return {
    async put({ name, content }) {
      const path = pathOf(name);
      const unfinished = `${path}.part`;
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(content);
        // The visitor is told that the card is kept, so it has to survive a power cut.
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    },
    async get(name) {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
      await rm(`${pathOf(name)}.part`, { force: true });
    },
  };
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
let answer: () => Response;

beforeEach(() => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  answer = () => new Response(bytes);
  vi.stubGlobal('fetch', async () => answer());
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

/** Loads the module anew, with an empty memory. */
async function load() {
  vi.resetModules();
  return await import('./sealed-storage');
}

test('typed text is found again after a reload, and nothing of it can be read in the storage', async () => {
  await (await load()).keepSealed('typed', 'Mona منى');
  expect([...stored.keys()]).toEqual(['typed']);
  expect(atob(stored.get('typed') ?? '')).not.toContain('Mona');
  const after = await load();
  expect(after.readKept('typed')).toBeNull();
  expect(await after.openSealed('typed')).toBe('Mona منى');
  // Another key opens nothing.
  answer = () => new Response(new Uint8Array(32));
  expect(await (await load()).openSealed('typed')).toBeNull();
});

test('text that is forgotten while it is sealed is not stored, and without a key it lasts in memory alone', async () => {
  const storage = await load();
  const sealing = storage.keepSealed('typed', 'Mona');
  storage.forgetKept('typed');
  await sealing;
  expect([storage.readKept('typed'), stored.size]).toEqual([null, 0]);
  answer = () => new Response(null, { status: 503 });
  const alone = await load();
  await alone.keepSealed('typed', 'Mona');
  expect([alone.readKept('typed'), stored.size]).toEqual(['Mona', 0]);
});

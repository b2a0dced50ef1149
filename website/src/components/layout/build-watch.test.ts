import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isChunkFault, isOutdated, reloadOnce } from './build-watch';

const reload = vi.fn();
let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

describe('an old page', () => {
  it('reloads once in ten seconds', () => {
    reloadOnce();
    vi.advanceTimersByTime(9_999);
    reloadOnce();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    reloadOnce();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload where it cannot remember that it did', () => {
    vi.stubGlobal('sessionStorage', undefined);
    reloadOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it('knows a missing part of the build by name and by text', () => {
    expect(isChunkFault(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
    expect(isChunkFault(new Error('Failed to load chunk /_next/static/chunks/a.js from module 1'))).toBe(
      true,
    );
    expect(isChunkFault(new Error('Failed to fetch'))).toBe(false);
    expect(isChunkFault('ChunkLoadError')).toBe(false);
  });

  it('is outdated only when the server says another id', async () => {
    const answer = (body: unknown, ok = true) =>
      vi.stubGlobal('fetch', async () => ({ ok, json: async () => body }));
    answer({ id: 'b' });
    expect(await isOutdated({ ownId: 'a' })).toBe(true);
    expect(await isOutdated({ ownId: 'b' })).toBe(false);
    for (const body of [{}, null, { id: 7 }, { id: '' }]) {
      answer(body);
      expect(await isOutdated({ ownId: 'a' })).toBe(false);
    }
    answer({ id: 'b' }, false);
    expect(await isOutdated({ ownId: 'a' })).toBe(false);
  });
});

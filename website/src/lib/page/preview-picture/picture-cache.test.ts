import { expect, test, vi } from 'vitest';
import { PictureCache } from './picture-cache';

/** Draws pictures that say how many have been drawn, whole ones unless it is told otherwise. */
function drawer() {
  let drawn = 0;
  return async (isWhole = true) => {
    drawn += 1;
    return { png: Buffer.from(`picture ${drawn}`), isWhole };
  };
}

test('a picture is drawn once, for thirty who ask at once and for those who come later, and tried again where it could not be drawn', async () => {
  const pictures = new PictureCache();
  const draw = drawer();
  const ask = async (token: string) => String((await pictures.get({ token, draw: () => draw() })).png);
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask('a')));
  expect(new Set(answers)).toEqual(new Set(['picture 1']));
  expect(await ask('a')).toBe('picture 1');
  expect(await ask('b')).toBe('picture 2');
  const failing = pictures.get({ token: 'c', draw: () => Promise.reject(new Error('no ink')) });
  await expect(failing).rejects.toThrow('no ink');
  expect(await ask('c')).toBe('picture 3');
});

test('a picture that lacks what could not be read is drawn anew a moment later', async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1000);
  const pictures = new PictureCache();
  const draw = drawer();
  const ask = async (isWhole: boolean) =>
    String((await pictures.get({ token: 'a', draw: () => draw(isWhole) })).png);
  expect([await ask(false), await ask(true)]).toEqual(['picture 1', 'picture 1']);
  vi.advanceTimersByTime(60_000);
  expect(await ask(true)).toBe('picture 2');
  vi.advanceTimersByTime(60_000);
  expect(await ask(true)).toBe('picture 2');
  vi.useRealTimers();
});

import { expect, test } from 'vitest';
import { PictureCache } from './picture-cache';

test('a picture is drawn once, for thirty who ask at once and for those who come later, and tried again where it could not be drawn', async () => {
  const pictures = new PictureCache();
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return Buffer.from(`picture ${drawn}`);
  };
  const ask = (token: string) => pictures.get({ token, draw });
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask('a')));
  expect(new Set(answers.map(String))).toEqual(new Set(['picture 1']));
  expect(String(await ask('a'))).toBe('picture 1');
  expect(String(await ask('b'))).toBe('picture 2');
  expect(drawn).toBe(2);
  const failing = pictures.get({ token: 'c', draw: () => Promise.reject(new Error('no ink')) });
  await expect(failing).rejects.toThrow('no ink');
  expect(String(await ask('c'))).toBe('picture 3');
});

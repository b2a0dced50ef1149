import { expect, test } from 'vitest';
import { UploadPlaces } from './encrypted-store';

test('an address whose pictures took half a minute to draw waits for ten, and nobody else does', () => {
  const places = new UploadPlaces();
  const now = Date.now();
  const mayUpload = (address: string, at = now) => {
    const leave = places.take({ address, now: at });
    leave?.();
    return leave !== null;
  };
  for (let times = 0; times < 10; times += 1) {
    expect(mayUpload('one')).toBe(true);
    places.noteDrawing({ address: 'one', ms: 3_000, now });
  }
  expect([mayUpload('one'), mayUpload('other'), mayUpload('')]).toEqual([false, true, true]);
  expect(mayUpload('one', now + 600_000)).toBe(true);
});

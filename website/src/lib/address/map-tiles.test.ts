import { expect, it } from 'vitest';
import { tileAddress, tileOf } from './map-tiles';

it('finds the tile of a place, and those beside it', () => {
  // A known one: the middle of the world's map lies at the equator.
  expect(tileOf({ latitude: 0, longitude: 0 })).toEqual({ x: 32768, y: 32768 });
  const place = { latitude: 30.0386, longitude: 31.2117 };
  const template = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(tileAddress({ template, place, dx: 0, dy: 0 })).toBe('https://tiles.example/16/38449/27030.png');
  expect(tileAddress({ template, place, dx: -1, dy: 1 })).toBe('https://tiles.example/16/38448/27031.png');
});

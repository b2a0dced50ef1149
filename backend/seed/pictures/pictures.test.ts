import sharp from 'sharp';
import { expect, test } from 'vitest';
import { articleKeys, branchKeys, doctorKeys, founderKeys, reviewerKeys, serviceKeys } from '../keys';
import { drawPicture, pictureNames } from '.';

const named = (options: { prefix: string; keys: readonly { key: string }[] }) =>
  options.keys.map(({ key }) => `${options.prefix}-${key}`);

const portraits = [
  ...named({ prefix: 'doctor', keys: doctorKeys }),
  ...named({ prefix: 'founder', keys: founderKeys }),
  ...named({ prefix: 'reviewer', keys: reviewerKeys }),
];

const services = named({ prefix: 'service', keys: serviceKeys });

const expected = [
  ...portraits,
  ...named({ prefix: 'branch', keys: branchKeys }),
  ...services.flatMap((name) => [name, `${name}-2`]),
  ...named({ prefix: 'article', keys: articleKeys }),
  ...['slide-1', 'slide-2', 'slide-3', 'who-we-are', 'stat-1', 'stat-2', 'stat-3', 'stat-4'],
  ...['booking-banner', 'booking-card-doctor', 'booking-card-branch', 'about-1', 'about-2', 'about-3'],
  ...['faq', 'og-default'],
];

test('every key of the demonstration content has its picture and no picture is without a key', () => {
  expect([...pictureNames].sort()).toEqual([...expected].sort());
});

test('an unknown name is refused', () => {
  expect(() => drawPicture('doctor-nobody')).toThrow('doctor-nobody');
});

test.each(expected)('%s has words in both languages, no letters and no outside references', (name) => {
  const { svg, alt } = drawPicture(name);
  expect(alt.en).toMatch(/^[A-Z][\x20-\x7e’]{9,120}$/);
  expect(alt.ar).toMatch(/^[؀-ۿ\s،:]{9,120}$/);
  expect(svg).not.toMatch(/<text|<image|<style|<script|href|NaN|undefined/);
});

test('no two pictures are the same', () => {
  expect(new Set(expected.map((name) => drawPicture(name).svg)).size).toBe(expected.length);
  expect(new Set(expected.map((name) => drawPicture(name).alt.en)).size).toBe(expected.length);
  expect(new Set(expected.map((name) => drawPicture(name).alt.ar)).size).toBe(expected.length);
});

test('a name always gives the same picture', () => {
  for (const name of expected) {
    expect(drawPicture(name)).toEqual(drawPicture(name));
  }
});

test('hijab and beards follow the keys', () => {
  for (const { key, gender, wearsHijab } of doctorKeys) {
    const { alt } = drawPicture(`doctor-${key}`);
    expect(alt.en.includes('hijab')).toBe(wearsHijab === true);
    expect(alt.ar.includes('طبيبة')).toBe(gender === 'f');
  }
});

test('every picture rasterises at its own size within a minute together', { timeout: 60_000 }, async () => {
  for (const name of expected) {
    const { svg, width, height } = drawPicture(name);
    const { info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    expect({ name, width: info.width, height: info.height }).toEqual({ name, width, height });
  }
});

test('portraits are four by five', () => {
  for (const name of portraits) {
    const { width, height } = drawPicture(name);
    expect(width / height).toBe(0.8);
  }
});

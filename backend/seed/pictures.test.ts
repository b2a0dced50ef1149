import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  articleKeys,
  branchKeys,
  doctorKeys,
  founderKeys,
  reviewerKeys,
  serviceKeys,
} from '../tests/support/demonstration-keys';
import type { SeedPicture } from './entry';
import { readDemonstration } from './load/content';

const directory = join(__dirname, 'pictures');
const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => name.replaceAll('\\', '/').replace(/\.svg$/, ''))
  .sort();
const read = (file: string) => readFileSync(join(directory, `${file}.svg`), 'utf8');

const demonstration = readDemonstration(__dirname);
const shown = demonstration
  .flatMap(({ entries }) => entries.flatMap(({ pictures = {} }) => Object.values(pictures).flat()))
  .filter((picture, index, all) => all.findIndex((one) => isDeepStrictEqual(one, picture)) === index);
const wordsOf = (file: string): SeedPicture | undefined => shown.find((picture) => picture.file === file);

/** What the attribute `name` of any element of an SVG holds. */
const valuesOf = ({ svg, name }: { svg: string; name: string }) =>
  [...svg.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

test('the content shows the pictures that are there, each with one set of words', () => {
  expect(shown.map(({ file }) => file).sort()).toEqual(files);
});

test.each([
  // People are never drawn: a face nobody has looks invented. The site shows initials (decision 254).
  ['doctor', doctorKeys, 'doctors', 0],
  ['founder', founderKeys, 'founders', 0],
  ['review', reviewerKeys, 'reviewers', 0],
  ['branch', branchKeys, 'branches', 1],
  ['service', serviceKeys, 'services', 2],
  ['article', articleKeys, 'articles', 1],
])('every %s shows the pictures of its own key', (noun, keys, folder, count) => {
  const entries = demonstration.find((group) => group.noun === noun)?.entries ?? [];
  expect(entries).toHaveLength(keys.length);
  for (const { key, pictures = {} } of entries) {
    const own = [`${folder}/${key}`, `${folder}/${key}-2`].slice(0, count);
    expect(
      Object.values(pictures)
        .flat()
        .map(({ file }) => file),
    ).toEqual(own);
  }
});

describe.each(files)('%s', (file) => {
  const svg = read(file);

  test('is an SVG that can be drawn at the size it states', async () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    const [width, height] = [valuesOf({ svg, name: 'width' })[0], valuesOf({ svg, name: 'height' })[0]];
    expect(valuesOf({ svg, name: 'viewBox' })).toEqual([`0 0 ${width} ${height}`]);
    const { info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([Number(width), Number(height)]);
  });

  test('holds no letters, no script and no bitmap, and refers to nothing outside', () => {
    expect(svg).not.toMatch(/<(?:\w+:)?(?:text|tspan|title|desc|font|image|script|foreignObject|iframe)\b/i);
    expect(svg).not.toMatch(/<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|@import|javascript:|data:|\son\w+=/i);
    const references = [
      ...[...svg.matchAll(/url\(\s*["']?([^)"']*)/g)].map(([, target = '']) => target),
      ...valuesOf({ svg, name: '(?:\\w+:)?(?:href|src)' }),
    ];
    const ids = valuesOf({ svg, name: 'id' });
    expect(new Set(ids).size, 'no id is used twice').toBe(ids.length);
    expect(ids.map((id) => `#${id}`)).toEqual(expect.arrayContaining(references));
  });

  test('has words in both languages', () => {
    const { en, ar } = wordsOf(file) ?? {};
    expect(en).toMatch(/^[A-Z][\x20-\x7e’]{9,120}$/);
    expect(ar).toMatch(/^[؀-ۿ\s،:]{9,120}$/);
  });
});

test('no two pictures are the same or have the same words', () => {
  for (const values of [files.map(read), shown.map(({ en }) => en), shown.map(({ ar }) => ar)]) {
    expect(new Set(values).size).toBe(files.length);
  }
});

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Pages whose change is worth seeing, by the beginning of their picture's name; one entry stands for its kind. */
export const PAIRED = [
  'home',
  'doctors',
  'doctor-1',
  'services-1',
  'branches-1',
  'faq',
  'contact',
  'no-such-page',
  'insurance',
];
const PARTS = /** @type {const} */ ([
  { width: 360, shown: 150 },
  { width: 1280, shown: 330 },
]);
const GAP = 10;
const HEAD = 26;
const HIGHEST = 2000;
const WORDS = { en: ['Before', 'Now'], ar: ['قبل', 'الآن'] };

/**
 * One picture of a page before and now: on a phone, then on a desktop, cut where it grows too long. What was before comes
 * from `before`, or else from the picture that is there: it cannot be taken again.
 *
 * @param {{
 *   sharp: typeof import('sharp'),
 *   file: string,
 *   language: 'en' | 'ar',
 *   before: ((width: number) => string) | null,
 *   now: (width: number) => string,
 * }} options
 * @returns {Promise<void>}
 * @throws {Error} where there is nothing of before
 */
export async function drawPair({ sharp, file, language, before, now }) {
  const old = existsSync(file) ? await readFile(file) : null;
  const layers = [];
  let left = 0;
  for (const { width, shown } of PARTS) {
    const past = before
      ? await shrink({ sharp, picture: before(width), shown })
      : await cut({ sharp, old, left, shown });
    const present = await shrink({ sharp, picture: now(width), shown });
    for (const [at, input] of [past, present].entries()) {
      layers.push({ input: await label({ sharp, words: WORDS[language][at] ?? '', shown }), left, top: 0 });
      layers.push({ input, left, top: HEAD });
      left += shown + GAP;
    }
  }
  const heights = await Promise.all(
    layers.map(async ({ input, top }) => top + ((await sharp(input).metadata()).height ?? 0)),
  );
  await sharp({
    create: { width: left - GAP, height: Math.max(...heights), channels: 3, background: '#c9d2dd' },
  })
    .composite(layers)
    .webp({ quality: 45, effort: 6 })
    .toFile(`${file}.new`);
}

async function shrink({ sharp, picture, shown }) {
  const { data, info } = await sharp(picture)
    .resize({ width: shown })
    .png()
    .toBuffer({ resolveWithObject: true });
  return await sharp(data)
    .extract({ left: 0, top: 0, width: shown, height: Math.min(info.height, HIGHEST) })
    .png()
    .toBuffer();
}

async function cut({ sharp, old, left, shown }) {
  if (!old) throw new Error('There is no picture of before: give the folder that has them with --before.');
  const { height = 0 } = await sharp(old).metadata();
  return await sharp(old)
    .extract({ left, top: HEAD, width: shown, height: height - HEAD })
    .png()
    .toBuffer();
}

async function label({ sharp, words, shown }) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${HEAD}"><rect width="100%" height="100%" fill="#022351"/><text x="50%" y="18" text-anchor="middle" font-family="sans-serif" font-size="14" fill="#fff">${words}</text></svg>`;
  return await sharp(Buffer.from(text)).png().toBuffer();
}

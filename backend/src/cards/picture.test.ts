import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hugePng } from '../../tests/support/huge-png';
import { redrawCard, refusalOf } from './picture';

const plain = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#1d4ed8' } });
const noisy = () => sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } });

async function drawn(content: Buffer) {
  const outcome = await redrawCard(content);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.value;
}

async function codeOf(content: Buffer): Promise<unknown> {
  const outcome = await redrawCard(content);
  return outcome.ok ? 'accepted' : [outcome.refusal.status, outcome.refusal.details];
}

const FORMATS = ['jpeg', 'png', 'webp'] as const;
const notAPicture = [415, { code: 'notAPicture' }];
const unsupported = [415, { code: 'unsupported' }];

test.each(FORMATS)('an uploaded card in %s is kept as WebP, and refused when cut off', async (format) => {
  const { content, width, height } = await drawn(await plain()[format]().toBuffer());
  expect([width, height]).toEqual([300, 200]);
  expect((await sharp(content).metadata()).format).toBe('webp');
  const whole = await noisy()[format]().toBuffer();
  expect(await codeOf(whole.subarray(0, Math.floor(whole.length / 2)))).toEqual(notAPicture);
});

test('an uploaded card stands upright, and keeps neither the place nor anything else it was taken with, nor what is hidden behind it', async () => {
  const photo = await plain()
    .withExif({
      IFD0: { Copyright: 'A Patient' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 2/1 3/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  const hidden = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
  const { content, width, height } = await drawn(Buffer.concat([photo, hidden]));
  expect([width, height]).toEqual([200, 300]);
  const { exif, xmp, icc, orientation } = await sharp(content).metadata();
  expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  for (const words of ['Patient', 'script']) expect(content.includes(words)).toBe(false);
});

test('an uploaded card larger than needed is made smaller, and a clear background white', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const wide = sharp({ create: { width: 4000, height: 1000, channels: 4, background } });
  const { content, width, height } = await drawn(await wide.png().toBuffer());
  expect([width, height]).toEqual([2000, 500]);
  expect((await sharp(content).stats()).channels[0]?.mean).toBe(255);
});

test('an uploaded card is taken or refused by what it costs: before it is decoded, and by the bits of a point', async () => {
  const blank = (size: number, colours: 'b-w' | 'grey16') =>
    sharp({ create: { width: size, height: size, channels: 3, background: '#1d4ed8' } })
      .toColourspace(colours)
      .png({ compressionLevel: 1 })
      .toBuffer();
  const tooMany = [422, { code: 'tooManyPixels' }];
  expect(await codeOf(hugePng({ width: 20_000, height: 20_000 }))).toEqual(tooMany);
  expect(await codeOf(await blank(5000, 'b-w'))).toBe('accepted');
  expect(await codeOf(await blank(3600, 'grey16'))).toEqual(tooMany);
});

test('an uploaded card that could not be drawn in time is met by a busy clinic, not called broken', () => {
  expect(refusalOf(new Error('timeout: 42% complete'))).toBe('busy');
  expect(refusalOf(new Error('pngload_buffer: libspng read error'))).toBe('notAPicture');
});

test('an uploaded card that a phone made without its end, or with stray bytes, is kept', async () => {
  const photo = await noisy().jpeg().toBuffer();
  const stray = Buffer.concat([photo.subarray(0, 2), Buffer.from([0]), photo.subarray(2)]);
  const line = Buffer.concat([Buffer.from('\r\n'), photo]);
  for (const content of [photo.subarray(0, -2), photo.subarray(0, -1), stray, line]) {
    const { width, height } = await drawn(content);
    expect([width, height]).toEqual([400, 300]);
  }
  // More is missing than its end.
  expect(await codeOf(photo.subarray(0, -200))).toEqual(notAPicture);
});

test.each([
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), notAPicture],
  ['a JPEG in name only', Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...randomBytes(500)]), notAPicture],
  ['an SVG', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'), unsupported],
  ['a HEIC photo', Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000'), unsupported],
  ['a GIF', Buffer.from('GIF89a'), unsupported],
])('an uploaded card that is %s is refused', async (_, content, refusal) => {
  expect(await codeOf(content)).toEqual(refusal);
});

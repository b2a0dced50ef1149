import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { emptyFolder } from '../../../tests/support/folder';
import { hugePng } from '../../../tests/support/huge-png';
import { namedByType, shrinkPicture } from './shrink';

const directory = emptyFolder();
// No request, so no reader and no language.
beforeAll(() => void vi.stubGlobal('strapi', { requestContext: { get: () => undefined } }));
afterAll(() => void vi.unstubAllGlobals());

async function shrink(content: Buffer, mimetype = 'image/jpeg') {
  const filepath = join(directory, `${Math.random()}`);
  writeFileSync(filepath, content);
  const file = { filepath, size: content.length, mimetype };
  await shrinkPicture(file);
  return { file, content: readFileSync(filepath), head: await sharp(filepath).metadata() };
}

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

it('shrinkPicture makes what is too long smaller, and says its new size', async () => {
  const { file, head } = await shrink(await noise(4000, 3000).jpeg({ quality: 95 }).toBuffer());
  expect([head.width, head.height, head.format]).toEqual([2560, 1920, 'jpeg']);
  expect(file.size).toBe(statSync(file.filepath).size);
});

it('shrinkPicture turns a photograph upright and takes the place and the camera out of it', async () => {
  const taken = await noise(400, 200)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 2/1 0/1' }, IFD0: { Model: 'Phone' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { head } = await shrink(taken);
  expect([head.width, head.height]).toEqual([200, 400]);
  expect(head.exif).toBeUndefined();
  expect(head.orientation).toBeUndefined();
});

it('shrinkPicture leaves a small and plain one as it is, and keeps what can be seen through', async () => {
  const plain = await noise(300, 200).webp().toBuffer();
  expect((await shrink(plain, 'image/webp')).content.equals(plain)).toBe(true);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const create = { width: 3000, height: 300, channels: 4, background } as const;
  const { head } = await shrink(await sharp({ create }).png().toBuffer(), 'image/png');
  expect([head.width, head.hasAlpha, head.format]).toEqual([2560, true, 'png']);
});

it('shrinkPicture writes anew what a phone made with stray bytes', async () => {
  const photo = await noise(300, 200).jpeg().toBuffer();
  const stray = Buffer.concat([photo.subarray(0, 2), Buffer.from([0]), photo.subarray(2)]);
  const { content, head } = await shrink(stray);
  expect([head.width, head.height]).toEqual([300, 200]);
  await expect(sharp(content, { failOn: 'warning' }).stats()).resolves.toBeDefined();
  await expect(shrink(photo.subarray(0, -200))).rejects.toThrow(/not a picture/);
});

it('shrinkPicture refuses in words a HEIC photo, with what to do, what is no picture, and what has more points than are decoded', async () => {
  await expect(shrink(Buffer.alloc(20), 'image/heic')).rejects.toThrow(/export it as JPEG/);
  await expect(shrink(Buffer.from('no picture'))).rejects.toThrow(/not a picture/);
  await expect(shrink(hugePng({ width: 12_000, height: 10_000 }), 'image/png')).rejects.toThrow(
    'up to 110 million points; this one has 120 million (12000 × 10000)',
  );
});

it.each([
  ['room.jfif', 'image/jpeg', 'room.jfif.jpg'],
  ['ROOM.JPG', 'image/jpeg', 'ROOM.JPG'],
  ['غرفة.png_large', 'image/png', 'غرفة.png_large.png'],
  ['room.heic', 'image/heic', 'room.heic'],
  ['room.jfif', null, 'room.jfif'],
])('a file %s of %s is stored as %s, so that it is sent as a picture', (name, type, stored) =>
  expect(namedByType(name, type)).toBe(stored),
);

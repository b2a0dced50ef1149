import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import sharp, { type Sharp } from 'sharp';
import { languageDivider } from '../../src/content/editorial/picture-words';
import type { SeedPicture } from '../entry';

interface MediaFile {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
  /** Kilobytes. */
  size: number;
  url: string;
}

/** A picture in the media folder that has no row in the database yet. */
export interface StoredPicture extends MediaFile {
  alternativeText: string;
  formats: { thumbnail: MediaFile };
}

const thumbnailSize = { width: 245, height: 156, fit: 'inside' } as const;

async function store(strapi: Core.Strapi, { name, hash }: Record<'name' | 'hash', string>, image: Sharp) {
  const webp = image.webp({ quality: 84, effort: 3 });
  const { data: buffer, info } = await webp.toBuffer({ resolveWithObject: true });
  const file = {
    name: `${name}.webp`,
    hash,
    ext: '.webp',
    mime: 'image/webp',
    width: info.width,
    height: info.height,
    size: Math.round(info.size / 10) / 100,
    url: '',
  };
  const uploaded = { ...file, buffer };
  await strapi.plugin('upload').provider.upload(uploaded);
  return { file: { ...file, url: uploaded.url }, buffer };
}

/** Makes a WebP and a thumbnail of an SVG file; their names hold a hash of it, so that a repeated load overwrites. */
async function storePicture(
  strapi: Core.Strapi,
  { file, en, ar }: SeedPicture,
  directory: string,
): Promise<StoredPicture> {
  const svg = await readFile(join(directory, `${file}.svg`));
  const name = file.replaceAll('/', '-');
  const hash = `${name.replaceAll('-', '_')}_${createHash('sha256').update(svg).digest('hex').slice(0, 10)}`;
  const { file: original, buffer } = await store(strapi, { name, hash }, sharp(svg));
  const small = { name: `thumbnail_${name}`, hash: `thumbnail_${hash}` };
  const { file: thumbnail } = await store(strapi, small, sharp(buffer).resize(thumbnailSize));
  const alternativeText = `${en}${languageDivider}${ar}`;
  return { ...original, alternativeText, formats: { thumbnail } };
}

/** Stores each picture once, two at a time. @throws {Error} naming the file that does not exist or is not a picture */
export async function storePictures(
  strapi: Core.Strapi,
  pictures: readonly SeedPicture[],
  /** Directory of the SVG files. */
  directory: string,
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>();
  const queue = [...new Map(pictures.map((picture) => [picture.file, picture])).values()];
  const work = async () => {
    for (let picture = queue.shift(); picture !== undefined; picture = queue.shift()) {
      const { file } = picture;
      const storedPicture = await storePicture(strapi, picture, directory).catch((error: unknown) => {
        throw new Error(`The picture "${file}" could not be stored`, { cause: error });
      });
      stored.set(file, storedPicture);
    }
  };
  await Promise.all([work(), work()]);
  return stored;
}

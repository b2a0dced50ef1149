import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import sharp, { type Sharp } from 'sharp';
import { languageDivider } from '../../src/content/editorial/picture-words';
import type { SeedPicture } from '../entry';

/** Draws a picture by its name. @throws {Error} when there is none of that name */
export type DrawPicture = (name: string) => SeedPicture;

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

function toWebp(image: Sharp) {
  return image.webp({ quality: 84, effort: 3, smartSubsample: true }).toBuffer({ resolveWithObject: true });
}

async function store({
  strapi,
  name,
  hash,
  image,
}: {
  strapi: Core.Strapi;
  name: string;
  hash: string;
  image: Sharp;
}) {
  const { data: buffer, info } = await toWebp(image);
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

/**
 * Draws a picture, makes a WebP and a thumbnail of it and puts both where the media library keeps its files.
 * The file name comes from the drawing, so a repeated load overwrites instead of adding.
 */
async function storePicture({
  strapi,
  name,
  drawPicture,
}: {
  strapi: Core.Strapi;
  name: string;
  drawPicture: DrawPicture;
}) {
  const { svg, alt } = drawPicture(name);
  const hash = `${name.replaceAll('-', '_')}_${createHash('sha256').update(svg).digest('hex').slice(0, 10)}`;
  const { file: original, buffer } = await store({ strapi, name, hash, image: sharp(Buffer.from(svg)) });
  const { file: thumbnail } = await store({
    strapi,
    name: `thumbnail_${name}`,
    hash: `thumbnail_${hash}`,
    image: sharp(buffer).resize(thumbnailSize),
  });
  const picture: StoredPicture = {
    ...original,
    alternativeText: `${alt.en}${languageDivider}${alt.ar}`,
    formats: { thumbnail },
  };
  return picture;
}

/** Draws and stores the named pictures, two at a time. */
export async function storePictures({
  strapi,
  names,
  drawPicture,
}: {
  strapi: Core.Strapi;
  names: Iterable<string>;
  drawPicture: DrawPicture;
}): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>();
  const queue = [...new Set(names)];
  const work = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      stored.set(name, await storePicture({ strapi, name, drawPicture }));
    }
  };
  await Promise.all([work(), work()]);
  return stored;
}

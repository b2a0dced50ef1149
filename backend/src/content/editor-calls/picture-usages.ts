import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { findUsages, type Usage, type WantedPicture } from './find-usages';

const pictures = z.array(z.object({ id: z.number(), hash: z.string(), name: z.string() }));

export type NamedPicture = WantedPicture & { name: string };

export interface PictureUsages {
  usages: Usage[];
  /** Number of more entries that show it, of types that the asker may not see. */
  notShown: number;
}

export async function readPictures(strapi: Core.Strapi, ids: number[]): Promise<NamedPicture[]> {
  const found: unknown = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: ids } }, orderBy: { id: 'asc' } });
  return pictures.parse(found);
}

/** Returns where a picture is shown, with the titles of entries that who asks may see and the number of the others. */
export async function findPictureUsages(
  strapi: Core.Strapi,
  picture: WantedPicture,
  language: 'en' | 'ar',
  isVisible: (uid: UID.ContentType) => boolean,
): Promise<PictureUsages> {
  const all = await findUsages(strapi, { picture }, language, () => true);
  const usages = all.filter(({ uid }) => isVisible(uid));
  const hidden = all
    .filter(({ uid }) => !isVisible(uid))
    .map(({ uid, documentId }) => `${uid} ${documentId}`);
  return { usages, notShown: new Set(hidden).size };
}

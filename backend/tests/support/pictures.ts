import type { Core } from '@strapi/strapi';
import sharp from 'sharp';
import { z } from 'zod';

const picture = z.object({
  id: z.number(),
  hash: z.string(),
  url: z.string(),
  formats: z.record(z.string(), z.object({ url: z.string() })).nullish(),
});

type Photograph = { width?: number; background?: string };

/** A photograph of one colour; wide enough for every size that Strapi makes, when it is not said otherwise. */
export async function photograph({ width = 1400, background = '#0b7a75' }: Photograph = {}): Promise<Buffer> {
  const create = { width, height: Math.round(width / 2), channels: 3, background } as const;
  return await sharp({ create }).jpeg().toBuffer();
}

export function formOf(files: Record<string, Buffer>): FormData {
  const form = new FormData();
  for (const [name, content] of Object.entries(files))
    form.append('files', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name);
  return form;
}

export async function rowsOfPictures(strapi: Core.Strapi): Promise<z.infer<typeof picture>[]> {
  const rows = await strapi.db.query('plugin::upload.file').findMany({ orderBy: { id: 'asc' } });
  return z.array(picture).parse(rows);
}

/** Addresses of a picture and of its smaller formats, as the media library names them, sorted. */
export function addressesOf({ url, formats }: z.infer<typeof picture>): string[] {
  return [url, ...Object.values(formats ?? {}).map((format) => format.url)].sort();
}

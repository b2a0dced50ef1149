import { readFile, stat, writeFile } from 'node:fs/promises';
import type { Metadata, Sharp } from 'sharp';
import sharp from 'sharp';
import { z } from 'zod';
import { scanForMalware } from '../../platform/malware-scan';
import { drawPhoto } from '../../platform/mended-jpeg';
import { LONGEST_SIDE, MEGABYTE, MOST_PIXELS } from './limits';
import { refusePixels, refuseUpload } from './refuse-upload';
import type { UploadService } from './whole-uploads';

export interface ComingFile {
  filepath: string;
  size: number;
  mimetype?: string | null;
}

/** A photograph of the longest side needs no more; one that has more is written anew. */
const ENOUGH = 1.5 * MEGABYTE;
/** Upright, as it was taken. */
const UPRIGHT = 1;

/** Writers of the formats that are written anew. */
const WRITERS: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 82 }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
  webp: (picture) => picture.webp({ quality: 82 }),
  heif: (picture) => picture.avif({ quality: 60 }),
};

const isTooLong = ({ width, height }: Metadata) => Math.max(width, height) > LONGEST_SIDE;
const isTurned = ({ orientation }: Metadata) => orientation !== undefined && orientation !== UPRIGHT;
const tellsOfItsMaker = ({ exif, xmp, iptc }: Metadata) => Boolean(exif ?? xmp ?? iptc);

/** Formats of newer phones, which no server here can draw. */
const HEIC = /^image\/hei[cf]/;

async function readHead(filepath: string): Promise<Metadata> {
  try {
    return await sharp(filepath, { limitInputPixels: false }).metadata();
  } catch {
    return refuseUpload('unreadable');
  }
}

/** False for what is drawn with a warning: Strapi, which makes its sizes from it, would refuse that. */
async function isSound(filepath: string): Promise<boolean> {
  return sharp(filepath, { limitInputPixels: MOST_PIXELS })
    .stats()
    .then(
      () => true,
      () => false,
    );
}

/**
 * Rewrites an uploaded picture in place for pages: limited in size, upright, and without camera metadata such as the location. A
 * picture that is so already stays byte for byte. @throws {ValidationError} if it cannot be read or has too many pixels
 */
export async function shrinkPicture(file: ComingFile): Promise<void> {
  if (!file.mimetype?.startsWith('image/')) return;
  if (HEIC.test(file.mimetype)) refuseUpload('heic');
  const head = await readHead(file.filepath);
  if (head.width * head.height * (head.pages ?? 1) > MOST_PIXELS) refusePixels(head);
  const write = WRITERS[head.format];
  const hasToChange = isTooLong(head) || isTurned(head) || tellsOfItsMaker(head);
  // An animation would stand still afterwards.
  if (!write || (head.pages ?? 1) > 1) return;
  const needsWriting = hasToChange || !(await isSound(file.filepath));
  if (!needsWriting && file.size <= ENOUGH) return;
  const content = await drawPhoto(await readFile(file.filepath), ({ content: photo, failOn }) =>
    write(
      sharp(photo, { limitInputPixels: MOST_PIXELS, failOn })
        .rotate()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true }),
    ).toBuffer(),
  ).catch(() => refuseUpload('unreadable'));
  if (!needsWriting && content.length >= file.size) return;
  await writeFile(file.filepath, content);
  file.size = (await stat(file.filepath)).size;
}

/** Ends of names by which a picture is sent as what it is, by type. */
const ENDS: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
};
const KNOWN_END = /\.(?:jpe?g|jpe|png|webp|avif)$/i;

/** Name with an end that is known: of a `.jfif`, as browsers save JPEGs, nobody is told that it is a picture. */
export function namedByType(name: string, type: string | null | undefined): string {
  return KNOWN_END.test(name) ? name : `${name}${ENDS[type ?? ''] ?? ''}`;
}

const comingFile = z.object({
  originalFilename: z.string().nullish(),
  filepath: z.string(),
  size: z.number(),
  mimetype: z.string().nullish(),
  detectedMimeType: z.string().nullish(),
});
/** `upload({ files })` and `replace(id, { file })`, as Strapi calls them. */
const given = z.looseObject({ files: z.unknown().optional(), file: z.unknown().optional() });

/** @throws {Error} for a file with malware in it, and for any while the scanner is silent */
async function scan(filepath: string): Promise<void> {
  const verdict = await scanForMalware(await readFile(filepath));
  if (verdict !== 'clean') refuseUpload(verdict === 'infected' ? 'infected' : 'unscanned');
}

async function shrinkGiven(argument: unknown): Promise<void> {
  const { files, file } = given.safeParse(argument).data ?? {};
  for (const coming of [files, file].flat()) {
    const parsed = comingFile.safeParse(coming);
    if (!parsed.success || typeof coming !== 'object' || coming === null) continue;
    const { originalFilename, filepath, size, mimetype, detectedMimeType } = parsed.data;
    const picture = { filepath, size, mimetype: detectedMimeType ?? mimetype };
    await scan(filepath);
    await shrinkPicture(picture);
    Object.assign(coming, { size: picture.size });
    if (originalFilename)
      Object.assign(coming, { originalFilename: namedByType(originalFilename, picture.mimetype) });
  }
}

/** A media library whose pictures are scanned and made smaller before anything else is made of them. */
export function shrinkAll<Service extends UploadService>(service: Service): Service {
  return {
    ...service,
    upload: async (...all: unknown[]) => {
      await shrinkGiven(all[0]);
      return service.upload(...all);
    },
    replace: async (...all: unknown[]) => {
      await shrinkGiven(all[1]);
      return service.replace(...all);
    },
  };
}

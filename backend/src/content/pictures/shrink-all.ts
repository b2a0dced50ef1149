import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { scanForMalware } from '../../platform/malware-scan';
import { refuseInfected, refuseUnscanned } from './refuse-upload';
import { shrinkPicture } from './shrink';
import type { UploadService } from './whole-uploads';

const comingFile = z.object({
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
  if (verdict === 'infected') refuseInfected();
  if (verdict === 'unknown') refuseUnscanned();
}

async function shrinkGiven(argument: unknown): Promise<void> {
  const { files, file } = given.safeParse(argument).data ?? {};
  for (const coming of [files, file].flat()) {
    const parsed = comingFile.safeParse(coming);
    if (!parsed.success || typeof coming !== 'object' || coming === null) continue;
    const { filepath, size, mimetype, detectedMimeType } = parsed.data;
    const picture = { filepath, size, mimetype: detectedMimeType ?? mimetype };
    await scan(filepath);
    await shrinkPicture(picture);
    Object.assign(coming, { size: picture.size });
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

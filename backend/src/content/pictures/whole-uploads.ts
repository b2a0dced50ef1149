import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { withoutMessage } from '../../platform/without-message';
import type { StoredFile, UploadProvider } from './bucket-provider';
import { fileNameOf, type MediaFile } from './picture-files';

/** The two calls of Strapi's upload service that store files and then write a row. */
export interface UploadService {
  upload: (...given: unknown[]) => Promise<unknown>;
  replace: (...given: unknown[]) => Promise<unknown>;
}

interface Stored {
  file: MediaFile;
  ended: Promise<unknown>;
}

const namedFile = z.object({ hash: z.string(), ext: z.string().nullish() });
const row = namedFile.extend({ formats: z.record(z.string(), namedFile).nullish() });

/** Closes a file that Strapi opened and that is refused unread: an error of opening it would end the process. */
function closeWhenEnded({ stream }: StoredFile, ended: Promise<void>): void {
  if (!stream) return;
  stream.on('error', () => {});
  const close = () => void stream.destroy();
  ended.then(close, close);
}

/** Removes what an upload has stored when it fails, as Strapi leaves it behind. Works for every provider. */
export class WholeUploads {
  private readonly begun = new AsyncLocalStorage<Stored[]>();

  constructor(private readonly strapi: Core.Strapi) {}

  noting(provider: UploadProvider): UploadProvider {
    // Taken now: Strapi puts what is returned in the place of the provider's own.
    const { upload, uploadStream, replace, replaceStream } = provider;
    const note = (file: StoredFile, ended: Promise<void>) => {
      closeWhenEnded(file, ended);
      this.begun.getStore()?.push({ file: { hash: file.hash, ext: file.ext }, ended });
      return ended;
    };
    return {
      ...provider,
      upload: (file) => note(file, upload(file)),
      uploadStream: (file) => note(file, uploadStream(file)),
      replace: (file, former) => note(file, replace(file, former)),
      replaceStream: (file, former) => note(file, replaceStream(file, former)),
    };
  }

  /** The service, each of whose uploads is there whole or not at all. */
  keeping<Service extends UploadService>(service: Service): Service {
    const whole =
      (work: (...given: unknown[]) => Promise<unknown>) =>
      (...given: unknown[]) => {
        const stored: Stored[] = [];
        return this.begun.run(stored, async () => {
          try {
            return await work(...given);
          } catch (error) {
            await this.removeUnowned(stored);
            throw error;
          }
        });
      };
    return { ...service, upload: whole(service.upload), replace: whole(service.replace) };
  }

  /** Removes what no row names. What a row names stays: of several files the first may be there already. */
  private async removeUnowned(stored: Stored[]): Promise<void> {
    // Strapi gives up at the first failure, while the others are still being written.
    await Promise.allSettled(stored.map(({ ended }) => ended));
    const names = stored.map(({ file }) => fileNameOf(file));
    try {
      const owned = await this.ownedNames(stored);
      const { provider } = this.strapi.plugin('upload');
      for (const { file } of stored) if (!owned.has(fileNameOf(file))) await provider.delete(file);
    } catch (error) {
      // Without the database nobody can say whether the row was written, and a row without its picture is worse.
      this.strapi.log.error(
        `A failed upload may have left files: ${names.join(', ')}. ${withoutMessage(error).message}`,
      );
    }
  }

  private async ownedNames(stored: Stored[]): Promise<Set<string>> {
    // Strapi names a smaller format by its size and the hash of the picture: `small_…`.
    const hashes = stored.flatMap(({ file }) => [file.hash, file.hash.replace(/^[a-z]+_/, '')]);
    const found = await this.strapi.db
      .query('plugin::upload.file')
      .findMany({ where: { hash: { $in: [...new Set(hashes)] } } });
    const rows = z.array(row).parse(found);
    const files = rows.flatMap(({ formats, ...file }) => [file, ...Object.values(formats ?? {})]);
    return new Set(files.map(fileNameOf));
  }
}

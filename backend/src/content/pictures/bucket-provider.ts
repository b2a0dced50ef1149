import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import type { Bucket } from '../../platform/bucket';
import { servicesOf } from '../../platform/services';
import { withoutMessage } from '../../platform/without-message';
import { fileNameOf, isPictureName, type MediaFile } from './picture-files';
import { refuseUpload } from './refuse-upload';

export interface StoredFile extends MediaFile {
  mime?: string;
  stream?: Readable;
  buffer?: Buffer;
  url?: string;
  formats?: Record<string, MediaFile> | null;
}

/** Calls that Strapi's upload plugin makes of whoever stores its files. */
export interface UploadProvider {
  upload: (file: StoredFile) => Promise<void>;
  uploadStream: (file: StoredFile) => Promise<void>;
  replace: (file: StoredFile, former: StoredFile) => Promise<void>;
  replaceStream: (file: StoredFile, former: StoredFile) => Promise<void>;
  delete: (file: StoredFile) => Promise<unknown>;
}

/** Keeps the media library in the bucket, under the addresses and provider of the folder: moving changes no row. */
export function bucketProvider(strapi: Core.Strapi): UploadProvider {
  /** Smaller sizes that are deleted before the picture they belong to. */
  const gone = new WeakSet<MediaFile>();

  async function inBucket(work: (bucket: Bucket) => Promise<void>): Promise<void> {
    try {
      const bucket = await servicesOf(strapi).pictures.bucket();
      if (!bucket) throw new Error('There is no bucket');
      await work(bucket);
    } catch (error) {
      strapi.log.error(`The bucket of the pictures has failed. ${withoutMessage(error).message}`);
      refuseUpload('storage');
    }
  }

  async function put(file: StoredFile): Promise<void> {
    const name = fileNameOf(file);
    if (!isPictureName(name)) refuseUpload('name');
    // Pictures are at most 10 MB (config/plugins.ts), and what is in memory can be sent again.
    const content = file.stream ? await buffer(file.stream) : file.buffer;
    if (!content) throw new Error('A file came without its content');
    await inBucket((bucket) => bucket.put({ name, content, type: file.mime ?? 'application/octet-stream' }));
    file.url = `/uploads/${name}`;
  }

  async function replace(file: StoredFile, former: StoredFile): Promise<void> {
    await put(file);
    if (fileNameOf(former) !== fileNameOf(file)) await remove(former);
  }

  // The smaller formats first: a picture that is on a page stays whole until the last step.
  async function remove(file: StoredFile): Promise<void> {
    if (gone.has(file)) return;
    await inBucket(async (bucket) => {
      const formats = Object.values(file.formats ?? {});
      await Promise.all(formats.map((format) => bucket.remove(fileNameOf(format))));
      for (const format of formats) gone.add(format);
      await bucket.remove(fileNameOf(file));
    });
  }

  return { upload: put, uploadStream: put, replace, replaceStream: replace, delete: remove };
}

import type { Bucket } from '../../platform/bucket';
import { picturesBucket } from '../../platform/environment/buckets';
import { readEnvironment } from '../../platform/environment/environment';

/** File name without a folder or a path traversal. The website's route /uploads passes on no others. */
const NAME = /^[\w-][\w.-]*$/;

export function isPictureName(name: string): boolean {
  return NAME.test(name);
}

export interface MediaFile {
  hash: string;
  ext?: string;
}

export function fileNameOf({ hash, ext }: { hash: string; ext?: string | null | undefined }): string {
  return `${hash}${ext ?? ''}`;
}

export class PictureFiles {
  private opened: Promise<Bucket> | null = null;

  /** Null when they lie in a folder, which Strapi serves by itself. */
  async bucket(): Promise<Bucket | null> {
    const settings = picturesBucket(readEnvironment());
    if (!settings) return null;
    // Its library is large, and most clinics keep their pictures in a folder.
    this.opened ??= import('../../platform/bucket').then(
      ({ Bucket: Opened }) => new Opened({ settings, prefix: 'uploads/' }),
    );
    return await this.opened;
  }
}

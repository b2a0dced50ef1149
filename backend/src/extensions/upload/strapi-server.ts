import type { Core } from '@strapi/strapi';
import { bucketProvider, type UploadProvider } from '../../content/pictures/bucket-provider';
import { keepUsed, keepUsedOfMany, type RemovingService } from '../../content/pictures/keep-used';
import { shrinkAll } from '../../content/pictures/shrink';
import { type UploadService, WholeUploads } from '../../content/pictures/whole-uploads';
import { picturesBucket } from '../../platform/environment/buckets';
import { readEnvironment } from '../../platform/environment/environment';

interface UploadPlugin {
  register: (given: { strapi: Core.Strapi }) => Promise<void>;
  services: { upload: (given: { strapi: Core.Strapi }) => UploadService & RemovingService };
  controllers: { 'admin-folder-file': { deleteMany: (ctx: never) => Promise<unknown> } };
}

/** Strapi's media library: in a bucket where one is named, no upload half done, pictures made smaller, none in use removed. */
export default (plugin: UploadPlugin): UploadPlugin => {
  const { register, services, controllers } = plugin;
  const many = controllers['admin-folder-file'];
  let uploads: WholeUploads | null = null;
  const uploadsOf = (strapi: Core.Strapi) => {
    uploads ??= new WholeUploads(strapi);
    return uploads;
  };
  // Copied, not changed: a plugin's parts belong to the process, and another start must find them as they were.
  return {
    ...plugin,
    register: async ({ strapi }) => {
      await register({ strapi });
      const folder: UploadProvider = strapi.plugin('upload').provider;
      const chosen = picturesBucket(readEnvironment()) ? bucketProvider(strapi) : folder;
      strapi.plugin('upload').provider.extend(uploadsOf(strapi).noting(chosen));
    },
    services: {
      ...services,
      upload: ({ strapi }) => keepUsed(uploadsOf(strapi).keeping(shrinkAll(services.upload({ strapi })))),
    },
    controllers: {
      ...controllers,
      'admin-folder-file': { ...many, deleteMany: keepUsedOfMany(many.deleteMany) },
    },
  };
};

import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';

const configuration = z.object({ settings: z.object({ mainField: z.string() }) });

export async function titleFieldOf(strapi: Core.Strapi, uid: UID.ContentType): Promise<string | null> {
  const model = strapi.contentType(uid);
  const found: unknown = await strapi
    .plugin('content-manager')
    .service('content-types')
    .findConfiguration(model);
  const field = configuration.safeParse(found).data?.settings.mainField;
  return field && field in model.attributes ? field : null;
}

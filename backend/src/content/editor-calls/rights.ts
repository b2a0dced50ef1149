import type { UID } from '@strapi/strapi';
import { z } from 'zod';

/** @param userAbility as Strapi has it in the state of a request */
export function mayRead(userAbility: unknown, uid: UID.ContentType, field?: string): boolean {
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
  return field === undefined ? checker.can.read() : checker.can.read(null, field);
}

const configuration = z.object({ settings: z.object({ mainField: z.string() }) });

export async function titleFieldOf(uid: UID.ContentType): Promise<string | null> {
  const model = strapi.contentType(uid);
  const found: unknown = await strapi
    .plugin('content-manager')
    .service('content-types')
    .findConfiguration(model);
  const field = configuration.safeParse(found).data?.settings.mainField;
  return field && field in model.attributes ? field : null;
}

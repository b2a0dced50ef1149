import type { Core, UID } from '@strapi/strapi';

/** @param userAbility as Strapi has it in the state of a request */
export function mayRead(
  strapi: Core.Strapi,
  userAbility: unknown,
  uid: UID.ContentType,
  field?: string,
): boolean {
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
  return field === undefined ? checker.can.read() : checker.can.read(null, field);
}

import type { Core, UID } from '@strapi/strapi';

export function mayRead({
  strapi,
  userAbility,
  uid,
  field,
}: {
  strapi: Core.Strapi;
  /** As Strapi has it in the state of a request. */
  userAbility: unknown;
  uid: UID.ContentType;
  field?: string;
}): boolean {
  const checker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
  return field === undefined ? checker.can.read() : checker.can.read(null, field);
}

import type { UID } from '@strapi/strapi';
import { factories } from '@strapi/strapi';

/**
 * The two reading routes of an editorial type. Writing is done in the editor, so no other route exists;
 * drafts are never answered.
 */
export function createReadRoutes(uid: UID.ContentType) {
  const published = { middlewares: ['global::published-only'] };
  return factories.createCoreRouter(uid, {
    only: ['find', 'findOne'],
    config: { find: published, findOne: published },
  });
}

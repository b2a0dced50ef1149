import type { UID } from '@strapi/strapi';
import { factories } from '@strapi/strapi';

/**
 * The two reading routes of an editorial type. Writing is done in the editor, so no other route exists;
 * drafts are never answered.
 */
export function createReadRoutes(uid: UID.ContentType) {
  const reading = { middlewares: ['global::published-only', 'global::picture-words'] };
  return factories.createCoreRouter(uid, {
    only: ['find', 'findOne'],
    config: { find: reading, findOne: reading },
  });
}

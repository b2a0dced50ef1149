import type { Core } from '@strapi/strapi';
import { factories } from '@strapi/strapi';
import { editorialNouns, uidOf } from './types';

/** Gives every editorial type Strapi's reading calls, never of drafts, and none that write. Call before Strapi makes routes. */
export function addReadCalls(strapi: Core.Strapi): void {
  const reading = { middlewares: ['global::published-only', 'global::picture-words'] };
  const controllers = strapi.get('controllers');
  for (const noun of editorialNouns) {
    const uid = uidOf(noun);
    const api = strapi.api(noun);
    if (!controllers.keys().includes(uid)) controllers.set(uid, factories.createCoreController(uid));
    strapi.get('services').set(uid, factories.createCoreService(uid));
    const read = factories.createCoreRouter(uid, {
      only: ['find', 'findOne'],
      config: { find: reading, findOne: reading },
    });
    api.routes = Object.assign({}, api.routes, { [noun]: read });
  }
}

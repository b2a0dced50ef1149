import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';

const providers = z.record(z.string(), z.looseObject({}));

/** Settings that do not say which server vouches for people. */
const OPEN = new Set(['enabled', 'icon', 'key', 'secret', 'callback', 'redirectUri', 'scope']);

const serverOf = (provider: object) =>
  Object.fromEntries(Object.entries(provider).filter(([name]) => !OPEN.has(name)));

/** Refuses sign-in servers chosen in the editor: whoever chose one could vouch for a manager who reads all. */
export default ((_, { strapi }) =>
  async (ctx, next) => {
    const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' });
    const stored = providers.parse(await store.get({}));
    const given = providers.safeParse(Object(ctx.request.body).providers).data;
    const isKnown = ([name, provider]: [string, object]) =>
      stored[name] !== undefined && isDeepStrictEqual(serverOf(provider), serverOf(stored[name]));
    if (!given || !Object.entries(given).every(isKnown))
      throw new errors.ValidationError(
        'The address of a provider is set in the environment of the backend: OPENID_…',
      );
    await next();
  }) satisfies Core.MiddlewareFactory;

import type { Core } from '@strapi/strapi';
import { findRunningSession } from '../../auth/accounts/sessions';
import { accountCalls } from '../../auth/sign-in/account-calls';
import { type Connect, connectProvider } from '../../auth/sign-in/social-sign-in';
import { staffRights } from '../../platform/staff-member';

type Factory<Methods> = (given: { strapi: Core.Strapi }) => Methods;

interface Jwt {
  verify: (token: string) => Promise<{ id: number; sessionId?: string }>;
}

/** The plugin counts every call of an address, also those that succeed; ours count failures. */
const COUNTED_BY_US = new Set(['/auth/local', '/auth/reset-password', '/auth/change-password']);

interface Route {
  method: string;
  path: string;
  handler: string;
  config: { prefix: string; middlewares?: unknown[] };
}

/** Call made when the link of a mail is opened; setting the password uses the link up. */
const CHECK_CODE: Route = {
  method: 'POST',
  path: '/auth/reset-password/check',
  handler: 'auth.checkCode',
  config: { prefix: '' },
};

interface AccountsPlugin {
  routes: { 'content-api': () => { routes: Route[] } };
  contentTypes: { user: { schema: { attributes: Record<string, unknown> } } };
  controllers: {
    auth: Factory<{ connect: Connect }>;
    user: { me: (ctx: { state: { user?: unknown }; body: unknown }) => Promise<unknown> };
  };
  services: { jwt: Factory<Jwt> };
}

/** The accounts plugin of Strapi, made fit for the accounts of staff. */
export default (plugin: AccountsPlugin): AccountsPlugin => {
  // Document ids of the branches a member of staff is limited to; null for all of them.
  const { attributes } = plugin.contentTypes.user.schema;
  attributes.branches = { type: 'json' };
  // Document id of the doctor whose account it is, who sees the own appointments alone.
  attributes.doctor = { type: 'string', maxLength: 24 };
  attributes.fullName = { type: 'string', maxLength: 120 };
  // Set by a manager: signing in then asks for a second factor, and for its setup first.
  attributes.secondFactorRequired = { type: 'boolean', default: false };

  const { controllers, routes, services } = plugin;
  // Copied, not changed: a plugin's parts belong to the process, and another start must find them as they were.
  return {
    ...plugin,
    controllers: {
      ...controllers,
      auth: ({ strapi }) => {
        const theirs = controllers.auth({ strapi });
        return { ...theirs, ...accountCalls({ strapi }), connect: connectProvider(strapi, theirs.connect) };
      },
      user: {
        ...controllers.user,
        me: async (ctx) => {
          await controllers.user.me(ctx);
          if (typeof ctx.body === 'object' && ctx.body !== null) {
            ctx.body = { ...ctx.body, staff: staffRights(ctx.state) };
          }
        },
      },
    },
    routes: { ...routes, 'content-api': () => callsOfAccounts(routes['content-api']()) },
    services: { ...services, jwt: ({ strapi }) => checkedByDatabase(strapi, services.jwt({ strapi })) },
  };
};

function callsOfAccounts(built: { routes: Route[] }) {
  const connect = built.routes.find(({ path }) => path === '/connect/(.*)');
  // Browsers come here past the website, all from the address of the server in front: a shift begins at once.
  if (connect) {
    connect.config.middlewares = [{ name: 'plugin::users-permissions.rateLimit', config: { max: 300 } }];
  }
  for (const { path, config } of built.routes) if (COUNTED_BY_US.has(path)) config.middlewares = [];
  return { ...built, routes: [...built.routes, CHECK_CODE] };
}

/** A token counts while its session runs, whatever it says itself. */
function checkedByDatabase(strapi: Core.Strapi, theirs: Jwt): Jwt {
  return {
    ...theirs,
    async verify(token) {
      const verified = await theirs.verify(token);
      const named = verified.sessionId;
      const sessionId = named ? await findRunningSession(strapi, named, Date.now()) : null;
      // The strategy takes any error for a token that is not valid.
      if (sessionId === null) throw new Error('Invalid token.');
      return { ...verified, sessionId };
    },
  };
}

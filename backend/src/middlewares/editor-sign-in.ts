import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { deviceOf } from '../auth/accounts/known-device';
import { servicesOf } from '../platform/services';

const typed = z.object({ email: z.string() });

/**
 * Tries passwords of the editor as those of staff are tried (docs/decisions/0120): guesses that come from many addresses are
 * slowed by the account they are about, and nobody is locked out by them.
 */
const editorSignIn: Core.MiddlewareFactory = (_, { strapi }) => {
  return async (ctx, next) => {
    const { signInThrottle } = servicesOf(strapi);
    const account = `editor ${typed.safeParse(ctx.request.body).data?.email ?? ''}`;
    const caller = { ctx, address: ctx.request.ip, device: deviceOf(ctx) };
    let fault: unknown = null;
    const prove = async () => {
      try {
        await next();
      } catch (error) {
        fault = error;
      }
      return fault === null && ctx.status === 200 ? account : null;
    };
    if (await signInThrottle.signIn({ caller, account, prove }))
      await signInThrottle.remember({ names: [account], address: caller.address });
    if (fault !== null) throw fault;
  };
};

export default editorSignIn;

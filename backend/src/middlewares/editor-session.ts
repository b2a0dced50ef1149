import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { findEditor, missingEditorStep } from '../auth/editor/editor-step';

const ORIGIN = 'admin';
const COOKIE = 'strapi_admin_refresh';

const made = z.object({ data: z.object({ user: z.object({ id: z.coerce.number() }) }) });
const valid = z.object({ isValid: z.literal(true), userId: z.coerce.number() });

/** Keeps Strapi's other ways to an editor session behind the second factor, old sessions included. */
export default ((_, { strapi }) => {
  const isMissing = async (id: number, isRenewed: boolean): Promise<boolean> => {
    const account = await findEditor(strapi, { id });
    const step = account && (await missingEditorStep(strapi, account));
    return step === 'setup' || (step === 'enter' && !isRenewed);
  };
  const end = async (id: number) => strapi.sessionManager(ORIGIN).invalidateRefreshToken(String(id));
  const refuse = (ctx: Parameters<Core.MiddlewareHandler>[0], name: string, message: string) => {
    ctx.remove('Set-Cookie');
    ctx.status = 401;
    ctx.body = { data: null, error: { status: 401, name, message, details: {} } };
  };

  return async (ctx, next) => {
    const refresh = ctx.path.endsWith('/access-token') ? ctx.cookies.get(COOKIE) : undefined;
    if (refresh) {
      const found = valid.safeParse(await strapi.sessionManager(ORIGIN).validateRefreshToken(refresh)).data;
      if (found && (await isMissing(found.userId, true))) {
        await end(found.userId);
        return refuse(ctx, 'UnauthorizedError', 'A second factor is required since');
      }
      return next();
    }
    await next();
    const user = made.safeParse(ctx.body).data?.data.user;
    if (ctx.status !== 200 || !user || !(await isMissing(user.id, false))) return;
    await end(user.id);
    refuse(ctx, 'EditorPasswordSet', 'The password is set: sign in with it');
  };
}) satisfies Core.MiddlewareFactory;

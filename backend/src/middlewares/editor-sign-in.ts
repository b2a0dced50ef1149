import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { deviceOf } from '../auth/accounts/known-device';
import { findEditor, isEditorsPassword, missingEditorStep } from '../auth/editor/editor-step';
import { refusePassword, takeStep } from '../auth/editor/take-step';
import { servicesOf } from '../platform/services';

/** Address and password as Strapi reads them; a list, a query or capitals would pass by what is checked here. */
const typed = z.object({ email: z.string().min(1).toLowerCase(), password: z.string().min(1) });
const session = z.object({ data: z.looseObject({ token: z.string() }) });

/** Tries passwords of the editor as those of staff, then asks for the second factor, before Strapi makes a session. */
export default ((_, { strapi }) => {
  return async (ctx, next) => {
    const { signInThrottle } = servicesOf(strapi);
    const { body } = ctx.request;
    const given = typed.safeParse(body).data;
    const name = `editor ${given?.email ?? ''}`;
    const caller = { ctx, address: ctx.request.ip, device: deviceOf(ctx) };
    let fault: unknown = null;

    /** True when the password was right. */
    const signIn = async (): Promise<boolean> => {
      if (!given) refusePassword();
      const account = await findEditor(strapi, { email: given.email });
      const step = account && (await missingEditorStep(strapi, account));
      if (!account || !step) {
        await next();
        return ctx.status === 200;
      }
      if (!(await isEditorsPassword(strapi, given))) refusePassword();
      const taken = await takeStep({ strapi, ctx, account, step, body });
      if ('error' in taken) {
        ctx.status = taken.status;
        ctx.body = { data: null, error: { status: taken.status, ...taken.error } };
        return true;
      }
      await next();
      const made = session.safeParse(ctx.body).data;
      if (made && taken.length > 0) ctx.body = { data: { ...made.data, recoveryCodes: taken } };
      return ctx.status === 200;
    };
    const prove = async () => {
      try {
        return (await signIn()) ? name : null;
      } catch (error) {
        fault = error;
        return null;
      }
    };
    const proven = await signInThrottle.signIn(caller, name, prove);
    if (proven && ctx.status === 200)
      await signInThrottle.remember({ names: [name], address: caller.address });
    if (fault !== null) throw fault;
  };
}) satisfies Core.MiddlewareFactory;

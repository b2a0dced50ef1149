import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** The role of whoever has an account and no rights of staff. */
const PLAIN = 'authenticated';

/** Guards Strapi's switches of registration: no editor makes staff by them, who read every patient. */
export default (() => async (ctx, next) => {
  const { default_role: role }: { default_role?: unknown } = Object(ctx.request.body);
  if (role !== PLAIN)
    throw new errors.ValidationError(`Whoever registers is "${PLAIN}": managers make staff`);
  await next();
}) satisfies Core.MiddlewareFactory;

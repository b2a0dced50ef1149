import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { dropCodes } from './account-codes';
import { endSessions } from './sessions';
import { USER } from './users';

const state = z.object({
  id: z.number(),
  documentId: z.string(),
  password: z.string().nullable(),
  blocked: z.boolean().nullable(),
  role: z.object({ id: z.number() }).nullish(),
});

async function stateOf(strapi: Core.Strapi, documentId: string) {
  const found: unknown = await strapi.db.query(USER).findOne({ where: { documentId }, populate: ['role'] });
  return state.safeParse(found).data ?? null;
}

/** Ends all sessions of an account whose password, role or block changes in the editor, so that none comes back. */
export function watchAccounts(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== USER || context.action !== 'update') return next();
    const { documentId } = context.params;
    const before = await stateOf(strapi, documentId);
    const result = await next();
    const after = await stateOf(strapi, documentId);
    if (!before || !after) return result;
    const isSame =
      before.password === after.password &&
      before.role?.id === after.role?.id &&
      Boolean(before.blocked) === Boolean(after.blocked);
    if (!isSame) {
      await endSessions(strapi, after.id);
      await dropCodes(strapi.db.connection, after.documentId);
    }
    return result;
  });
}

import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { BY_PASSWORD } from '../../contract/roles';
import type { Guard } from '../../platform/call';

export const USER = 'plugin::users-permissions.user';

export const accountRow = z.object({
  id: z.number(),
  documentId: z.string(),
  username: z.string(),
  email: z.string(),
  password: z.string().nullable(),
  provider: z.string().nullable(),
  confirmed: z.boolean().nullable(),
  blocked: z.boolean().nullable(),
  secondFactorRequired: z.boolean().nullish(),
});

/** An account as it is stored; never sent to anybody as it is. */
export type Account = z.infer<typeof accountRow>;

export function mayEnter({ blocked, confirmed }: Account): boolean {
  return !blocked && confirmed !== false;
}

/** Returns the provider that opens an account; null where its password does. */
export function providerOf({ provider }: Account): string | null {
  return provider === BY_PASSWORD ? null : provider;
}

export async function findAccount(strapi: Core.Strapi, where: Record<string, unknown>) {
  const found: unknown = await strapi.db.query(USER).findOne({ where });
  return found === null || found === undefined ? null : accountRow.parse(found);
}

const caller = z.object({ id: z.number() });

export const signedIn: Guard<Account> = {
  name: 'signedIn',
  authorize: async ({ state }, strapi) => {
    const user = caller.safeParse(state.user);
    const account = user.success ? await findAccount(strapi, { id: user.data.id }) : null;
    if (!account) throw new errors.UnauthorizedError('Missing authentication');
    return account;
  },
};

/** Stores the hash of a new password; a mailed code has proved the address. Codes and sessions are the caller's to end. */
export async function storePassword(strapi: Core.Strapi, id: number, hash: string, isMailProven = false) {
  await strapi.db.query(USER).update({
    where: { id },
    data: { password: hash, resetPasswordToken: null, ...(isMailProven ? { confirmed: true } : {}) },
  });
}

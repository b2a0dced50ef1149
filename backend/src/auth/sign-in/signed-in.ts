import { errors } from '@strapi/utils';
import { z } from 'zod';
import type { Guard } from '../../platform/call';
import { type Account, findAccount } from '../accounts/users';

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

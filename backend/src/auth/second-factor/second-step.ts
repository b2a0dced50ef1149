import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../../platform/environment/environment';
import type { Account } from '../accounts/users';
import { hasFactor } from './factor-rows';
import { isRequiredOf } from './required-of-all';
import { type Step, Tickets } from './tickets';

export function tickets(): Tickets {
  return new Tickets(readEnvironment().ENCRYPTION_KEY);
}

/** Step that is missing after a right password: a code, the setup a manager requires, or none (null). No token before. */
export async function missingStep(strapi: Core.Strapi, account: Account): Promise<Step | null> {
  if (await hasFactor(strapi.db.connection, account.documentId)) return 'enter';
  return (await isRequiredOf(strapi, account)) ? 'setup' : null;
}

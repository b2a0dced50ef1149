import type { Core } from '@strapi/strapi';
import { ROLES } from '../../contract/roles';
import { type Account, USER } from '../accounts/users';
import { hasFactor } from './factor-rows';
import type { Step } from './tickets';

const storeOf = (strapi: Core.Strapi) =>
  strapi.store({ type: 'core', name: 'clinic', key: 'second-factor-of-all' });

export async function isRequiredOfAll(strapi: Core.Strapi): Promise<boolean> {
  return (await storeOf(strapi).get({})) === true;
}

export async function requireOfAll(strapi: Core.Strapi, isRequired: boolean): Promise<void> {
  await storeOf(strapi).set({ value: isRequired });
}

export async function isRequiredOf(
  strapi: Core.Strapi,
  { documentId, secondFactorRequired }: Pick<Account, 'documentId' | 'secondFactorRequired'>,
): Promise<boolean> {
  if (secondFactorRequired) return true;
  if (!(await isRequiredOfAll(strapi))) return false;
  const where = { documentId, role: { type: { $in: [...ROLES] } } };
  return (await strapi.db.query(USER).count({ where })) > 0;
}

/** Step that is missing after a right password: a code, the setup a manager requires, or none (null). No token before. */
export async function missingStep(strapi: Core.Strapi, account: Account): Promise<Step | null> {
  if (await hasFactor(strapi.db.connection, account.documentId)) return 'enter';
  return (await isRequiredOf(strapi, account)) ? 'setup' : null;
}

import type { Core } from '@strapi/strapi';
import { ROLES } from '../../contract/roles';
import { type Account, USER } from '../accounts/users';

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

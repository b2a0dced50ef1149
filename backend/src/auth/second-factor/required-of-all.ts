import type { Core } from '@strapi/strapi';
import { ROLES } from '../../contract/roles';
import { USER } from '../accounts/users';

const storeOf = (strapi: Core.Strapi) =>
  strapi.store({ type: 'core', name: 'clinic', key: 'second-factor-of-all' });

/** Tells whether managers require a second factor of every account with staff rights. */
export async function isRequiredOfAll(strapi: Core.Strapi): Promise<boolean> {
  return (await storeOf(strapi).get({})) === true;
}

/** Requires it of all, or of nobody but those of whom it is required by name. */
export async function requireOfAll({
  strapi,
  isRequired,
}: {
  strapi: Core.Strapi;
  isRequired: boolean;
}): Promise<void> {
  await storeOf(strapi).set({ value: isRequired });
}

/** Tells whether a second factor is required of an account: by name, or as of all staff. */
export async function isRequiredOf(
  strapi: Core.Strapi,
  {
    documentId,
    secondFactorRequired,
  }: { documentId: string; secondFactorRequired?: boolean | null | undefined },
): Promise<boolean> {
  if (secondFactorRequired) return true;
  if (!(await isRequiredOfAll(strapi))) return false;
  const where = { documentId, role: { type: { $in: [...ROLES] } } };
  return (await strapi.db.query(USER).count({ where })) > 0;
}

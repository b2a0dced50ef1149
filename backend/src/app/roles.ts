import type { Core } from '@strapi/strapi';
import { ROLES } from '../contract/roles';
import { grants, type RoleType, roleNames } from './grants';
import { reconcile } from './reconcile';

const roleUid = 'plugin::users-permissions.role';
const permissionUid = 'plugin::users-permissions.permission';
const roleTypes: readonly RoleType[] = ['public', 'authenticated', ...ROLES];

async function findOrCreateRole(strapi: Core.Strapi, type: RoleType): Promise<number> {
  const query = strapi.db.query(roleUid);
  const role =
    (await query.findOne({ where: { type } })) ??
    (await query.create({ data: { ...roleNames[type], type } }));
  return role.id;
}

/** Known to Strapi: a grant of an action that does not exist would lock people out without a word. */
function warnAboutUnknownActions(strapi: Core.Strapi): void {
  const known: string[] = strapi.contentAPI.permissions.providers.action.keys();
  const unknown = new Set(
    Object.values(grants)
      .flat()
      .filter((action) => !known.includes(action)),
  );
  for (const action of unknown) strapi.log.warn(`Granted in code but not offered by any route: ${action}`);
}

/** Makes the roles of accounts hold exactly what `grants` says; roles that someone added in Strapi's screens lose everything. */
export async function applyRoles(strapi: Core.Strapi): Promise<void> {
  warnAboutUnknownActions(strapi);
  const permissions = strapi.db.query(permissionUid);
  const roleIds: number[] = [];
  for (const type of roleTypes) {
    const role = await findOrCreateRole(strapi, type);
    roleIds.push(role);
    const stored = await permissions.findMany({ where: { role: { id: role } } });
    const { missing, stale } = reconcile(grants[type], stored);
    for (const action of missing) await permissions.create({ data: { action, role } });
    for (const id of stale) await permissions.delete({ where: { id } });
  }
  const elsewhere = await permissions.findMany({ populate: ['role'] });
  for (const { id, role } of elsewhere) {
    if (!role || !roleIds.includes(role.id)) await permissions.delete({ where: { id } });
  }
}

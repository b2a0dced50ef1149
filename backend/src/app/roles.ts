import type { Core } from '@strapi/strapi';
import { ROLES } from '../contract/roles';
import { readEnvironment } from '../platform/environment/environment';
import { grantsOf, type RoleType, roleNames, websiteGrants } from './grants';

interface Stored {
  id: number | string;
  action: string;
}

/** Compares what the code grants with the database; returns actions to insert and ids of rows to delete (extra or double). */
export function reconcile(wanted: readonly string[], stored: readonly Stored[]) {
  const kept = new Set<string>();
  const stale: Stored['id'][] = [];
  for (const { id, action } of stored) {
    if (!wanted.includes(action) || kept.has(action)) stale.push(id);
    else kept.add(action);
  }
  return { missing: [...new Set(wanted)].filter((action) => !kept.has(action)), stale };
}

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
function warnAboutUnknownActions(strapi: Core.Strapi, grants: ReturnType<typeof grantsOf>): void {
  const known: string[] = strapi.contentAPI.permissions.providers.action.keys();
  const unknown = new Set(
    Object.values(grants)
      .flat()
      .filter((action) => !known.includes(action)),
  );
  for (const action of unknown) strapi.log.warn(`Granted in code but not offered by any route: ${action}`);
}

/** Makes the roles of accounts hold exactly what `grantsOf` says; roles that someone added in Strapi's screens lose everything. */
export async function applyRoles(strapi: Core.Strapi): Promise<void> {
  const grants = grantsOf(strapi);
  warnAboutUnknownActions(strapi, grants);
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
  for (const { id, role } of await permissions.findMany({ populate: ['role'] })) {
    if (!role || !roleIds.includes(role.id)) await permissions.delete({ where: { id } });
  }
}

const name = 'Website';
const description = 'Reads published content for the website. Kept by the backend; changes here are undone.';

/** The key in the environment is the website's key, and allows exactly what `websiteGrants` says. */
export async function applyWebsiteToken(strapi: Core.Strapi): Promise<void> {
  const tokens = strapi.db.query('admin::api-token');
  const permissions = strapi.db.query('admin::api-token-permission');
  const data = {
    name,
    description,
    kind: 'content-api',
    type: 'custom',
    accessKey: strapi.service('admin::api-token').hash(readEnvironment().WEBSITE_TOKEN),
    encryptedKey: null,
    lifespan: null,
    expiresAt: null,
  };
  const existing = await tokens.findOne({ where: { name } });
  const token = existing
    ? await tokens.update({ where: { id: existing.id }, data })
    : await tokens.create({ data });
  const stored = await permissions.findMany({ where: { token: { id: token.id } } });
  const { missing, stale } = reconcile(websiteGrants, stored);
  for (const action of missing) await permissions.create({ data: { action, token: token.id } });
  for (const id of stale) await permissions.delete({ where: { id } });
}

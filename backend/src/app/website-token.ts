import type { Core } from '@strapi/strapi';
import { readEnvironment } from '../platform/environment/environment';
import { websiteGrants } from './grants';
import { reconcile } from './reconcile';

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

import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { editorialNouns, nounOf, uidOf } from '../../content/editorial/types';
import { type Access, EDITOR_ACCESS, EDITOR_ROLES, type EditorRole, MEDIA_ACTIONS } from './editor-roles';

type Permission = { action: string; subject?: string | null; properties?: Record<string, unknown> };

const EXPLORER = 'plugin::content-manager.explorer';
const LANGUAGES = ['en', 'ar'];
const STRAPI_ROLES = ['strapi-editor', 'strapi-author'];

const idSchema = z.object({ id: z.union([z.number(), z.string()]) });
const permissionsSchema = z.array(
  z.object({
    id: z.union([z.number(), z.string()]),
    subject: z.string().nullish(),
    properties: z.record(z.string(), z.unknown()).nullish(),
  }),
);

function actionsOf(access: Access): string[] {
  if (access === 'none') return [];
  if (access === 'read') return ['read'];
  return access === 'write'
    ? ['read', 'create', 'update', 'delete', 'publish']
    : ['read', 'update', 'publish'];
}

function isLocalized(strapi: Core.Strapi, uid: UID.ContentType): boolean {
  return strapi.plugin('i18n').service('content-types').isLocalizedContentType(strapi.getModel(uid));
}

function permissionsOf(strapi: Core.Strapi, uid: UID.ContentType, access: Access): Permission[] {
  const model = strapi.getModel(uid);
  const all: string[] = strapi
    .service('admin::content-type')
    .getNestedFields(model, { components: strapi.components });
  const isKept = (field: string) =>
    typeof access !== 'object' || !access.words.except.includes(field.split('.')[0] ?? '');
  const locales = isLocalized(strapi, uid) ? { locales: LANGUAGES } : {};
  return actionsOf(access).flatMap((action) => {
    // Hours count as soon as they are saved: types without drafts have no such action.
    if (action === 'publish' && !model.options?.draftAndPublish) return [];
    if (action === 'delete' && model.kind === 'singleType') return [];
    const fields = action === 'update' ? all.filter(isKept) : all;
    const properties = ['delete', 'publish'].includes(action) ? locales : { fields, ...locales };
    return [{ action: `${EXPLORER}.${action}`, subject: uid, properties }];
  });
}

async function applyRole(strapi: Core.Strapi, role: EditorRole): Promise<void> {
  const service = strapi.service('admin::role');
  const { code, name, description } = EDITOR_ROLES[role];
  const found = (await service.findOne({ code })) ?? (await service.create({ code, name, description }));
  const { id } = idSchema.parse(found);
  await strapi.db.query('admin::role').update({ where: { id }, data: { name, description } });
  await service.assignPermissions(id, [
    ...editorialNouns.flatMap((noun) => permissionsOf(strapi, uidOf(noun), EDITOR_ACCESS[noun][role])),
    ...MEDIA_ACTIONS.map((action) => ({ action })),
  ]);
}

/** Gives Strapi's Editor and Author both languages, without which they are refused (403); what somebody chose stays. */
async function giveLanguages(strapi: Core.Strapi): Promise<void> {
  const query = strapi.db.query('admin::permission');
  const found: unknown = await query.findMany({ where: { role: { code: { $in: STRAPI_ROLES } } } });
  for (const { id, subject, properties } of permissionsSchema.parse(found)) {
    const noun = nounOf(subject ?? '');
    if (!noun || properties?.locales !== undefined || !isLocalized(strapi, uidOf(noun))) continue;
    await query.update({ where: { id }, data: { properties: { ...properties, locales: LANGUAGES } } });
  }
}

/** Sets the permissions of the editor's roles to exactly those of `EDITOR_ACCESS` at every start; other roles are left alone. */
export async function applyEditorRoles(strapi: Core.Strapi): Promise<void> {
  await applyRole(strapi, 'secretary');
  await applyRole(strapi, 'marketing');
  await giveLanguages(strapi);
}

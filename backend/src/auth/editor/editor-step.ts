import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { readEnvironment } from '../../platform/environment/environment';
import { hasFactor } from '../second-factor/factor-rows';
import { isRequiredOfAll } from '../second-factor/required-of-all';
import type { Step } from '../second-factor/tickets';

const EDITOR = 'admin::user';
const SUPER = 'strapi-super-admin';

const editor = z.object({ id: z.coerce.number(), documentId: z.string(), email: z.string() });
export type EditorAccount = z.output<typeof editor>;

export async function findEditor(strapi: Core.Strapi, where: { email: string } | { id: number }) {
  return editor.safeParse(await strapi.db.query(EDITOR).findOne({ where })).data ?? null;
}

export async function isEditorsPassword(strapi: Core.Strapi, typed: { email: string; password: string }) {
  const [, found]: unknown[] = await strapi.service('admin::auth').checkCredentials(typed);
  return editor.safeParse(found).success;
}

/** Required as of all staff; of those who may do everything also where no manager has said so. */
async function isRequired(strapi: Core.Strapi, account: EditorAccount) {
  if (await isRequiredOfAll(strapi)) return true;
  if (readEnvironment().EDITOR_SECOND_FACTOR === 'when_required') return false;
  return (await strapi.db.query(EDITOR).count({ where: { id: account.id, roles: { code: SUPER } } })) > 0;
}

export async function missingEditorStep(strapi: Core.Strapi, account: EditorAccount): Promise<Step | null> {
  if (await hasFactor(strapi.db.connection, account.documentId)) return 'enter';
  return (await isRequired(strapi, account)) ? 'setup' : null;
}

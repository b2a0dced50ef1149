import type { Core } from '@strapi/strapi';
import { nounOf } from './types';

const HIDDEN = { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } };

/** Keeps types of ours that nobody edits, such as appointments and codes, out of the editor. Call before it asks for types. */
export function hideTypes(strapi: Core.Strapi): void {
  const types = strapi.get('content-types');
  const uids: string[] = types.keys();
  for (const uid of uids.filter((one) => one.startsWith('api::') && nounOf(one) === undefined))
    Object.assign(types.get(uid), { pluginOptions: HIDDEN });
}

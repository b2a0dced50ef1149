import type { Core } from '@strapi/strapi';
import { type EditorialNoun, editorialNouns, uidOf } from '../editorial/types';

type Attributes = Record<string, object>;

/** An attribute with what it is made of: one component, or those of a dynamic zone. */
function readParts(attribute: object): { type: string; component: string; components: string[] } {
  return { type: '', component: '', components: [], ...attribute };
}

/** Tells whether a picture can stand in these attributes or in a component within them, also in one that an editor may add. */
function havePicture(strapi: Core.Strapi, attributes: Attributes): boolean {
  const components = new Map<string, { attributes: Attributes }>(Object.entries(strapi.components));
  return Object.values(attributes).some((attribute) => {
    const { type, component, components: choices } = readParts(attribute);
    if (type === 'media') return true;
    return [component, ...choices].some((uid) => {
      const parts = components.get(uid);
      return parts !== undefined && havePicture(strapi, parts.attributes);
    });
  });
}

export function listNounsWithPictures(strapi: Core.Strapi): EditorialNoun[] {
  return editorialNouns.filter((noun) => havePicture(strapi, strapi.contentType(uidOf(noun)).attributes));
}

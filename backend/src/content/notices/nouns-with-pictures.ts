import type { Core } from '@strapi/strapi';
import { type EditorialNoun, editorialNouns, uidOf } from '../editorial/types';

type Attributes = Record<string, object>;

/** Whether a picture can stand in these attributes or in a component within them. */
function havePicture({ strapi, attributes }: { strapi: Core.Strapi; attributes: Attributes }): boolean {
  const components = new Map<string, { attributes: Attributes }>(Object.entries(strapi.components));
  return Object.values(attributes).some((attribute) => {
    const { type, component } = { type: '', component: '', ...attribute };
    if (type === 'media') return true;
    const parts = type === 'component' ? components.get(component) : undefined;
    return parts !== undefined && havePicture({ strapi, attributes: parts.attributes });
  });
}

/** The editorial types whose pages may show a picture of the media library. */
export function listNounsWithPictures(strapi: Core.Strapi): EditorialNoun[] {
  return editorialNouns.filter((noun) =>
    havePicture({ strapi, attributes: strapi.contentType(uidOf(noun)).attributes }),
  );
}

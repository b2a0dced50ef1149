import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { describeForm, titleOf } from './form-layout';
import { EDITOR_WORDS } from './words/all';

const place = z.looseObject({ edit: z.looseObject({}), list: z.looseObject({}) });
const configuration = z.looseObject({
  settings: z.looseObject({}),
  metadatas: z.record(z.string(), place),
  layouts: z.looseObject({
    edit: z.array(z.array(z.object({ name: z.string(), size: z.number() }))),
    list: z.array(z.string()),
  }),
});

const model = z.object({
  kind: z.string().optional(),
  attributes: z.record(z.string(), z.looseObject({ type: z.string(), target: z.string().optional() })),
});

function modelOf(strapi: Core.Strapi, uid: string): z.infer<typeof model> | undefined {
  return model.safeParse(Reflect.get({ ...strapi.contentTypes, ...strapi.components }, uid)).data;
}

/** Gives the editor's forms and lists the names, help and order of the code at every start, in place of what somebody set. */
export async function applyForms(strapi: Core.Strapi): Promise<void> {
  const titleFieldOf = (uid: string) => {
    const found = modelOf(strapi, uid);
    // Without a title Strapi shows the name of the type, which is right where there is one entry.
    if (found?.kind === 'singleType') return 'id';
    return found && titleOf(uid, found.attributes);
  };
  for (const uid of Object.keys(EDITOR_WORDS)) {
    const attributes = modelOf(strapi, uid)?.attributes;
    const kind = uid.startsWith('api::') ? 'content_types' : 'components';
    const key = `configuration_${kind}::${uid}`;
    const store = strapi.store({ type: 'plugin', name: 'content_manager', key });
    const stored = configuration.safeParse(await store.get({}));
    if (!attributes || !stored.success) continue;
    const described = describeForm({ uid, attributes, stored: stored.data, titleFieldOf });
    const wanted = { ...stored.data, ...described };
    if (!isDeepStrictEqual(wanted, stored.data)) await store.set({ value: wanted });
  }
}

import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const EVERYDAY_WORDS = {
  label: 'Everyday words',
  description:
    'Words patients search for, in this language, separated by commas: symptoms, everyday names, common spellings. They are not shown on the site; plurals and the article are matched automatically. كلمات يبحث بها المرضى، بينها فواصل.',
};

/** What the editor says beside a field, by content type. */
const HELP: Record<string, Record<string, { label: string; description: string }>> = {
  'api::specialty.specialty': { everydayWords: EVERYDAY_WORDS },
  'api::service.service': { everydayWords: EVERYDAY_WORDS },
  'api::article.article': { everydayWords: EVERYDAY_WORDS },
};

const configuration = z.looseObject({
  metadatas: z.record(
    z.string(),
    z.looseObject({
      edit: z.looseObject({ label: z.string().optional(), description: z.string().optional() }),
    }),
  ),
});

/** Puts help beside fields of the editor where none stands yet; what somebody wrote there themselves stays. */
export async function applyFieldHelp(strapi: Core.Strapi): Promise<void> {
  for (const [uid, fields] of Object.entries(HELP)) {
    const store = strapi.store({
      type: 'plugin',
      name: 'content_manager',
      key: `configuration_content_types::${uid}`,
    });
    const stored = configuration.safeParse(await store.get({}));
    if (!stored.success) continue;
    let isChanged = false;
    for (const [field, help] of Object.entries(fields)) {
      const edit = stored.data.metadatas[field]?.edit;
      if (!edit || edit.description) continue;
      Object.assign(edit, help);
      isChanged = true;
    }
    if (isChanged) await store.set({ value: stored.data });
  }
}

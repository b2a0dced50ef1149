import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { MESSAGE_TEXTS, type MessageText } from '../contract/message-texts';
import { PHONE_PLACEHOLDERS } from '../contract/phone-placeholders';

const EVERYDAY_WORDS = {
  label: 'Everyday words',
  description:
    'Words patients search for, in this language, separated by commas: symptoms, everyday names, common spellings. They are not shown on the site; plurals and the article are matched automatically. كلمات يبحث بها المرضى، بينها فواصل.',
};

/** By the names of the fields; the names in braces are those of `contract/phone-placeholders.ts`. */
const MESSAGE_LABELS: Record<MessageText, string> = {
  received: 'Request received · استلام الطلب',
  confirmed: 'Confirmed · تأكيد الموعد',
  moved: 'Asked for another time · طلب وقت آخر',
  movedConfirmed: 'New time, confirmed · وقت جديد مؤكد',
  reminder: 'Reminder · تذكير',
  canceledByPatient: 'Canceled by the patient · ألغاه المريض',
  canceledByClinic: 'Canceled by the clinic · ألغته العيادة',
  notConfirmed: 'Not confirmed in time · لم يُؤكَّد في وقته',
};

const PLACEHOLDER_HELP = `Empty: told in the words of the product. In braces can stand: ${PHONE_PLACEHOLDERS.map((name) => `{${name}}`).join(' ')}. Managers see it filled in, with its length, on "Message texts" of the staff area. اتركه فارغًا لتُستخدم كلمات المنتج.`;

/** What the editor says beside a field, by content type. */
const HELP: Record<string, Record<string, { label: string; description: string }>> = {
  'api::specialty.specialty': { everydayWords: EVERYDAY_WORDS },
  'api::service.service': { everydayWords: EVERYDAY_WORDS },
  'api::article.article': { everydayWords: EVERYDAY_WORDS },
  'api::message-text.message-text': Object.fromEntries(
    MESSAGE_TEXTS.map((name) => [name, { label: MESSAGE_LABELS[name], description: PLACEHOLDER_HELP }]),
  ),
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

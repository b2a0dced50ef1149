'use server';

import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { CLINIC_TEXTS } from '@/contract/message-texts';
import { managerAction } from '@/features/account/session/guards';
import { changeSettings } from '@/features/desk/settings/data';
import { settingOf } from '@/features/desk/settings/rules';
import { withFaultId } from '@/lib/guard/trouble';
import { typedText } from '@/lib/guard/typed';
import { messageTextsPath, readTextName } from './rules';

/** Outcome of a change; one that was saved leads to the page instead. */
export interface TextState {
  /** Reason why nothing was saved, where no field is at fault. */
  text: string | null;
  isConflict: boolean;
  faults: { language: 'en' | 'ar'; text: string }[];
  typed: { en: string; ar: string } | null;
}

const text = typedText.transform((given) => given.replace(/\r\n/g, '\n'));

/** A text in both languages, as it shall be; `restore` names a language whose own words go. */
const textForm = z.object({
  name: z.enum(CLINIC_TEXTS),
  version: z.string().max(64),
  en: text,
  ar: text,
  /** The words of the product, which are not stored as the clinic's. */
  'standard.en': text,
  'standard.ar': text,
  restore: z.enum(['en', 'ar']).optional(),
});

/** Returns what is to be stored: nothing where the words are the product's. */
function ownWords(form: z.output<typeof textForm>): { en: string; ar: string } {
  const own = (language: 'en' | 'ar') =>
    form.restore === language || form[language] === form[`standard.${language}`] ? '' : form[language];
  return { en: own('en'), ar: own('ar') };
}

export const changeTextAction = managerAction({
  schema: textForm,
  words: 'messageTexts',
  back: ({ locale, input }) => messageTextsPath(locale, { name: input.name }),
  refused: ({ t, trouble, body }): TextState => ({
    ...{ isConflict: false, faults: [], text: withFaultId(t('refused.failed'), trouble) },
    typed: { en: String(body.get('en') ?? ''), ar: String(body.get('ar') ?? '') },
  }),
  handle: async ({ input, session: { token }, locale, t }): Promise<TextState> => {
    const { name, version, en, ar } = input;
    const refused = { isConflict: false, faults: [], typed: { en, ar } };
    const change = { version, language: locale, values: { [name]: ownWords(input) } };
    const outcome = await changeSettings(token, '/message-texts/desk', change);
    if (outcome === 'saved') redirect(messageTextsPath(locale, { name, isSaved: true }));
    if (outcome === 'conflict') {
      // The form continues with the texts as they are now.
      refresh();
      return { ...refused, text: t('refused.conflict'), isConflict: true };
    }
    const faults = outcome.map(({ path: [path], code, message }) => {
      const said =
        code === 'explained' ? message : t(code === 'tooLong' ? 'faults.tooLong' : 'faults.invalid');
      // The checks look at all texts, as in the editor: one that was stored before there was a check is named.
      const other = readTextName(settingOf(path));
      const language = path.endsWith('.ar') ? ('ar' as const) : ('en' as const);
      return { language, text: other && other !== name ? `${t(`names.${other}`)}: ${said}` : said };
    });
    return { ...refused, text: null, faults };
  },
});

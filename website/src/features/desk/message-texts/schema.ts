import { z } from 'zod';
import { CLINIC_TEXTS } from '@/contract/message-texts';

const text = z
  .string()
  .catch('')
  .transform((given) => given.replace(/\r\n/g, '\n').trim());

/** A text in both languages, as it shall be; `restore` names a language whose own words go. */
export const textForm = z.object({
  name: z.enum(CLINIC_TEXTS),
  version: z.string().max(64),
  en: text,
  ar: text,
  /** The words of the product, which are not stored as the clinic's. */
  'standard.en': text,
  'standard.ar': text,
  restore: z.enum(['en', 'ar']).optional(),
});
export type TextForm = z.output<typeof textForm>;

/** Returns what is to be stored: nothing where the words are the product's. */
export function ownWords(form: TextForm): { en: string; ar: string } {
  const own = (language: 'en' | 'ar') =>
    form.restore === language || form[language] === form[`standard.${language}`] ? '' : form[language];
  return { en: own('en'), ar: own('ar') };
}

import 'server-only';
import type { Locale } from 'next-intl';
import { getTranslations, type Part } from '@/i18n/translations';

export type { Words } from '@/i18n/translations';

/** The words a handler answers with, in the language of the page that sent it: those of one part of the messages. */
export function wordsOf<Of extends Part>(part: Of) {
  return (locale: Locale) => getTranslations({ locale, namespace: part });
}

import 'server-only';
import type { Locale, Messages, NamespaceKeys, NestedKeyOf } from 'next-intl';
import { getTranslations } from '@/i18n/translations';

type Part = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** The words of one part of the messages, as a handler is given them. */
export type Words<Of extends Part> = Awaited<ReturnType<typeof getTranslations<Of>>>;

/** The words a handler answers with, in the language of the page that sent it: those of one part of the messages. */
export function wordsOf<Of extends Part>(part: Of) {
  return (locale: Locale) => getTranslations({ locale, namespace: part });
}

/** Of handlers that answer in codes, for which the page has the words. */
export const noWords = async () => null;

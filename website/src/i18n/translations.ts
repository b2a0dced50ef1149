import 'server-only';
import {
  createTranslator,
  type Locale,
  type Messages,
  type NamespaceKeys,
  type NestedKeyOf,
} from 'next-intl';
import { getLocale, type getTranslations as makeTranslations } from 'next-intl/server';
import { messagesIn } from './messages';

const translators = new Map<string, unknown>();

/** Returns the messages of a namespace, in the given or the page's language, each parsed once for the process. */
export const getTranslations = (async (asked?: string | { locale: Locale; namespace?: string }) => {
  const { locale = await getLocale(), namespace } =
    typeof asked === 'string' ? { namespace: asked } : (asked ?? {});
  const key = `${locale} ${namespace}`;
  const known = translators.get(key);
  if (known) return known;
  const messages = await messagesIn(locale);
  // Dates are formatted in lib/time/clinic-time with the branch's zone; this only stops a silent local default.
  const made = createTranslator({ locale, messages, namespace: namespace as never, timeZone: 'UTC' });
  translators.set(key, made);
  return made;
}) as typeof makeTranslations;

/** A group of messages. */
export type Part = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

export type Words<Of extends Part> = Awaited<ReturnType<typeof getTranslations<Of>>>;

/** The language of the page, and the words of these groups in it. */
export async function getWords<const Of extends readonly Part[]>(...of: Of) {
  const locale = await getLocale();
  const words = await Promise.all(of.map((namespace) => getTranslations({ locale, namespace })));
  return [locale, ...words] as unknown as [Locale, ...{ [At in keyof Of]: Words<Of[At]> }];
}

/** Texts by their keys, for a component that is given its words. */
export function textsOf<Key extends string>(t: (key: Key) => string, ...keys: Key[]): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, t(key)])) as Record<Key, string>;
}

import { isLocale, type Locale, localePath } from '@/i18n/routing';

/** Files lie outside the languages. */
const WITHOUT_LANGUAGE = /^\/(uploads|api)\//;

/**
 * Returns where a link of an editor leads for a reader of `locale`: a path of the site gets the language, an address elsewhere
 * stays. Null for what a visitor cannot follow safely, such as `javascript:`: such a link stays text.
 */
export function editorHref({ url, locale }: { url: string; locale: Locale }): string | null {
  const address = url.trim();
  if (/^(https?:|mailto:|tel:|#)/i.test(address)) return address;
  if (!/^\/(?![/\\])/.test(address)) return null;
  if (WITHOUT_LANGUAGE.test(address)) return address;
  const first = address.split(/[/?#]/)[1];
  if (isLocale(first)) return address;
  // "/#hours" and "/?x=1" are the home page, which has no slash after its language.
  return localePath({ locale, path: address.replace(/^\/(?=[?#])/, '') });
}

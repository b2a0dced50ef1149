import { useLocale } from 'next-intl';
import { HiddenFields } from './hidden-fields';

/** The hidden fields of a form of the staff area: the page's language, in which its action answers, and these. */
export function ActionFields({ of: fields = {} }: { of?: Record<string, string | number> }) {
  return <HiddenFields of={{ locale: useLocale(), ...fields }} />;
}

import 'server-only';
import { iconShape } from '@/components/ui/icon';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations, textsOf } from '@/i18n/translations';
import { LONGEST_SEARCH } from './schema';

export type SearchFieldProps = Awaited<ReturnType<typeof describeSearchField>>;

export async function describeSearchField(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'search' });
  return {
    locale,
    /** Address the form is posted to without script, and at Enter. */
    action: localePath({ locale, path: '/search/find' }),
    /** Letters at most. Given, as its schema would bring a validator into the scripts of every page. */
    longest: LONGEST_SEARCH,
    words: textsOf(t, 'label', 'example', 'submit', 'results', 'none', 'failed'),
    icon: iconShape('lucide:search'),
  };
}

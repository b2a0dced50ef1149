import 'server-only';
import { iconShape } from '@/components/ui/icon';
import { type Locale, localePath } from '@/i18n/routing';
import { getTranslations, textsOf } from '@/i18n/translations';
import type { SearchFieldProps } from './components/search-field';
import { LONGEST_SEARCH } from './schema';

export async function describeSearchField(locale: Locale): Promise<SearchFieldProps> {
  const t = await getTranslations({ locale, namespace: 'search' });
  return {
    locale,
    action: localePath({ locale, path: '/search/find' }),
    longest: LONGEST_SEARCH,
    words: textsOf(t, 'label', 'example', 'submit', 'results', 'none', 'failed', 'urgent'),
    icon: iconShape('lucide:search'),
  };
}
